import { exp, log } from '../../math/index.ts';

/** ℓ − ln Σ exp ℓ. */
export function normalisedLogWeights(weights: readonly number[]): number[] {
  const most = Math.max(...weights);
  const total = most + log(weights.reduce((sum, weight) => sum + exp(weight - most), 0));
  return weights.map((weight) => weight - total);
}

/**
 * The first prior whose cumulative weight, in the listed order, exceeds `uniform` in [0, 1); the last with a weight above 0 where
 * rounding leaves none.
 */
export function drawnPrior(logWeights: readonly number[], uniform: number): number {
  let sum = 0;
  let last = 0;
  for (const [p, weight] of logWeights.map(exp).entries()) {
    sum += weight;
    if (sum > uniform) return p;
    if (weight > 0) last = p;
  }
  return last;
}
