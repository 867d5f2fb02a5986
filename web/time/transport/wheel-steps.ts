/** Wheel of a mouse over the timeline: px for a step where the run is short. */
const PX_PER_STEP = 30;
/** Share of the timeline's width that the cursor moves for each px of the wheel, where the run is long. */
const LONG_SHARE = 0.1;

/** Steps for `delta` px of a wheel or trackpad over a timeline of `width` px; a fraction is kept for the next call. */
export function wheelSteps(): (delta: number, horizon: number, width: number) => number {
  let left = 0;
  return (delta, horizon, width) => {
    left += delta * Math.max(1 / PX_PER_STEP, (LONG_SHARE * horizon) / width);
    const steps = Math.trunc(left);
    left -= steps;
    return steps;
  };
}
