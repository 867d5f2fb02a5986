import { empirical } from './empirical.ts';
import { matern12, matern12Slope } from './matern12.ts';
import { matern32, matern32Slope } from './matern32.ts';
import { matern52, matern52Slope } from './matern52.ts';
import type { Kernel, StationaryFamily } from './spec.ts';
import { squaredExponential, squaredExponentialSlope } from './squared-exponential.ts';

/** k / σ_f² as a function of the squared distance in lengthscales. */
export const CORRELATIONS: Readonly<Record<StationaryFamily, (squaredDistance: number) => number>> = {
  se: squaredExponential,
  matern12,
  matern32,
  matern52,
};

/** The derivatives of the correlations in the squared distance. */
export const CORRELATION_SLOPES: Readonly<Record<StationaryFamily, (squaredDistance: number) => number>> = {
  se: squaredExponentialSlope,
  matern12: matern12Slope,
  matern32: matern32Slope,
  matern52: matern52Slope,
};

/** Values below this share of σ_f² are 0: products of still smaller ones would become slow denormal numbers. */
const NEGLIGIBLE = 1e-30;

/** k(x, x'), for points of the kernel's dimension (`[arm index]` under an empirical kernel). */
export function evaluateKernel(kernel: Kernel, a: ArrayLike<number>, b: ArrayLike<number>): number {
  if (kernel.family === 'empirical') return empirical(kernel, a[0], b[0]);
  let squaredDistance = 0;
  kernel.lengthscales.forEach((lengthscale, d) => {
    const difference = a[d] / lengthscale - b[d] / lengthscale;
    squaredDistance += difference * difference;
  });
  const value = kernel.variance * CORRELATIONS[kernel.family](squaredDistance);
  return value >= NEGLIGIBLE * kernel.variance ? value : 0;
}

/** Prior variance k(x, x). */
export function priorVariance(kernel: Kernel, x: ArrayLike<number>): number {
  return kernel.family === 'empirical' ? empirical(kernel, x[0], x[0]) : kernel.variance;
}
