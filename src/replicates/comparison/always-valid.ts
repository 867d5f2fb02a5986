import { pow } from '../../math/index.ts';

/** A test that may be looked at after every replicate; one entry for each n = 1, 2, …. */
export interface AlwaysValid {
  /** Evidence e_n against "no difference": at level 1 − A it is rejected where e_n ≥ 1/A. */
  readonly e: readonly number[];
  /** p_n = min(1, min_{k ≤ n} 1/e_k): never rises. */
  readonly p: readonly number[];
  /** Interval for the mean difference, valid at every n at once; null where it is the whole line. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

/**
 * The scale-invariant likelihood ratio of Wang & Ramdas (2024, arXiv 2310.03722): effect size ~ N(0, 1/c²), right Haar measure on
 * the scale. Valid for independent Gaussian differences of unknown variance, however often one looks, adds replicates and stops.
 * @param differences a − b, in the order in which the replicates were run
 * @param level of the intervals, in (0, 1)
 * @param c2 c² > 0: how small the effects are that it looks for
 */
export function alwaysValid(differences: readonly number[], level: number, c2 = 1): AlwaysValid {
  const moments = runningMoments(differences);
  const e = moments.map((moment) => evidence(moment, c2));
  let smallest = 1;
  const p = e.map((value) => {
    smallest = Math.min(smallest, 1 / value);
    return smallest;
  });
  const intervals = moments.map((moment) => interval(moment, 1 - level, c2));
  return { e, p, low: intervals.map(([low]) => low), high: intervals.map(([, high]) => high) };
}

/** n, Σd, Σd² and Σ(d − d̄)² of the first n differences. */
interface Moments {
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly spread: number;
}

function runningMoments(differences: readonly number[]): Moments[] {
  let [sum, squares, mean, spread] = [0, 0, 0, 0];
  return differences.map((d, i) => {
    sum += d;
    squares += d * d;
    // Welford's update: the spread keeps its digits where the mean is large beside it.
    const before = d - mean;
    mean += before / (i + 1);
    spread += before * (d - mean);
    return { n: i + 1, sum, squares, spread };
  });
}

function evidence({ n, sum, squares }: Moments, c2: number): number {
  if (n === 1 || squares === 0) return 1;
  const explained = (sum * sum) / (n + c2);
  return Math.sqrt(c2 / (n + c2)) * pow(squares / (squares - explained), n / 2);
}

/** The means that the test would not reject: a quadratic inequality in the mean. */
function interval(
  { n, sum, spread }: Moments,
  alpha: number,
  c2: number,
): readonly [number | null, number | null] {
  const r = pow((n + c2) / (c2 * alpha * alpha), 1 / n);
  const k = 1 - (r * c2) / (n + c2);
  if (k <= 0) return [null, null];
  const half = Math.sqrt(((r - 1) * spread) / (n * k));
  return [sum / n - half, sum / n + half];
}
