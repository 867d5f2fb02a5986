import { exp } from '../math/index.ts';

/** Squared exponential: exp(−r²/2), r² the squared distance in lengthscales. Infinitely smooth functions. */
export function squaredExponential(squaredDistance: number): number {
  return exp(-0.5 * squaredDistance);
}

/** Derivative of the correlation in r². */
export function squaredExponentialSlope(squaredDistance: number): number {
  return -0.5 * exp(-0.5 * squaredDistance);
}
