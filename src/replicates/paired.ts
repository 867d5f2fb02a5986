import { twoSidedT } from './comparison/distributions.ts';
import { differencesOf } from './comparison/paired-difference.ts';
import { type Summary, summarise } from './statistics.ts';

/** Two lanes over the same replicates: same worlds, same noise. */
interface PairedComparison {
  readonly test: 'paired t';
  /** Of the differences a − b. */
  readonly difference: Summary;
  /** Two-sided; 1 where all differences are 0. */
  readonly p: number;
}

/**
 * Paired t-test (Student 1908) of two lanes' values, replicate by replicate.
 * @param a one value per replicate, n ≥ 2
 * @param b the same replicates, in the same order
 * @throws RangeError for samples of different or too small size
 */
export function comparePaired(a: readonly number[], b: readonly number[]): PairedComparison {
  const difference = summarise(differencesOf(a, b));
  const { mean, std, se, n } = difference;
  const p = std === 0 ? constantP(mean) : twoSidedT(mean / se, n - 1);
  return { test: 'paired t', difference, p };
}

/** Without spread t is 0/0 or infinite. */
function constantP(mean: number): number {
  return mean === 0 ? 1 : 0;
}
