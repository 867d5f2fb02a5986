/** A sample in numbers. */
export interface Summary {
  readonly mean: number;
  /** Standard deviation over n − 1. */
  readonly std: number;
  /** Standard error of the mean, std/√n. */
  readonly se: number;
  readonly n: number;
  readonly median: number;
  readonly quantiles: {
    readonly q05: number;
    readonly q25: number;
    readonly q75: number;
    readonly q95: number;
  };
}

/** Mean, spread and quantiles of n ≥ 2 values, summed in their order. Throws RangeError for fewer. */
export function summarise(values: readonly number[]): Summary {
  const n = values.length;
  if (n < 2) throw new RangeError(`a summary needs at least 2 values, got ${n}`);
  const mean = sum(values) / n;
  const std = Math.sqrt(sum(values.map((value) => (value - mean) * (value - mean))) / (n - 1));
  const sorted = [...values].sort((a, b) => a - b);
  const [q05, q25, median, q75, q95] = [0.05, 0.25, 0.5, 0.75, 0.95].map((p) => quantile(sorted, p));
  return { mean, std, se: std / Math.sqrt(n), n, median, quantiles: { q05, q25, q75, q95 } };
}

/** Quantile p of values in increasing order, linear between them (type 7 of Hyndman & Fan 1996). */
export function quantile(sorted: readonly number[], p: number): number {
  const at = p * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
