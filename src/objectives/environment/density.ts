import type { EnvironmentProblem } from '../../contracts/environment.ts';
import { exp, pow } from '../../math/index.ts';

/** Densities of w on [−1, 1]: those of BPT App. E, and the uniform one. */
export type Density = 'uniform' | 'normal' | 'gamma-scale' | 'gamma-rate';

/**
 * p(w) on a grid, normalised there: the uniform density, the standard normal one, or Gamma(w + 1; shape 2), z e^{−rate z} for z > 0, whose
 * second parameter 0.5 is read as a scale or as a rate.
 */
export function densityOn(grid: ArrayLike<number>, density: Density): Float64Array {
  return normalised(Float64Array.from(grid, (w) => relativeDensity(w, density)));
}

function relativeDensity(w: number, density: Density): number {
  if (density === 'uniform') return 1;
  if (density === 'normal') return exp(-0.5 * w * w);
  const rate = density === 'gamma-scale' ? 2 : 0.5;
  return relativeGamma(w + 1, 2, rate);
}

/** z^{shape − 1} e^{−rate z}, 0 for z < 0: the density of Gamma(shape, rate) up to its constant. */
export function relativeGamma(z: number, shape: number, rate: number): number {
  const positive = Math.max(0, z);
  return pow(positive, shape - 1) * exp(-rate * positive);
}

/** The weights divided by their sum. */
export function normalised(weights: Float64Array): Float64Array {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** E[w] = Σ p(w) w. */
export function meanOn(grid: ArrayLike<number>, weights: Float64Array): number {
  return weights.reduce((sum, weight, i) => sum + weight * grid[i], 0);
}

/** Δ, the central half: the first conditions at which the distribution function reaches ¼ and ¾, inclusive. */
export function centralHalf(weights: Float64Array): readonly [number, number] {
  return [firstReaching(weights, 0.25), firstReaching(weights, 0.75)];
}

function firstReaching(weights: Float64Array, share: number): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i];
    if (sum >= share) return i;
  }
  return weights.length - 1;
}

/** The environment problem of one variable w on a grid. */
export function environmentOn(
  grid: ArrayLike<number>,
  weights: Float64Array,
  threshold: number,
  level: number,
): EnvironmentProblem {
  return {
    weights,
    threshold,
    level,
    meanCondition: nearest(grid, meanOn(grid, weights)),
    centralConditions: range(...centralHalf(weights)),
  };
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

function nearest(grid: ArrayLike<number>, value: number): number {
  let best = 0;
  for (let i = 1; i < grid.length; i++)
    if (Math.abs(grid[i] - value) < Math.abs(grid[best] - value)) best = i;
  return best;
}
