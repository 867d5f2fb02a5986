import type { Backend } from '../../gp/backend.ts';
import { log } from '../../math/index.ts';

/** A posterior on pretend observations, and the places at which an expert answers in their stead. */
interface SparseQuestion {
  /** K over the n observations' places, `n × n`, row-major. */
  readonly gram: Float64Array;
  readonly n: number;
  /** Diagonal of Σ^v: noise variance of each observation (n). */
  readonly noise: Float64Array;
  /** Which of the observations stand at the expert's places: one for each place. */
  readonly places: readonly number[];
}

/** How much the answers at a few places leave out. */
export interface SparseLoss {
  /** Expected KL divergence of the sparse posterior from the pretend one, in nats. */
  readonly divergence: number;
  /** Its bound tr(K − Q)/λ_min(Σ^v): λ_min is σ² where the answers are at least as noisy as the observations. */
  readonly bound: number;
}

/** Schur complements below this share of the largest variance add nothing to Q. */
const NO_VOLUME = 1e-12;

/**
 * Expected KL[P^E ‖ P^v] given the places (SparQ paper, eq. 42 in expectation as in eq. 48) and its bound (eq. 51):
 *
 *   ½ (ln|Σ+Q| − ln|Σ+K| + tr((Σ+Q)⁻¹(K−Q))) + ½ tr(Σ⁻¹(K−Q)) ≤ tr(K−Q)/λ_min(Σ),   Q = K_{·E} K_{EE}⁻¹ K_{E·}
 *
 * It does not depend on the values observed. O(n³). Throws NotPositiveDefinite.
 */
export function sparseLoss({ gram, n, noise, places }: SparseQuestion, backend: Backend): SparseLoss {
  const rest = residual(gram, n, places);
  const sparse = Float64Array.from(gram, (value, i) => value - rest[i]);
  const exact = logDeterminant(withDiagonal(gram, noise, n), n, backend);
  const { factor } = backend.cholesky(withDiagonal(sparse, noise, n), n);
  const half = backend.solveLower(factor, n, rest, n);
  const solved = backend.solveLower(factor, n, half, n, true);
  let [inner, weighted, trace] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    inner += solved[i * n + i];
    weighted += rest[i * n + i] / noise[i];
    trace += rest[i * n + i];
  }
  return {
    divergence: Math.max(0, 0.5 * (logOf(factor, n) - exact + inner) + 0.5 * weighted),
    bound: trace / noise.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY),
  };
}

/** K − Q, `n × n`: what the values at the places leave unknown of the others. */
function residual(gram: Float64Array, n: number, places: readonly number[]): Float64Array {
  const rest = gram.slice();
  const largest = places.reduce((most, place) => Math.max(most, gram[place * n + place]), 0);
  for (const place of places) {
    const pivot = rest[place * n + place];
    if (pivot <= NO_VOLUME * largest) continue;
    const row = rest.slice(place * n, (place + 1) * n);
    for (let i = 0; i < n; i++) {
      const share = row[i] / pivot;
      for (let j = 0; j < n; j++) rest[i * n + j] -= share * row[j];
    }
  }
  for (let i = 0; i < n; i++) rest[i * n + i] = Math.max(0, rest[i * n + i]);
  return rest;
}

function withDiagonal(matrix: Float64Array, diagonal: Float64Array, n: number): Float64Array {
  const sum = matrix.slice();
  for (let i = 0; i < n; i++) sum[i * n + i] += diagonal[i];
  return sum;
}

const logDeterminant = (matrix: Float64Array, n: number, backend: Backend): number =>
  logOf(backend.cholesky(matrix, n).factor, n);

function logOf(factor: Float64Array, n: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += 2 * log(factor[i * n + i]);
  return sum;
}
