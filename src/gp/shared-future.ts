import { exponentialShares, timeIntegral } from '../kernels/time-integral.ts';
import type { Backend } from './backend.ts';
import type { PlacedObservation, WeighedModel } from './weighed-model.ts';

/**
 * What n observations share of the future, C = S ∘ J (Bardou et al. 2024), under the inverse P of their Gram matrix with
 * noise, `n × n`, row-major.
 */
export interface SharedFuture {
  /** p_iᵀ C p_i of every column p_i of P. */
  reaches(inverse: Float64Array): Float64Array;
  /** αᵀ C α + Σ_jk P_jk C_jk. */
  total(inverse: Float64Array, alpha: readonly number[]): number;
  /** Leaves out the observation at `position`; `inverse` is P before that. */
  drop(position: number, inverse: Float64Array): void;
  /** Squares of relevances that differ by no more than this are told apart by rounding alone. */
  readonly precision: number;
}

/** @throws RangeError for a factor that never fades */
export function sharedFuture(
  model: WeighedModel,
  observations: readonly PlacedObservation[],
  now: number,
  inverse: Float64Array,
): SharedFuture {
  const ages = observations.map(({ time }) => now - time);
  const shares = exponentialShares(model.temporal, ages);
  if (shares) return new RankOneFuture(model, observations, shares, inverse);
  const times = timeIntegral(model.temporal, ages);
  if (!times)
    throw new RangeError(`invalid temporal factor; expected one that fades, got ${model.temporal.kind}`);
  return new FullFuture(model, observations, times);
}

/** Any J, entry by entry. What is left of a difference of its terms is known to a rounding of the largest. */
class FullFuture implements SharedFuture {
  readonly precision = 1e-14;
  private readonly backend: Backend;
  private shared: Float64Array;
  private size: number;

  constructor(
    { backend, space }: WeighedModel,
    observations: readonly PlacedObservation[],
    times: Float64Array,
  ) {
    const n = observations.length;
    for (let i = 0; i < n; i++)
      for (let j = 0; j <= i; j++) {
        const share = space.of(observations[i].candidate, observations[j].candidate);
        times[i * n + j] *= share;
        if (j < i) times[j * n + i] *= share;
      }
    this.backend = backend;
    this.shared = times;
    this.size = n;
  }

  reaches(inverse: Float64Array): Float64Array {
    const n = this.size;
    const product = this.backend.multiply(this.shared, inverse, n, n, n);
    const out = new Float64Array(n);
    for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) out[i] += inverse[j * n + i] * product[j * n + i];
    return out;
  }

  total(inverse: Float64Array, alpha: readonly number[]): number {
    const { size: n, shared: C } = this;
    let total = 0;
    for (let j = 0; j < n; j++) for (let k = 0; k < n; k++) total += alpha[j] * C[j * n + k] * alpha[k];
    for (let j = 0; j < n * n; j++) total += inverse[j] * C[j];
    return total;
  }

  drop(position: number): void {
    this.shared = withoutRow(withoutColumn(this.shared, this.size, position), this.size - 1, position);
    this.size--;
  }
}

/**
 * Exponential decay: J has rank one, so C = V Vᵀ with a row of V (`n × G`) for each observation and a column for each
 * candidate, and p_iᵀ C p_i = ‖(P V)_i‖² is a sum of squares: of what hardly matters no digit is lost.
 */
class RankOneFuture implements SharedFuture {
  readonly precision = 1e-20;
  private readonly width: number;
  private rows: Float64Array;
  /** P V. */
  private solved: Float64Array;

  constructor(
    { backend, space }: WeighedModel,
    observations: readonly PlacedObservation[],
    shares: Float64Array,
    inverse: Float64Array,
  ) {
    const n = observations.length;
    const width = space.size;
    this.width = width;
    this.rows = new Float64Array(n * width);
    for (const [i, { candidate }] of observations.entries()) {
      const row = space.row(candidate);
      const share = shares[i] / Math.sqrt(width);
      for (let g = 0; g < width; g++) this.rows[i * width + g] = share * row[g];
    }
    this.solved = backend.multiply(inverse, this.rows, n, n, width);
  }

  private get size(): number {
    return this.rows.length / this.width;
  }

  reaches(): Float64Array {
    const { solved, width, size } = this;
    const out = new Float64Array(size);
    for (let i = 0; i < size; i++)
      for (let g = 0; g < width; g++) out[i] += solved[i * width + g] * solved[i * width + g];
    return out;
  }

  total(_inverse: Float64Array, alpha: readonly number[]): number {
    const { rows, solved, width, size } = this;
    let total = 0;
    for (let g = 0; g < width; g++) {
      let mean = 0;
      for (let j = 0; j < size; j++) mean += alpha[j] * rows[j * width + g];
      total += mean * mean;
    }
    for (let at = 0; at < rows.length; at++) total += rows[at] * solved[at];
    return total;
  }

  /** P V ← P V − p (P V)_i/P_ii without its row. O(nG). */
  drop(position: number, inverse: Float64Array): void {
    const { solved, width, size: n } = this;
    const own = inverse[position * n + position];
    for (let j = 0; j < n; j++) {
      if (j === position) continue;
      const share = inverse[j * n + position] / own;
      for (let g = 0; g < width; g++) solved[j * width + g] -= share * solved[position * width + g];
    }
    this.solved = withoutRow(solved, width, position);
    this.rows = withoutRow(this.rows, width, position);
  }
}

function withoutRow(matrix: Float64Array, width: number, row: number): Float64Array {
  const out = new Float64Array(matrix.length - width);
  out.set(matrix.subarray(0, row * width));
  out.set(matrix.subarray((row + 1) * width), row * width);
  return out;
}

const withoutColumn = (matrix: Float64Array, width: number, column: number): Float64Array =>
  matrix.filter((_, at) => at % width !== column);
