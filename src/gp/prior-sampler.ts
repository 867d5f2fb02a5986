import type { CandidateSet } from '../contracts/candidates.ts';
import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from '../linalg/backend.ts';
import type { Stream } from '../random/stream.ts';

/** Draws of g ~ GP(0, k) at fixed candidates. */
export interface PriorSampler {
  /** Jitter that the factorisation added to the variance of every candidate; 0 when none was needed. */
  readonly jitter: number;
  /** Writes one draw into `out` (G), using the stream's next normal numbers. */
  draw(stream: Stream, out: Float64Array): void;
}

/**
 * A sampler of the prior at the candidates. Under the squared exponential on a 2D grid, K = σ_f² K₁ ⊗ K₂ and a draw
 * is σ_f L₁ Z L₂ᵀ with one small Cholesky factor per axis; otherwise g = L z with the factor of the whole matrix.
 * An empirical kernel takes the arms in order. Throws NotPositiveDefinite.
 */
export function createPriorSampler(backend: Backend, kernel: Kernel, candidates: CandidateSet): PriorSampler {
  return kernel.family === 'se' && candidates.axes.length === 2
    ? new TensorSampler(backend, kernel.lengthscales, kernel.variance, candidates.axes)
    : new DenseSampler(backend, kernel, candidates);
}

class DenseSampler implements PriorSampler {
  readonly jitter: number;
  readonly #backend: Backend;
  readonly #factor: Float64Array;
  readonly #normals: Float64Array;

  constructor(backend: Backend, kernel: Kernel, candidates: CandidateSet) {
    const { size, points, dimension } = candidates;
    const matrix =
      kernel.family === 'empirical'
        ? kernel.covariance
        : backend.crossGram(kernel, points, points, dimension);
    const { factor, jitter } = backend.cholesky(matrix, size);
    this.#backend = backend;
    this.#factor = factor;
    this.#normals = new Float64Array(size);
    this.jitter = jitter;
  }

  draw(stream: Stream, out: Float64Array): void {
    const n = this.#normals.length;
    stream.fillNormal(this.#normals);
    out.set(this.#backend.multiply(this.#factor, this.#normals, n, n, 1));
  }
}

class TensorSampler implements PriorSampler {
  readonly jitter: number;
  readonly #backend: Backend;
  /** σ_f L₁ (N₁ × N₁) and L₂ᵀ (N₂ × N₂). */
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  readonly #sizes: readonly [number, number];
  readonly #normals: Float64Array;

  constructor(
    backend: Backend,
    lengthscales: readonly number[],
    variance: number,
    axes: readonly Float64Array[],
  ) {
    const [first, second] = axes.map((axis, d) => {
      const kernel = { family: 'se', lengthscales: [lengthscales[d]], variance: 1 } as const;
      return backend.cholesky(backend.crossGram(kernel, axis, axis, 1), axis.length);
    });
    const [n1, n2] = [axes[0].length, axes[1].length];
    this.#backend = backend;
    this.#sizes = [n1, n2];
    this.#left = first.factor.map((value) => Math.sqrt(variance) * value);
    this.#right = new Float64Array(n2 * n2).map((_, i) => second.factor[(i % n2) * n2 + Math.floor(i / n2)]);
    this.#normals = new Float64Array(n1 * n2);
    this.jitter = variance * ((1 + first.jitter) * (1 + second.jitter) - 1);
  }

  draw(stream: Stream, out: Float64Array): void {
    const [n1, n2] = this.#sizes;
    stream.fillNormal(this.#normals);
    const half = this.#backend.multiply(this.#left, this.#normals, n1, n1, n2);
    out.set(this.#backend.multiply(half, this.#right, n1, n2, n2));
  }
}
