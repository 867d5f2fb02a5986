import * as words from '#words/views/overview';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { formatMeasure, type RegretMeasure, regretOf } from '../../readings/regret-measure.ts';
import { resetSteps } from '../../readings/trigger.ts';
import type { Sparks } from './spark-shapes.ts';

/** What an overview tile says about a lane at a step. */
export interface Standing {
  /** "118.3"; empty before the first step. */
  readonly figure: string;
  /** Name of the figure, in words. */
  readonly label: string;
  /** Whether no lane has less regret. */
  readonly best: boolean;
  readonly resets: readonly number[];
  readonly sparks: Sparks;
  readonly horizon: number;
  /** The step shown. */
  readonly t: number;
}

const LABELS = { total: words.regret, answer: words.regretOfAnswer } as const;

/** Cumulative regret of every lane at step t; in an environment the regret of its answer. */
export function standings(
  lanes: readonly PanelLane[],
  t: number,
  measure: Extract<RegretMeasure, 'total' | 'answer'>,
  { sparks, horizon }: Pick<Standing, 'sparks' | 'horizon'>,
): ReadonlyMap<LaneLetter, Standing> {
  const regrets = lanes.map(({ records }) => (records[t - 1] ? regretOf(records[t - 1], measure) : null));
  const known = regrets.filter((regret) => regret !== null);
  const least = Math.min(...known);
  return new Map(
    lanes.map(({ letter, records }, i) => {
      const regret = regrets[i];
      return [
        letter,
        {
          figure: regret === null ? '' : formatMeasure(regret, measure),
          label: LABELS[measure],
          best: known.length > 1 && regret === least,
          resets: resetSteps(records, t),
          sparks,
          horizon,
          t,
        },
      ];
    }),
  );
}
