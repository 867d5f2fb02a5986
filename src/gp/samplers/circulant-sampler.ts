import { evaluateKernel } from '../../kernels/index.ts';
import type { StationaryKernel } from '../../kernels/spec.ts';
import { HartleyTransform } from '../../math/fft.ts';
import type { Stream } from '../../random/stream.ts';
import type { PriorSampler } from './sampler.ts';

type Sizes = readonly [number, number];

/**
 * Prior draws of a stationary kernel on a uniform 2D grid by circulant embedding (Wood & Chan 1994; Dietrich & Newsam
 * 1997): the grid becomes a corner of a torus, whose covariance the Fourier transform diagonalises. The torus doubles,
 * up to `largest` points per axis, until its eigenvalues are non-negative up to `negligibleShare` of the variance. What
 * is still negative is clipped; the clipped mass bounds the error of every covariance and is stated as `jitter`.
 */
export function createCirculantSampler(
  kernel: StationaryKernel,
  axes: readonly Float64Array[],
  largest: number,
  negligibleShare: number,
): PriorSampler {
  const grid: Sizes = [axes[0].length, axes[1].length];
  let torus: Sizes = [smallestTorus(grid[0]), smallestTorus(grid[1])];
  let best = new CirculantSampler(kernel, axes, torus);
  while (best.jitter > negligibleShare * kernel.variance && 2 * Math.max(...torus) <= largest) {
    torus = [2 * torus[0], 2 * torus[1]];
    const next = new CirculantSampler(kernel, axes, torus);
    if (next.jitter < best.jitter) best = next;
  }
  return best;
}

/** Smallest power of two on which distances up to n − 1 do not wrap. */
function smallestTorus(n: number): number {
  let size = 2;
  while (size < 2 * (n - 1)) size *= 2;
  return size;
}

class CirculantSampler implements PriorSampler {
  readonly jitter: number;
  readonly #grid: Sizes;
  readonly #transform: HartleyTransform;
  /** Square roots of the eigenvalues over the number of points, on the torus. */
  readonly #roots: Float64Array;
  readonly #spectrum: Float64Array;

  constructor(kernel: StationaryKernel, axes: readonly Float64Array[], torus: Sizes) {
    const points = torus[0] * torus[1];
    this.#grid = [axes[0].length, axes[1].length];
    this.#transform = new HartleyTransform(torus[0], torus[1]);
    this.#spectrum = new Float64Array(points);
    const eigenvalues = new Float64Array(points);
    this.#transform.transform(torusCovariance(kernel, axes, torus), torus[0], torus[1], eigenvalues);
    let clipped = 0;
    this.#roots = eigenvalues.map((value) => {
      clipped += Math.max(0, -value);
      return Math.sqrt(Math.max(0, value) / points);
    });
    this.jitter = clipped / points;
  }

  /** The Hartley transform of independent normals times the roots: real, and stationary because the roots are even. */
  draw(stream: Stream, out: Float64Array): void {
    const spectrum = this.#spectrum;
    stream.fillNormal(spectrum);
    for (let k = 0; k < spectrum.length; k++) spectrum[k] *= this.#roots[k];
    this.#transform.transform(spectrum, this.#grid[0], this.#grid[1], out);
  }
}

/** k from the torus' origin to each of its points, the shorter way round. */
function torusCovariance(
  kernel: StationaryKernel,
  axes: readonly Float64Array[],
  [n1, n2]: Sizes,
): Float64Array {
  const [h1, h2] = axes.map((axis) => (axis[axis.length - 1] - axis[0]) / (axis.length - 1));
  const covariance = new Float64Array(n1 * n2);
  for (let i = 0; i <= n1 / 2; i++)
    for (let j = 0; j <= n2 / 2; j++) {
      const value = evaluateKernel(kernel, [0, 0], [i * h1, j * h2]);
      for (const k of [i, (n1 - i) % n1]) for (const l of [j, (n2 - j) % n2]) covariance[k * n2 + l] = value;
    }
  return covariance;
}
