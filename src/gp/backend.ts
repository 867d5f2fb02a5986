import type { Kernel, StationaryKernel, TemporalFactor } from '../kernels/spec.ts';
import type { EvidenceGradient, Observation, Posterior, PosteriorModel } from './posterior.ts';
import type { StateCovariance } from './state-covariance.ts';

/**
 * The numerical core behind one interface. `wasm` is the fast one, `ml-matrix` the reference:
 * used by the parity tests and, visibly, where WebAssembly SIMD is missing.
 * All matrices are row-major Float64Arrays.
 */
export interface Backend {
  readonly name: 'wasm' | 'ml-matrix';

  /** A posterior without data at the model's candidates. `capacity` is a hint for the number of observations. */
  createPosterior(model: PosteriorModel, capacity?: number): Posterior;

  /** k(A, B), `a × b`, for `a × d` and `b × d` inputs. */
  crossGram(kernel: Kernel, a: Float64Array, b: Float64Array, dimension: number): Float64Array;

  /**
   * Lower Cholesky factor of a symmetric `n × n` matrix. Where a pivot fails, the stated jitter ladder
   * is tried on the diagonal; throws NotPositiveDefinite after its last rung.
   */
  cholesky(matrix: Float64Array, n: number): { readonly factor: Float64Array; readonly jitter: number };

  /** L⁻¹ B for lower `L` (`n × n`) and `B` (`n × m`), or L⁻ᵀ B with `transposed`. */
  solveLower(factor: Float64Array, n: number, b: Float64Array, m: number, transposed?: boolean): Float64Array;

  /** A · B for `n × k` and `k × m`. */
  multiply(a: Float64Array, b: Float64Array, n: number, k: number, m: number): Float64Array;

  /** Joint posterior at test inputs: mean (m) and covariance (m × m), from scratch. `testTimes` has one time per test input. */
  jointPosterior(
    kernel: Kernel,
    temporal: TemporalFactor,
    dimension: number,
    observations: readonly Observation[],
    testInputs: Float64Array,
    testTimes: Float64Array,
  ): { readonly mean: Float64Array; readonly covariance: Float64Array };

  /**
   * Log marginal likelihood of at least one observation and its analytic gradient in the hyperparameters, O(n³):
   * ∂/∂θ = ½ tr((ααᵀ − (K+Σ)⁻¹) ∂(K+Σ)/∂θ), α = (K+Σ)⁻¹y (Rasmussen & Williams, eq. 5.9). Observations in any order of
   * time; ε < 1. The jitter ladder is tried on the diagonal; throws NotPositiveDefinite after its last rung.
   */
  logMarginalLikelihoodGradient(
    kernel: StationaryKernel,
    temporal: TemporalFactor,
    observations: readonly Observation[],
  ): EvidenceGradient;

  /** The covariance of a state that starts from `start`, a lower triangle row by row. The same bits in every backend. */
  createStateCovariance(start: Float64Array): StateCovariance;

  /** Bytes now held by live posteriors (0 for garbage-collected backends). */
  memoryInUse(): number;
}

export type { StationaryKernel };
