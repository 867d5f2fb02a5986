import type { Kernel, TemporalFactor } from '../kernels/spec.ts';

/** One observation y = f(x) + w, w ~ N(0, noiseVariance), made at `time`. */
export interface Observation {
  /** Length d; `[arm index]` under an empirical kernel. */
  readonly x: readonly number[];
  readonly y: number;
  readonly time: number;
  readonly noiseVariance: number;
}

/** What a posterior is a posterior of: kernel, temporal factor and the candidates it predicts at. */
export interface PosteriorModel {
  readonly kernel: Kernel;
  readonly temporal: TemporalFactor;
  /** `G × d`, row-major; under an empirical kernel `G × 1` arm indices. */
  readonly candidates: Float64Array;
  readonly dimension: number;
}

/**
 * Zero-mean Gaussian-process posterior at fixed candidates, grown one observation at a time.
 * Backed by memory outside the garbage collector: call `dispose` when done.
 *
 * Invariants: append equals refit; variance is never negative nor above the prior.
 */
export interface Posterior {
  /** Number of observations n. */
  readonly size: number;
  /** Largest jitter added to a pivot so far; 0 when none was needed. */
  readonly jitter: number;
  /** O(n² + nG). Times must not decrease for the Wiener and forgetting factors. Throws NotPositiveDefinite. */
  append(observation: Observation): void;
  /** Appends many: the same numbers as one by one, in blocks where the posterior is empty. Throws NotPositiveDefinite. */
  appendAll(observations: readonly Observation[]): void;
  /** Keeps the `count` oldest observations. O(nG). */
  truncate(count: number): void;
  /**
   * Drops the observation at `position` among those held, 0 the oldest; the later ones move up. O(n² + nG) without
   * factoring from scratch. Jitter already added stays with what is left. Throws RangeError unless 0 ≤ position < size.
   */
  remove(position: number): void;
  /** Drops the `count` oldest observations. O(n² + nG) each for a few of many. */
  removeOldest(count: number): void;
  /** Posterior mean and variance of the noise-free f(·, time) at the candidates, written into G-long arrays. O(G). */
  predict(time: number, mean: Float64Array, variance: Float64Array): void;
  /** The posterior mean at `time` had the observed values been these (n), written into a G-long array. O(n² + nG). */
  meanFor(values: Float64Array, time: number, mean: Float64Array): void;
  /** −½ yᵀ(K+Σ)⁻¹y − ½ ln|K+Σ| − n/2 ln 2π; 0 without data. */
  logMarginalLikelihood(): number;
  /** Realised information gain ½ ln|I + Σ⁻¹K| of the observations; 0 without data. */
  informationGain(): number;
  dispose(): void;
}

/** The log marginal likelihood of some observations and its gradient in the hyperparameters. */
export interface EvidenceGradient {
  readonly value: number;
  /** ∂/∂l_d, one per input dimension. */
  readonly lengthscales: readonly number[];
  /** ∂/∂σ_f². */
  readonly variance: number;
  /** ∂/∂σ_n², where σ_n² is added to every observation's noise variance. */
  readonly noiseVariance: number;
  /** In the order of `temporalParameters`; 0 under the static factor. */
  readonly temporal: readonly number[];
  /** Jitter that the factorisation added to the diagonal; 0 normally. */
  readonly jitter: number;
}
