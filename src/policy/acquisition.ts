/** What an acquisition is told beside the posterior at a point. */
export interface Weighing {
  /** Multiplier of σ, √β_t. */
  readonly multiplier: number;
  /** Largest posterior mean at a place visited so far, at the time that is scored. */
  readonly incumbent: number;
}

/** The quantity maximised over the candidates, from posterior mean and standard deviation at one of them. */
export type Acquisition = (mean: number, sd: number, weighing: Weighing) => number;

/** Upper confidence bound α(x) = μ(x) + √β_t σ(x). */
export const upperConfidenceBound: Acquisition = (mean, sd, { multiplier }) => mean + multiplier * sd;

/** Writes α at all candidates into `out` (G), from posterior mean and variance (G each). */
export function score(
  acquisition: Acquisition,
  mean: Float64Array,
  variance: Float64Array,
  weighing: Weighing,
  out: Float64Array,
): void {
  for (let i = 0; i < out.length; i++) out[i] = acquisition(mean[i], Math.sqrt(variance[i]), weighing);
}

/** Index of the largest value; ties go to the lowest index. */
export function argmax(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
