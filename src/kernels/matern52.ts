import { exp } from '../math/index.ts';

const SQRT_5 = Math.sqrt(5);

/** Matérn ν = 5/2: (1 + √5 r + 5r²/3) exp(−√5 r), r² the squared distance in lengthscales. Twice differentiable. */
export function matern52(squaredDistance: number): number {
  const s = SQRT_5 * Math.sqrt(squaredDistance);
  return (1 + s + (s * s) / 3) * exp(-s);
}

/** Derivative of the correlation in r². */
export function matern52Slope(squaredDistance: number): number {
  const s = SQRT_5 * Math.sqrt(squaredDistance);
  return (-5 / 6) * (1 + s) * exp(-s);
}
