import { spectral, symmetricEigen } from '../linalg/symmetric-eigen.ts';
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

/** The future of one drift on the candidates: computed once for many steps, O(G³). */
export interface Future {
  /** N_F, `G × G`. */
  readonly noise: Float64Array;
  /** Its symmetric root. */
  readonly root: Float64Array;
}

/** @param prior K, `G × G` */
export function futureOf(prior: Float64Array, size: number, drift: Drift): Future {
  const eigen = symmetricEigen(prior, size);
  return {
    noise: spectral(eigen, (kappa) => futureNoise(kappa, drift)),
    root: spectral(eigen, (kappa) => Math.sqrt(futureNoise(kappa, drift))),
  };
}

/** What the future can teach, and a function drawn as it would be believed then. */
export interface PredictiveDraw {
  /** θ (G): its maximiser is played. */
  readonly theta: Float64Array;
  /** diag C (G), C = Σ(Σ + N_F)⁻¹Σ: the part of the variance that is worth learning. */
  readonly learnable: Float64Array;
}

/**
 * Predictive sampling (Liu, Van Roy, Xu 2023, from memory; closed form of ours): θ = μ + Σ(Σ + N_F)⁻¹(f̃ − μ + N_F^½ z), a
 * Thompson draw f̃ blurred by the future's noise and shrunk back.
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
  const seen = covariance.map((value, i) => value + noise[i]);
  const { factor } = backend.cholesky(seen, n);
  // A = L⁻¹Σ: AᵀA = C, and Aᵀ L⁻¹ r = Σ(Σ + N_F)⁻¹ r.
  const a = backend.solveLower(factor, n, covariance, n);
  const blur = backend.multiply(root, normals, n, n, 1);
  const rest = backend.solveLower(
    factor,
    n,
    draw.map((value, i) => value - mean[i] + blur[i]),
    1,
  );
  const theta = mean.slice();
  const learnable = new Float64Array(n);
  for (let k = 0; k < n; k++)
    for (let i = 0; i < n; i++) {
      const own = a[k * n + i];
      theta[i] += own * rest[k];
      learnable[i] += own * own;
    }
  return { theta, learnable };
}
