import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Kernel } from '../../kernels/spec.ts';
import type { Stream } from '../../random/stream.ts';
import type { Backend } from '../backend.ts';
import type { PriorSampler } from './sampler.ts';

/** Prior draws g = L z with the Cholesky factor of the whole covariance matrix: O(G³) once, O(G²) a draw. */
export class DenseSampler implements PriorSampler {
  readonly jitter: number;
  readonly #factor: Float64Array;
  readonly #normals: Float64Array;

  constructor(backend: Backend, kernel: Kernel, candidates: CandidateSet) {
    const { size, points, dimension } = candidates;
    const matrix =
      kernel.family === 'empirical'
        ? kernel.covariance
        : backend.crossGram(kernel, points, points, dimension);
    const { factor, jitter } = backend.cholesky(matrix, size);
    this.#factor = factor;
    this.#normals = new Float64Array(size);
    this.jitter = jitter;
  }

  draw(stream: Stream, out: Float64Array): void {
    stream.fillNormal(this.#normals);
    multiplyLower(this.#factor, this.#normals, out);
  }
}

/** out = L z for a row-major lower triangle; four rows at a time keep the adders busy. */
function multiplyLower(factor: Float64Array, z: Float64Array, out: Float64Array): void {
  const n = z.length;
  const whole = n - (n % 4);
  for (let i = 0; i < whole; i += 4) {
    const r0 = i * n;
    const r1 = r0 + n;
    const r2 = r1 + n;
    const r3 = r2 + n;
    let s0 = 0;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    for (let j = 0; j < i + 4; j++) {
      s0 += factor[r0 + j] * z[j];
      s1 += factor[r1 + j] * z[j];
      s2 += factor[r2 + j] * z[j];
      s3 += factor[r3 + j] * z[j];
    }
    out[i] = s0;
    out[i + 1] = s1;
    out[i + 2] = s2;
    out[i + 3] = s3;
  }
  for (let i = whole; i < n; i++) {
    let sum = 0;
    for (let j = 0; j <= i; j++) sum += factor[i * n + j] * z[j];
    out[i] = sum;
  }
}
