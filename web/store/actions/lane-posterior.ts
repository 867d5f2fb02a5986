import type { Lane, LaneLetter } from '../../../src/contracts/scenario.ts';
import { edit } from './edit.ts';

/** Sets how a lane's posterior is computed; undefined: from its observations. */
export function setLanePosterior(letter: LaneLetter, posterior: Lane['posterior']): void {
  edit((scenario) => {
    const lanes = scenario.lanes.map((lane) => {
      if (lane.id !== letter) return lane;
      const { posterior: _, ...plain } = lane;
      return posterior ? { ...plain, posterior } : plain;
    });
    return { ...scenario, lanes };
  });
}
