import { argmaxAmong, type Belief } from './belief.ts';
import { exceedanceOf } from './policy.ts';
import { logSpread } from './threshold-probability.ts';

/**
 * The design of the largest γ², compared by its logarithm. In exact arithmetic BPT eq. 3 has no ties: where the scores
 * of several designs are one number in double precision, 0 or 1 with γ lost beside it, μ^(p) + β^{1/m} γ^{2/m} still
 * rises with γ².
 */
export function leastCertainDesign(belief: Belief, designs: readonly number[], eta: number): number {
  const exceedances = exceedanceOf(belief, eta);
  return argmaxAmong(designs, (design) => logSpread(exceedances, design, belief.environment));
}

/** A random one of the tied designs: if a draw exceeds the threshold nowhere, or equally often, none is better. */
export function drawnDesign(belief: Belief, designs: readonly number[]): number {
  return designs[belief.stream('tie').integer(designs.length)];
}
