import type { StationaryFamily, StationaryKernel } from './spec.ts';

/**
 * Degrees of freedom 2ν of a kernel's spectral density. Scaled by the lengthscales, the frequencies of Matérn ν are
 * Student-t with 2ν degrees (Rasmussen & Williams, eq. 4.15); those of the squared exponential, ν = ∞, are normal: 0 here.
 */
const DEGREES: Readonly<Record<StationaryFamily, number>> = { se: 0, matern52: 5, matern32: 3, matern12: 1 };

/** A χ² of 0, which one normal number in 2⁵³ would give, would make a frequency infinite. */
const LEAST_SQUARES = 1e-300;

/** Standard normal numbers that one frequency takes: one per dimension, and those of its χ². */
export function normalsPerFrequency({ family, lengthscales }: StationaryKernel): number {
  return lengthscales.length + DEGREES[family];
}

/**
 * A frequency ω (d, per unit of x) from the kernel's spectral density, normalised to 1, so that
 * k(x, x') = σ_f² E cos ω·(x − x') (Bochner; Rahimi & Recht 2007).
 * @param normals `normalsPerFrequency` independent standard normal numbers: z, then those whose squares add up to χ²
 * @returns ω_j = z_j √(2ν/χ²)/l_j; z_j/l_j for the squared exponential
 */
export function frequencyFrom({ family, lengthscales }: StationaryKernel, normals: Float64Array): number[] {
  const degrees = DEGREES[family];
  let squares = 0;
  for (let i = lengthscales.length; i < lengthscales.length + degrees; i++)
    squares += normals[i] * normals[i];
  const stretch = degrees === 0 ? 1 : Math.sqrt(degrees / Math.max(squares, LEAST_SQUARES));
  return lengthscales.map((lengthscale, d) => (normals[d] * stretch) / lengthscale);
}
