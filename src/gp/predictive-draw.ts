import { type SymmetricEigen, spectral } from '../linalg/symmetric-eigen.ts';
import type { Backend } from './backend.ts';

/** How f drifts and is seen: f_s = √(1−ε) f_{s−1} + √ε g_s, noise σ² at every candidate. */
export interface Drift {
  /** ε in (0, 1). */
  readonly rate: number;
  /** σ². */
  readonly noiseVariance: number;
}

/**
 * All rewards to come, of every candidate at every later step, tell of f_t what one look at f_t with this noise tells: its
 * variance along an eigenvector of the prior covariance with eigenvalue κ, x/(1−ε) with x = ½(q + √(q² + 4(1−ε)εκσ²)) and
 * q = εκ + εσ².
 */
export function futureNoise(eigenvalue: number, { rate, noiseVariance }: Drift): number {
  const kappa = Math.max(0, eigenvalue);
  const q = rate * (kappa + noiseVariance);
  const x = 0.5 * (q + Math.sqrt(q * q + 4 * (1 - rate) * rate * kappa * noiseVariance));
  return x / (1 - rate);
}

/** The future of one drift on the candidates: computed once for many steps. */
export interface Future {
  /** N_F, `G × G`. */
  readonly noise: Float64Array;
  /** Its symmetric root. */
  readonly root: Float64Array;
}

/** O(G³). @param prior K = UκUᵀ on the candidates */
export function futureOf(backend: Pick<Backend, 'multiply'>, prior: SymmetricEigen, drift: Drift): Future {
  return {
    noise: spectral(backend, prior, (kappa) => futureNoise(kappa, drift)),
    root: spectral(backend, prior, (kappa) => Math.sqrt(futureNoise(kappa, drift))),
  };
}

/** What the future can teach, and a function drawn as it would be believed then. */
export interface PredictiveDraw {
  /** θ (G): its maximiser is played. */
  readonly theta: Float64Array;
  /** diag C (G), C = Σ(Σ + N_F)⁻¹Σ: the part of the variance that is worth learning. O(G³). */
  readonly learnable: () => Float64Array;
}

/**
 * Predictive sampling (Liu, Van Roy, Xu 2023, from memory; closed form of ours): θ = μ + Σ(Σ + N_F)⁻¹(f̃ − μ + N_F^½ z), a
 * Thompson draw f̃ blurred by the future's noise and shrunk back. O(G³) for one factorisation.
 * @param mean μ (G)
 * @param covariance Σ, `G × G`, of the posterior at t
 * @param draw f̃ (G) ~ N(μ, Σ)
 * @param normals z (G), standard normal
 */
export function predictiveDraw(
  backend: Pick<Backend, 'cholesky' | 'solveLower' | 'multiply'>,
  { noise, root }: Future,
  { mean, covariance }: { readonly mean: Float64Array; readonly covariance: Float64Array },
  draw: Float64Array,
  normals: Float64Array,
): PredictiveDraw {
  const n = mean.length;
  const { factor } = backend.cholesky(
    covariance.map((value, i) => value + noise[i]),
    n,
  );
  const blur = backend.multiply(root, normals, n, n, 1);
  const apart = draw.map((value, i) => value - mean[i] + blur[i]);
  const weights = backend.solveLower(factor, n, backend.solveLower(factor, n, apart, 1), 1, true);
  const moved = backend.multiply(covariance, weights, n, n, 1);
  return {
    theta: mean.map((value, i) => value + moved[i]),
    learnable: () => columnSquares(backend.solveLower(factor, n, covariance, n), n),
  };
}

/** diag AᵀA of an `n × n` matrix: with A = L⁻¹Σ, the diagonal of C. */
function columnSquares(a: Float64Array, n: number): Float64Array {
  const sums = new Float64Array(n);
  for (let k = 0; k < n; k++) for (let i = 0; i < n; i++) sums[i] += a[k * n + i] * a[k * n + i];
  return sums;
}
