import type { StepRecord } from '../../src/contracts/record.ts';
import { formatMeasure } from './regret-measure.ts';

/** A lane as the announcement needs it. */
export interface AnnouncedLane {
  /** Its own among the lanes. */
  readonly name: string;
  readonly records: readonly StepRecord[];
}

/**
 * What is read out when the page comes to rest at step t: the step, what just happened, and of every lane its regret and
 * whether this step reset it.
 * @param reading the scene's sentence; may be empty
 */
export function announcement(
  t: number,
  horizon: number,
  reading: string,
  lanes: readonly AnnouncedLane[],
): string {
  const told = lanes.flatMap(({ name, records }) => {
    const record = records[t - 1];
    return record ? [`${name}: ${record.reset ? 'reset, ' : ''}${regretOf(record)}.`] : [];
  });
  return [`Step ${t} of ${horizon}.`, reading, ...told].filter(Boolean).join(' ');
}

/** With an environment the answer's, else the sum so far. */
function regretOf({ assessment, regret, cumulativeRegret }: StepRecord): string {
  return assessment
    ? `regret of the answer ${formatMeasure(regret, 'answer')}`
    : `regret ${formatMeasure(cumulativeRegret, 'total')}`;
}
