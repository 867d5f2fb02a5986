import type { StepRecord } from '../../src/contracts/record.ts';
import { listed } from './panel-lane.ts';
import { formatMeasure } from './regret-measure.ts';

/** The facts about a lane that the announcement uses. */
export interface AnnouncedLane {
  /** Distinct name among the lanes. */
  readonly name: string;
  readonly records: readonly StepRecord[];
}

/**
 * What a screen reader announces when the page pauses at step t: the step, the last event, and for every lane
 * its regret and whether this step reset it or dropped some of its data.
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

/** Above this number, steps are counted instead of listed. */
const MOST_LISTED = 3;

/** "drops step 26, " if a memory that weighs its data dropped some. */
function actOf({ reset, selection, standing }: StepRecord): string {
  const removed = selection?.removed ?? [];
  if (removed.length > MOST_LISTED) return `drops ${removed.length} points, `;
  const [one, many] = standing ? ['query', 'queries'] : ['step', 'steps'];
  if (removed.length > 0) return `drops ${removed.length === 1 ? one : many} ${listed(removed)}, `;
  return reset ? 'reset, ' : '';
}

/** In an environment the answer's regret, otherwise the cumulative regret. */
function regretOf({ assessment, regret, cumulativeRegret }: StepRecord): string {
  return assessment
    ? `regret of the answer ${formatMeasure(regret, 'answer')}`
    : `regret ${formatMeasure(cumulativeRegret, 'total')}`;
}
