import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from './backend.ts';
import { Recent } from './recent.ts';

/** Numbers in the rows that a `SpaceShare` keeps, 32 to 64 MB, and shares: those of 255 observations among themselves. */
const MOST_KEPT = { numbers: 2 ** 22, shares: 2 ** 15 };

/**
 * S of two candidates: the mean over all candidates of k_S(x_g, x) k_S(x_g, x'), with k_S = k/σ_f² (an empirical kernel as
 * it is). What was asked for lately is kept: a long run meets every pair of its candidates.
 */
export class SpaceShare {
  private readonly rows: Recent<number, Float64Array>;
  private readonly shares: Recent<number, number>;
  private readonly backend: Backend;
  private readonly kernel: Kernel;
  private readonly candidates: Float64Array;
  private readonly dimension: number;
  /** G, the number of candidates. */
  readonly size: number;

  /**
   * @param candidates `G × d`, row-major
   * @param most how much is kept, at least; the shares do not depend on it
   */
  constructor(
    backend: Backend,
    kernel: Kernel,
    candidates: Float64Array,
    dimension: number,
    most: typeof MOST_KEPT = MOST_KEPT,
  ) {
    this.backend = backend;
    this.kernel = kernel.family === 'empirical' ? kernel : { ...kernel, variance: 1 };
    this.candidates = candidates;
    this.dimension = dimension;
    this.size = candidates.length / dimension;
    // The two rows of a share at least.
    this.rows = new Recent(Math.max(2, Math.floor(most.numbers / this.size)), (row) => this.computed(row));
    this.shares = new Recent(most.shares, (pair) => this.share(pair));
  }

  of(a: number, b: number): number {
    return this.shares.get(Math.min(a, b) * this.size + Math.max(a, b));
  }

  /** k_S of a candidate with all of them. */
  row(candidate: number): Float64Array {
    return this.rows.get(candidate);
  }

  private share(pair: number): number {
    const { size, rows } = this;
    const [first, second] = [rows.get(Math.floor(pair / size)), rows.get(pair % size)];
    let sum = 0;
    for (let g = 0; g < size; g++) sum += first[g] * second[g];
    return sum / size;
  }

  private computed(candidate: number): Float64Array {
    const { dimension: d, candidates } = this;
    const point = candidates.slice(candidate * d, (candidate + 1) * d);
    return this.backend.crossGram(this.kernel, point, candidates, d);
  }
}
