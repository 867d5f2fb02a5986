import { log } from '../../math/index.ts';

/** Result of the test on a stream after its newest value. */
export interface GlrReading {
  /** Z_n: log likelihood ratio of two levels against one. */
  readonly statistic: number;
  /** Number of values before the estimated change; the smallest in a tie. */
  readonly split: number;
  /** b(n). */
  readonly threshold: number;
}

/**
 * b(n) = ln(c n^{3/2} / δ) of the generalised likelihood ratio test.
 * @param n values in the stream
 * @param delta δ in (0, 1)
 * @param factor c > 0: 1 in the published GLR-klUCB code, 4 is stricter
 */
export const glrThreshold = (n: number, delta: number, factor: number): number =>
  log((factor * n * Math.sqrt(n)) / delta);

/**
 * Tests whether a stream's level has changed: Z_n = max_s s(n−s)/n · (mean of first s − mean of rest)² / (2σ²).
 * @param values the stream, oldest first
 * @param noiseVariance σ² of one value
 * @returns null while there are fewer than two values: no test
 */
export function glrReading(
  values: readonly number[],
  noiseVariance: number,
  delta: number,
  factor: number,
): GlrReading | null {
  const n = values.length;
  if (n < 2) return null;
  const total = values.reduce((sum, value) => sum + value, 0);
  let [before, statistic, split] = [0, -1, 0];
  for (let s = 1; s < n; s++) {
    before += values[s - 1];
    const step = before / s - (total - before) / (n - s);
    const ratio = (((s * (n - s)) / n) * step * step) / (2 * noiseVariance);
    if (ratio > statistic) [statistic, split] = [ratio, s];
  }
  return { statistic, split, threshold: glrThreshold(n, delta, factor) };
}
