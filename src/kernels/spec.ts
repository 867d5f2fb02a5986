/** Stationary kernels on `R^d`, from the smoothest to the roughest; see ALGORITHMS §1 for the formulas. */
export const FAMILIES = [
  { value: 'se', label: 'squared exponential' },
  { value: 'matern52', label: 'Matérn 5/2' },
  { value: 'matern32', label: 'Matérn 3/2' },
  { value: 'matern12', label: 'exponential' },
] as const;

export type StationaryFamily = (typeof FAMILIES)[number]['value'];

export interface StationaryKernel {
  readonly family: StationaryFamily;
  /** One lengthscale per input dimension, in the units of x; all > 0. */
  readonly lengthscales: readonly number[];
  /** Signal variance σ_f² = k(x, x). */
  readonly variance: number;
}

/** Covariance given as a table over the arms; an input x is then `[arm index]`. */
export interface EmpiricalKernel {
  readonly family: 'empirical';
  /** `size × size`, row-major, symmetric positive semi-definite. */
  readonly covariance: Float64Array;
  readonly size: number;
}

export type Kernel = StationaryKernel | EmpiricalKernel;

/** Factor multiplied with the spatial kernel for two times s, t. */
export type TemporalFactor =
  | { readonly kind: 'static' }
  /** (1−ε)^{|s−t|/2}: back to prior, ε in [0, 1]. */
  | { readonly kind: 'forgetting'; readonly rate: number }
  /** 1 + σ_w²(min(s,t) − 1): uncertainty injection; the prior variance grows with t. */
  | { readonly kind: 'wiener'; readonly variance: number }
  | StationaryTime
  | PeriodicTime;

/** A stationary correlation of |s − t|; Matérn 1/2 is forgetting in another parameter. */
export interface StationaryTime {
  readonly kind: 'stationary';
  readonly family: StationaryFamily;
  /** l_T > 0, in steps or seconds, as the lane's clock says. */
  readonly lengthscale: number;
}

/** A correlation of |s − t| that comes back with every period, and fades where there is a decay. */
export interface PeriodicTime {
  readonly kind: 'periodic';
  /** p > 0, in the same unit. */
  readonly period: number;
  /** l_p > 0, without a unit. */
  readonly periodLengthscale: number;
  readonly decay?: StationaryTime;
}
