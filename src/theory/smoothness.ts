import type { Kernel } from '../kernels/spec.ts';
import { exp } from '../math/index.ts';

/** P(sup |f| > L) ≤ a0 exp(−L²/b0²) and P(sup |∂f/∂x_j| > L) ≤ a1 exp(−L²/b1²) on a box. */
export interface SmoothnessConstants {
  readonly a0: number;
  readonly b0: number;
  readonly a1: number;
  readonly b1: number;
}

/** −k''(0) and k''''(0) of a kernel with unit lengthscale and variance, where the fourth derivative exists. */
const SPECTRAL_MOMENTS: Readonly<Record<string, readonly [number, number]>> = {
  se: [1, 3],
  matern52: [5 / 3, 25],
};

/**
 * Constants of Assumption 3 (ET paper) and 1 (CTV paper) for GP samples on a box of side r; the papers leave them open.
 * From the expected Euler characteristic of the set where |g| > u (Adler & Taylor 2007, §14): in one dimension that is
 * Rice's formula, P ≤ (1 + r q/(π s)) exp(−u²/(2s²)) for a process of standard deviation s whose derivative has q, and
 * rigorous. In two dimensions it is exact up to an error that vanishes faster than the tail, with
 * u exp(−u²/4) ≤ √(2/e) so that b = 2s.
 * @returns null for kernels without a fourth derivative, and beyond two dimensions
 */
export function smoothnessConstants(
  kernel: Kernel,
  dimension: number,
  side: number,
): SmoothnessConstants | null {
  const moments = SPECTRAL_MOMENTS[kernel.family];
  if (kernel.family === 'empirical' || !moments || dimension > 2) return null;
  const [second, fourth] = moments;
  const scale = side / Math.min(...kernel.lengthscales);
  const slope = Math.sqrt(second * kernel.variance) * (scale / side);
  const value = [Math.sqrt(second) * scale, Math.sqrt(second) * scale];
  const gradient = [Math.sqrt(fourth / second) * scale, Math.sqrt(fourth / (3 * second)) * scale];
  const spread = dimension === 1 ? Math.SQRT2 : 2;
  return {
    a0: crossings(value, dimension),
    b0: spread * Math.sqrt(kernel.variance),
    a1: crossings(gradient, dimension),
    b1: spread * slope,
  };
}

/** The factor before the exponential, for slopes over the whole side, √Λ_j r, along each axis. */
function crossings([first, second]: readonly number[], dimension: number): number {
  if (dimension === 1) return 1 + first / Math.PI;
  const turn = 2 * Math.PI;
  const area = (first * second * Math.sqrt(2 * exp(-1))) / (turn * Math.sqrt(turn));
  return 1 + (first + second) / Math.PI + 2 * area;
}
