import { evaluateKernel } from '../kernels/index.ts';
import type { Kernel } from '../kernels/spec.ts';

/** k(x, x') between candidates, each pair computed when it is first asked for. */
export class SpatialCovariance {
  private readonly kernel: Kernel;
  private readonly inputs: Float64Array;
  private readonly dimension: number;
  /** Rows of G, NaN where not computed yet. */
  private readonly rows = new Map<number, Float64Array>();

  /** @param inputs the model's inputs at the candidates, `G × dimension`, row-major */
  constructor(kernel: Kernel, inputs: Float64Array, dimension: number) {
    this.kernel = kernel;
    this.inputs = inputs;
    this.dimension = dimension;
  }

  between(a: number, b: number): number {
    const row = this.row(a);
    if (Number.isNaN(row[b])) row[b] = evaluateKernel(this.kernel, this.point(a), this.point(b));
    return row[b];
  }

  private row(candidate: number): Float64Array {
    let row = this.rows.get(candidate);
    if (!row) {
      row = new Float64Array(this.inputs.length / this.dimension).fill(Number.NaN);
      this.rows.set(candidate, row);
    }
    return row;
  }

  private point(candidate: number): Float64Array {
    return this.inputs.subarray(candidate * this.dimension, (candidate + 1) * this.dimension);
  }
}
