import { quantileT, twoSidedT } from './distributions.ts';

/** What the replicates say of a − b, two lanes in the same worlds with the same noise. */
export interface PairedDifference {
  readonly mean: number;
  /** Standard deviation over n − 1, and the standard error sd/√n. */
  readonly sd: number;
  readonly se: number;
  /** Student's t = mean/se with n − 1 degrees of freedom; null where all differences are the same. */
  readonly t: number | null;
  /** Two-sided; where all differences are the same: 1 for none, else 0. */
  readonly p: number;
  /** Interval of the mean at the level asked for. */
  readonly low: number;
  readonly high: number;
  /**
   * Cohen's d_z = mean/sd, and Hedges' g_z = d_z (1 − 3/(4(n−1) − 1)), less biased for small n; null as t, and
   * g_z of two replicates, where its factor is 0 for both.
   */
  readonly dz: number | null;
  readonly gz: number | null;
}

/**
 * The paired t-test (Student 1908) of one value per replicate, with its interval and effect size.
 * @param a one value per replicate, n ≥ 2
 * @param b the same replicates, in the same order
 * @param level of the interval, in (0, 1)
 * @throws RangeError for samples of different or too small size
 */
export function pairedDifference(
  a: readonly number[],
  b: readonly number[],
  level: number,
): PairedDifference {
  const differences = differencesOf(a, b);
  const n = differences.length;
  if (n < 2) throw new RangeError(`a paired difference needs at least 2 replicates, got ${n}`);
  // The mean of what is all the same is that, not what rounding makes of the sum.
  const same = differences.every((d) => d === differences[0]);
  const mean = same ? differences[0] : sum(differences) / n;
  const sd = Math.sqrt(sum(differences.map((d) => (d - mean) * (d - mean))) / (n - 1));
  const se = sd / Math.sqrt(n);
  if (sd === 0)
    return { mean, sd, se, t: null, p: mean === 0 ? 1 : 0, low: mean, high: mean, dz: null, gz: null };
  const t = mean / se;
  const half = quantileT(level, n - 1) * se;
  const dz = mean / sd;
  return {
    mean,
    sd,
    se,
    t,
    p: twoSidedT(t, n - 1),
    low: mean - half,
    high: mean + half,
    dz,
    gz: n === 2 ? null : dz * (1 - 3 / (4 * (n - 1) - 1)),
  };
}

/** a − b, replicate by replicate. Throws RangeError for samples of different size. */
export function differencesOf(a: readonly number[], b: readonly number[]): number[] {
  if (a.length !== b.length) throw new RangeError(`paired samples of ${a.length} and ${b.length} values`);
  return a.map((value, i) => value - b[i]);
}

/** In their order. */
function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
