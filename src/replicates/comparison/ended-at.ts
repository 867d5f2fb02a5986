import { changeErrorsAt } from '../../plan/change-errors.ts';
import type { JobResult, LaneResult } from '../../plan/plan.ts';

/**
 * Results as if every run had ended after a step: what a comparison with that budget is about.
 * @param step 1..T; the lanes' curves must have every step up to it
 * @throws RangeError where a curve was not kept so far
 */
export function endedAt(results: readonly JobResult[], step: number): JobResult[] {
  return results.map((result) => result.map((lane) => laneAt(lane, step)));
}

function laneAt(lane: LaneResult, step: number): LaneResult {
  const { changeErrors, curve, f1, last, perQuery, resets, worst } = lane;
  if (curve.length < step)
    throw new RangeError(`the curves have ${curve.length} steps, ${step} are asked for`);
  const regret = curve[step - 1];
  return {
    ...lane,
    regret,
    // A lane without it was kept before it was known.
    ...(last !== undefined && { last: regret - (curve[step - 2] ?? 0) }),
    ...(f1 && { f1: f1.slice(0, step) }),
    ...(changeErrors && { changeErrors: changeErrorsAt(changeErrors, step) }),
    ...(perQuery && { perQuery: perQuery.slice(0, step) }),
    resets: resets.filter((reset) => reset <= step),
    curve: curve.slice(0, step),
    ...(worst && { worst: worst.slice(0, step) }),
  };
}
