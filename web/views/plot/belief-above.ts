import type { Frame } from '../../../src/contracts/record.ts';
import { normalCdf } from '../../../src/math/normal.ts';
import { exceedance } from '../../../src/policy/environment/threshold-probability.ts';

/** Φ, the belief that f > h, from posterior mean and standard deviation at some pairs. */
export function beliefAbove(mean: Float64Array, sd: Float64Array, threshold: number): Float64Array {
  const variance = sd.map((value) => value * value);
  return exceedance(mean, variance, threshold, 0).map(normalCdf);
}

/** The same at one pair of a frame; null without a model. */
export function beliefAboveAt({ mean, sd }: Frame, index: number, threshold: number): number | null {
  if (!mean || !sd) return null;
  const only = (values: Float64Array) => values.subarray(index, index + 1);
  return beliefAbove(only(mean), only(sd), threshold)[0];
}
