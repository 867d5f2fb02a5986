import type { StationaryKernel } from '../../kernels/spec.ts';
import type { Stream } from '../../random/stream.ts';
import type { Backend } from '../backend.ts';
import type { PriorSampler } from './sampler.ts';

/**
 * Prior draws under the squared exponential on a 2D grid: K = σ_f² K₁ ⊗ K₂, so that with one Cholesky factor per axis
 * a draw is σ_f L₁ Z L₂ᵀ for an N₁ × N₂ matrix Z of normal numbers.
 */
export class TensorSampler implements PriorSampler {
  readonly jitter: number;
  readonly #backend: Backend;
  /** σ_f L₁ (N₁ × N₁) and L₂ᵀ (N₂ × N₂). */
  readonly #left: Float64Array;
  readonly #right: Float64Array;
  readonly #sizes: readonly [number, number];
  readonly #normals: Float64Array;

  constructor(backend: Backend, kernel: StationaryKernel, axes: readonly Float64Array[]) {
    const [first, second] = axes.map((axis, d) => {
      const one = { family: 'se', lengthscales: [kernel.lengthscales[d]], variance: 1 } as const;
      return backend.cholesky(backend.crossGram(one, axis, axis, 1), axis.length);
    });
    const [n1, n2] = [axes[0].length, axes[1].length];
    const scale = Math.sqrt(kernel.variance);
    this.#backend = backend;
    this.#sizes = [n1, n2];
    this.#left = first.factor.map((value) => scale * value);
    this.#right = new Float64Array(n2 * n2).map((_, i) => second.factor[(i % n2) * n2 + Math.floor(i / n2)]);
    this.#normals = new Float64Array(n1 * n2);
    this.jitter = kernel.variance * ((1 + first.jitter) * (1 + second.jitter) - 1);
  }

  draw(stream: Stream, out: Float64Array): void {
    const [n1, n2] = this.#sizes;
    stream.fillNormal(this.#normals);
    const half = this.#backend.multiply(this.#left, this.#normals, n1, n1, n2);
    out.set(this.#backend.multiply(half, this.#right, n1, n2, n2));
  }
}
