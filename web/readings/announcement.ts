import * as words from '#words/readings/announcement';
import type { StepRecord } from '../../src/contracts/record.ts';
import { listed } from '../../words/listed.ts';
import { formatMeasure } from './regret-measure.ts';

/** The facts about a lane that the announcement uses. */
interface AnnouncedLane {
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
    return record ? [laneSaid(name, record)] : [];
  });
  return [words.step({ t, horizon }), reading, ...told].filter(Boolean).join(' ');
}

function laneSaid(name: string, record: StepRecord): string {
  const act = actOf(record);
  const regret = regretOf(record);
  return act ? words.laneActed({ name, act, regret }) : words.lane({ name, regret });
}

/** Above this number, steps are counted instead of listed. */
const MOST_LISTED = 3;

/** A reset, or "drops step 26" if a memory that weighs its data dropped some; null: neither. */
function actOf({ reset, selection, standing }: StepRecord): string | null {
  const removed = selection?.removed ?? [];
  const count = removed.length;
  if (count > MOST_LISTED) return words.dropsMany(count);
  if (count > 0 && standing) return words.dropsQueries({ count, queries: listed(removed) });
  if (count > 0) return words.dropsSteps({ count, steps: listed(removed) });
  return reset ? words.reset : null;
}

/** In an environment the answer's regret, otherwise the cumulative regret. */
function regretOf({ assessment, regret, cumulativeRegret }: StepRecord): string {
  return assessment
    ? words.regretOfAnswer(formatMeasure(regret, 'answer'))
    : words.regret(formatMeasure(cumulativeRegret, 'total'));
}
