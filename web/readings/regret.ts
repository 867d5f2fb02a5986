import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { PanelLane } from './panel-lane.ts';
import { formatMeasure, type RegretMeasure, regretOf } from './regret-measure.ts';
import { type Bands, bandReading } from './seeds/band-reading.ts';

/** One lane's regret at a step. */
interface RegretItem {
  readonly letter: LaneLetter;
  /** "–" if the step has not been computed. */
  readonly value: string;
  /** "52 ± 5"; null without a band. */
  readonly band: string | null;
}

/** Every lane's regret at step t, with its band if there is one. */
export function regretReading(
  lanes: readonly PanelLane[],
  t: number,
  measure: RegretMeasure,
  bands: Bands = {},
): RegretItem[] {
  return lanes.map(({ letter, records }) => {
    const record = records[t - 1];
    const value = record ? formatMeasure(regretOf(record, measure), measure) : '–';
    return { letter, value, band: bandReading(bands[letter], t) };
  });
}
