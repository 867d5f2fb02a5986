import type { StepRecord } from '../../src/contracts/record.ts';
import { listed } from './panel-lane.ts';
import { formatMeasure } from './regret-measure.ts';

/** A lane as the announcement needs it. */
export interface AnnouncedLane {
  /** Its own among the lanes. */
  readonly name: string;
  readonly records: readonly StepRecord[];
}

/**
 * What is read out when the page comes to rest at step t: the step, what just happened, and of every lane its regret and
 * whether this step reset it or made it drop some of its data.
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
    return record ? [`${name}: ${actOf(record)}${regretOf(record)}.`] : [];
  });
  return [`Step ${t} of ${horizon}.`, reading, ...told].filter(Boolean).join(' ');
}

/** More steps than these are counted. */
const MOST_LISTED = 3;

/** "drops step 26, " where a memory that weighs its data let some of them go. */
function actOf({ reset, selection, standing }: StepRecord): string {
  const removed = selection?.removed ?? [];
  if (removed.length > MOST_LISTED) return `drops ${removed.length} points, `;
  const [one, many] = standing ? ['query', 'queries'] : ['step', 'steps'];
  if (removed.length > 0) return `drops ${removed.length === 1 ? one : many} ${listed(removed)}, `;
  return reset ? 'reset, ' : '';
}

/** With an environment the answer's, else the sum so far. */
function regretOf({ assessment, regret, cumulativeRegret }: StepRecord): string {
  return assessment
    ? `regret of the answer ${formatMeasure(regret, 'answer')}`
    : `regret ${formatMeasure(cumulativeRegret, 'total')}`;
}
