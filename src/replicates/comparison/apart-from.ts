import { quantileT } from './distributions.ts';

/**
 * The step from which two lanes are apart for good: from there to the last step the interval of the mean difference lies on one
 * side of zero.
 * @param a curves of one lane, n ≥ 2 replicates × T steps
 * @param b the same replicates of the other, in the same order
 * @param level of the interval at every step, in (0, 1): for m pairs at once 1 − α/m (Bonferroni)
 * @returns a step 1..T; null where the last step's interval holds zero
 */
export function apartFrom(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
  level: number,
): number | null {
  const critical = quantileT(level, a.length - 1);
  const side = (step: number) => sideOfZero(a, b, step - 1, critical);
  let step = a[0].length;
  const last = step === 0 ? 0 : side(step);
  if (last === 0) return null;
  while (step > 1 && side(step - 1) === last) step--;
  return step;
}

/** −1 or 1: where the interval of the mean difference lies; 0: around zero. */
function sideOfZero(
  a: readonly (readonly number[])[],
  b: readonly (readonly number[])[],
  at: number,
  critical: number,
): number {
  const n = a.length;
  let sum = 0;
  for (let r = 0; r < n; r++) sum += a[r][at] - b[r][at];
  const mean = sum / n;
  let squares = 0;
  for (let r = 0; r < n; r++) {
    const deviation = a[r][at] - b[r][at] - mean;
    squares += deviation * deviation;
  }
  const half = critical * Math.sqrt(squares / (n - 1) / n);
  return Math.abs(mean) > half ? Math.sign(mean) : 0;
}
