import { exp } from '../math/index.ts';

/** Matérn ν = 1/2 (exponential): exp(−r), r² the squared distance in lengthscales. Continuous, nowhere smooth. */
export function matern12(squaredDistance: number): number {
  return exp(-Math.sqrt(squaredDistance));
}

/** Derivative of the correlation in r², for r > 0. */
export function matern12Slope(squaredDistance: number): number {
  const r = Math.sqrt(squaredDistance);
  return (-0.5 * exp(-r)) / r;
}
