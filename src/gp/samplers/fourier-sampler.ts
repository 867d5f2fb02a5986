import type { StationaryKernel } from '../../kernels/spec.ts';
import { frequencyFrom, normalsPerFrequency } from '../../kernels/spectral.ts';
import { cos, sin } from '../../math/index.ts';
import type { Stream } from '../../random/stream.ts';
import type { Backend } from '../backend.ts';
import type { PointSet, ProductSet } from './product.ts';
import type { PriorSampler } from './sampler.ts';

/** Frequencies summed up at a time: 8 kB of tables per row and column, the core's copies included. */
const BLOCK = 128;

/** Cosines and sines of ω_k·x of so many frequencies at every point of a set, `size × count` each. */
interface Waves {
  readonly cosines: Float64Array;
  readonly sines: Float64Array;
}

/**
 * Approximate prior draws from random Fourier features (Rahimi & Recht 2007), of any stationary kernel on any points:
 * f(x) = √(σ_f²/K) Σ_k a_k cos ω_k·x + b_k sin ω_k·x with a, b standard normal, ω_k from the kernel's spectral density
 * and K = ⌈m/2⌉ for m features. The frequencies are drawn again with every draw: over draws the covariance is the kernel's,
 * and a single draw is normal given its frequencies, the more nearly so without them the larger m.
 *
 * A draw takes of the stream, for k = 1..K: the numbers of ω_k (`frequencyFrom`), a_k, b_k; more features begin with the
 * same ones. It costs O((N₁ + N₂) m) sines and a product of O(N₁ N₂ m) on N₁ × N₂ pairs, without a G × G matrix;
 * sums run over k within blocks of 128 in the backend's order, then over the blocks.
 */
export class FourierSampler implements PriorSampler {
  readonly jitter = 0;
  readonly #backend: Backend;
  readonly #kernel: StationaryKernel;
  readonly #set: ProductSet;
  readonly #normals: Float64Array;
  readonly #frequencies: number;

  /** @param features m ≥ 1, rounded up to an even number */
  constructor(backend: Backend, kernel: StationaryKernel, set: ProductSet, features: number) {
    this.#backend = backend;
    this.#kernel = kernel;
    this.#set = set;
    this.#frequencies = Math.ceil(features / 2);
    this.#normals = new Float64Array(this.#frequencies * (normalsPerFrequency(kernel) + 2));
  }

  draw(stream: Stream, out: Float64Array): void {
    stream.fillNormal(this.#normals);
    out.fill(0);
    for (let first = 0; first < this.#frequencies; first += BLOCK) {
      const values = this.#block(first, Math.min(BLOCK, this.#frequencies - first));
      for (let g = 0; g < out.length; g++) out[g] += values[g];
    }
  }

  /** What frequencies first..first + count − 1 add at every pair. */
  #block(first: number, count: number): Float64Array {
    const { rows, columns } = this.#set;
    const width = normalsPerFrequency(this.#kernel) + 2;
    const numbers = Array.from({ length: count }, (_, k) =>
      this.#normals.subarray((first + k) * width, (first + k + 1) * width),
    );
    const frequencies = numbers.map((normals) => frequencyFrom(this.#kernel, normals));
    const scale = Math.sqrt(this.#kernel.variance / this.#frequencies);
    const left = weighted(
      waves(rows, frequencies, 0),
      numbers.map((normals) => [scale * normals[width - 2], scale * normals[width - 1]]),
    );
    const right = stacked(waves(columns, frequencies, rows.dimension), columns.size, count);
    return this.#backend.multiply(left, right, rows.size, 2 * count, columns.size);
  }
}

/** @param from the first of the frequencies' coordinates that is the set's own */
function waves({ size, dimension, points }: PointSet, frequencies: readonly number[][], from: number): Waves {
  const count = frequencies.length;
  const [cosines, sines] = [new Float64Array(size * count), new Float64Array(size * count)];
  for (let i = 0; i < size; i++)
    for (let k = 0; k < count; k++) {
      let phase = 0;
      for (let d = 0; d < dimension; d++) phase += frequencies[k][from + d] * points[i * dimension + d];
      cosines[i * count + k] = cos(phase);
      sines[i * count + k] = sin(phase);
    }
  return { cosines, sines };
}

/**
 * The rows' side of a cos(θ + φ) + b sin(θ + φ) = (a cos θ + b sin θ) cos φ + (b cos θ − a sin θ) sin φ, `size × 2 count`:
 * what stands before cos φ, then what stands before sin φ.
 */
function weighted({ cosines, sines }: Waves, weights: readonly number[][]): Float64Array {
  const count = weights.length;
  const side = new Float64Array(2 * cosines.length);
  for (let i = 0; i < cosines.length; i++) {
    const k = i % count;
    const [a, b] = weights[k];
    const at = 2 * (i - k) + k;
    side[at] = a * cosines[i] + b * sines[i];
    side[at + count] = b * cosines[i] - a * sines[i];
  }
  return side;
}

/** The columns' side, `2 count × size`: cos φ, then sin φ. */
function stacked({ cosines, sines }: Waves, size: number, count: number): Float64Array {
  const side = new Float64Array(2 * count * size);
  for (let i = 0; i < size; i++)
    for (let k = 0; k < count; k++) {
      side[k * size + i] = cosines[i * count + k];
      side[(count + k) * size + i] = sines[i * count + k];
    }
  return side;
}
