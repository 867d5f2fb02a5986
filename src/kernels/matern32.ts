import { exp } from '../math/index.ts';

const SQRT_3 = Math.sqrt(3);

/** Matérn ν = 3/2: (1 + √3 r) exp(−√3 r), r² the squared distance in lengthscales. Once differentiable. */
export function matern32(squaredDistance: number): number {
  const s = SQRT_3 * Math.sqrt(squaredDistance);
  return (1 + s) * exp(-s);
}

/** Derivative of the correlation in r². */
export function matern32Slope(squaredDistance: number): number {
  return -1.5 * exp(-SQRT_3 * Math.sqrt(squaredDistance));
}
