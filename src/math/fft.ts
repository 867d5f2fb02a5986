import { cos, sin } from './index.ts';

/**
 * Discrete Fourier transform of a fixed length, a power of two: X_j = Σ_k x_k exp(−2πi jk/n), in place, by the
 * radix-2 algorithm of Cooley and Tukey. The same bits everywhere: twiddle factors come from the core's sine.
 */
export class FourierTransform {
  readonly length: number;
  readonly #cosines: Float64Array;
  readonly #sines: Float64Array;
  readonly #reversed: Uint32Array;

  /** Throws RangeError unless `length` is a power of two. */
  constructor(length: number) {
    if (!(Number.isInteger(length) && length > 0 && (length & (length - 1)) === 0))
      throw new RangeError(`invalid length; expected a power of two, got ${length}`);
    this.length = length;
    const half = length / 2;
    this.#cosines = Float64Array.from({ length: half }, (_, k) => cos((2 * Math.PI * k) / length));
    this.#sines = Float64Array.from({ length: half }, (_, k) => -sin((2 * Math.PI * k) / length));
    this.#reversed = new Uint32Array(length);
    for (let i = 1; i < length; i++) this.#reversed[i] = (this.#reversed[i >> 1] >> 1) | (i & 1 ? half : 0);
  }

  /** Transforms the complex numbers re + i·im (`length` each) in place. */
  transform(re: Float64Array, im: Float64Array): void {
    this.#permute(re);
    this.#permute(im);
    for (let size = 2; size <= this.length; size *= 2) this.#combine(re, im, size);
  }

  #permute(values: Float64Array): void {
    const reversed = this.#reversed;
    for (let i = 0; i < reversed.length; i++) {
      const j = reversed[i];
      if (j > i) {
        const value = values[i];
        values[i] = values[j];
        values[j] = value;
      }
    }
  }

  /** Butterflies of blocks of `size`. */
  #combine(re: Float64Array, im: Float64Array, size: number): void {
    const { length } = this;
    const [cosines, sines] = [this.#cosines, this.#sines];
    const half = size / 2;
    const step = length / size;
    for (let start = 0; start < length; start += size) {
      for (let a = start, at = 0; a < start + half; a++, at += step) {
        const c = cosines[at];
        const s = sines[at];
        const b = a + half;
        const x = re[b] * c - im[b] * s;
        const y = re[b] * s + im[b] * c;
        re[b] = re[a] - x;
        im[b] = im[a] - y;
        re[a] += x;
        im[a] += y;
      }
    }
  }
}

/**
 * Two-dimensional Hartley transform of real numbers (`n₁ × n₂`, row-major, powers of two):
 * H(x) = Σ_k a_k (cos θ + sin θ), θ = 2π (k₁x₁/n₁ + k₂x₂/n₂); for even a it equals the Fourier transform.
 */
export class HartleyTransform {
  readonly #rows: FourierTransform;
  readonly #columns: FourierTransform;

  constructor(n1: number, n2: number) {
    this.#columns = new FourierTransform(n1);
    this.#rows = new FourierTransform(n2);
  }

  /** Writes H for x₁ < m₁, x₂ < m₂ into `out` (`m₁ × m₂`). Only what is asked for is computed. */
  transform(values: Float64Array, m1: number, m2: number, out: Float64Array): void {
    const n1 = this.#columns.length;
    const re = new Float64Array(m2 * n1);
    const im = new Float64Array(m2 * n1);
    for (let k = 0; k < n1; k += 2) this.#transformRowPair(values, k, m2, re, im);
    for (let x2 = 0; x2 < m2; x2++) {
      const [columnRe, columnIm] = [re, im].map((part) => part.subarray(x2 * n1, (x2 + 1) * n1));
      this.#columns.transform(columnRe, columnIm);
      // exp(−iθ) = cos θ − i sin θ: the sum of cosines and sines is Re − Im.
      for (let x1 = 0; x1 < m1; x1++) out[x1 * m2 + x2] = columnRe[x1] - columnIm[x1];
    }
  }

  /** Two real rows in one complex transform; the first m₂ columns are stored transposed. */
  #transformRowPair(values: Float64Array, k: number, m2: number, re: Float64Array, im: Float64Array): void {
    const n1 = this.#columns.length;
    const n2 = this.#rows.length;
    const first = values.slice(k * n2, (k + 1) * n2);
    const second = n1 > 1 ? values.slice((k + 1) * n2, (k + 2) * n2) : new Float64Array(n2);
    this.#rows.transform(first, second);
    for (let x = 0; x < m2; x++) {
      const mirror = (n2 - x) % n2;
      re[x * n1 + k] = 0.5 * (first[x] + first[mirror]);
      im[x * n1 + k] = 0.5 * (second[x] - second[mirror]);
      if (n1 > 1) {
        re[x * n1 + k + 1] = 0.5 * (second[x] + second[mirror]);
        im[x * n1 + k + 1] = 0.5 * (first[mirror] - first[x]);
      }
    }
  }
}
