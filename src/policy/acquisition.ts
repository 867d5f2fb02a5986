/** The quantity maximised over the candidates. Writes α into `out` (G). */
export type Acquisition = (
  mean: Float64Array,
  variance: Float64Array,
  multiplier: number,
  out: Float64Array,
) => void;

/** Upper confidence bound α(x) = μ(x) + √β_t σ(x); `multiplier` is √β_t. */
export const upperConfidenceBound: Acquisition = (mean, variance, multiplier, out) => {
  for (let i = 0; i < out.length; i++) out[i] = mean[i] + multiplier * Math.sqrt(variance[i]);
};

/** Index of the largest value; ties go to the lowest index. */
export function argmax(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
