import { twoSidedT } from './comparison/distributions.ts';
import { summarise } from './statistics.ts';

/** Two lanes' standard deviations over the same replicates. */
interface SpreadComparison {
  /** Over n − 1. */
  readonly a: number;
  readonly b: number;
  /** Two-sided p-value of equal variances; 1 where both lanes agree in every replicate. */
  readonly p: number;
}

/**
 * Test of equal variances of paired samples (Pitman 1939, Morgan 1939): var a = var b where a − b and a + b are
 * uncorrelated; their correlation r gives t = r √((n−2)/(1−r²)) with n − 2 degrees of freedom.
 * @param a one value per replicate, n ≥ 2; two of them leave no degree of freedom: p = 1
 * @param b the same replicates, in the same order
 * @throws RangeError for samples of different or too small size
 */
export function compareSpreads(a: readonly number[], b: readonly number[]): SpreadComparison {
  const n = a.length;
  if (n !== b.length) throw new RangeError(`paired samples of ${n} and ${b.length} values`);
  if (n < 3) return { a: summarise(a).std, b: summarise(b).std, p: 1 };
  const r = correlation(
    a.map((value, i) => value - b[i]),
    a.map((value, i) => value + b[i]),
  );
  const t = r * Math.sqrt((n - 2) / (1 - r * r));
  return { a: summarise(a).std, b: summarise(b).std, p: Number.isFinite(t) ? twoSidedT(t, n - 2) : 0 };
}

/** Pearson's r; 0 where one of them does not vary. */
function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [summarise(x).mean, summarise(y).mean];
  const sum = (of: (i: number) => number) => x.reduce((total, _, i) => total + of(i), 0);
  const xy = sum((i) => (x[i] - mx) * (y[i] - my));
  const scale = Math.sqrt(sum((i) => (x[i] - mx) * (x[i] - mx)) * sum((i) => (y[i] - my) * (y[i] - my)));
  return scale === 0 ? 0 : Math.min(1, Math.max(-1, xy / scale));
}
