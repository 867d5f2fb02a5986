import { normalCdf } from '../../math/normal.ts';
import { exceedance } from '../../policy/environment/threshold-probability.ts';

/** Φ, the belief that f > h, from posterior mean and standard deviation at some pairs. */
export function beliefAbove(mean: Float64Array, sd: Float64Array, threshold: number): Float64Array {
  const variance = sd.map((value) => value * value);
  return exceedance(mean, variance, threshold, 0).map(normalCdf);
}
