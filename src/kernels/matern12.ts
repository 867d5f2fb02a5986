import { exp } from '../math/index.ts';

/** Matérn ν = 1/2 (exponential): exp(−r), r² the squared distance in lengthscales. Continuous, nowhere smooth. */
export function matern12(squaredDistance: number): number {
  return exp(-Math.sqrt(squaredDistance));
}
