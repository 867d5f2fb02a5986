import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { timeIntegral } from '../kernels/time-integral.ts';
import type { Backend } from './backend.ts';
import { Recent } from './recent.ts';

/** An observation at one of the candidates. */
export interface PlacedObservation {
  readonly x: readonly number[];
  readonly candidate: number;
  readonly y: number;
  readonly time: number;
  readonly noiseVariance: number;
}

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
  private readonly size: number;

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
    this.rows = new Recent(Math.max(2, Math.floor(most.numbers / this.size)), (row) => this.row(row));
    this.shares = new Recent(most.shares, (pair) => this.share(pair));
  }

  of(a: number, b: number): number {
    return this.shares.get(Math.min(a, b) * this.size + Math.max(a, b));
  }

  private share(pair: number): number {
    const { size, rows } = this;
    const [first, second] = [rows.get(Math.floor(pair / size)), rows.get(pair % size)];
    let sum = 0;
    for (let g = 0; g < size; g++) sum += first[g] * second[g];
    return sum / size;
  }

  private row(candidate: number): Float64Array {
    const { dimension: d, candidates } = this;
    const point = candidates.slice(candidate * d, (candidate + 1) * d);
    return this.backend.crossGram(this.kernel, point, candidates, d);
  }
}

/** A space–time GP whose observations are weighed. */
export interface WeighedModel {
  readonly backend: Backend;
  readonly kernel: Kernel;
  /** One that fades: `timeIntegral` has an answer for it. */
  readonly temporal: TemporalFactor;
  readonly dimension: number;
  readonly space: SpaceShare;
}

/**
 * How far the predictions of the whole future would move if an observation were gone, as a share of what all of them
 * together move (W-DBO: Bardou, Thiran, Ranieri 2024):
 *
 *   R_i = √((α_i²/P_ii² + 1/P_ii) · p_iᵀ C p_i / (αᵀ C α + Σ_jk P_jk C_jk)),   P = (K + Σ)⁻¹, α = P y, C = S ∘ J
 *
 * with the mean over the candidates where the authors' code integrates over all of R^d. A ratio of two bounds, not a
 * distance. O(n³) at first, O(n²) for a drop, O(n³) for the relevances after it.
 */
export class Relevance {
  private readonly backend: Backend;
  private held: PlacedObservation[];
  private inverse: Float64Array;
  private shared: Float64Array;

  /** @param now t0, at least every observation's time. Throws NotPositiveDefinite; RangeError for a factor that never fades. */
  constructor(model: WeighedModel, observations: readonly PlacedObservation[], now: number) {
    this.backend = model.backend;
    this.held = [...observations];
    this.inverse = inverseGram(model, observations);
    this.shared = sharedFuture(model, observations, now);
  }

  get size(): number {
    return this.held.length;
  }

  /** α_i/P_ii: what is left of y_i once all others have predicted it. */
  residuals(): number[] {
    return this.weights().map((alpha, i) => alpha / this.at(this.inverse, i, i));
  }

  /** 1/P_ii: the variance predicted for y_i by all others, noise included. */
  variances(): number[] {
    return this.held.map((_, i) => 1 / this.at(this.inverse, i, i));
  }

  /** R of every observation held, in their order; all 0 where the denominator is not positive. */
  values(): number[] {
    const { size: n, inverse: P, shared: C } = this;
    const alpha = this.weights();
    const CP = this.backend.multiply(C, P, n, n, n);
    let total = 0;
    for (let j = 0; j < n; j++) for (let k = 0; k < n; k++) total += alpha[j] * C[j * n + k] * alpha[k];
    for (let j = 0; j < n * n; j++) total += P[j] * C[j];
    if (!(total > 0)) return this.held.map(() => 0);
    if (n === 1) return [1];
    return this.held.map((_, i) => {
      let reach = 0;
      for (let j = 0; j < n; j++) reach += P[j * n + i] * CP[j * n + i];
      const own = P[i * n + i];
      const surprise = alpha[i] / own;
      return Math.sqrt(Math.max(0, (surprise * surprise + 1 / own) * reach) / total);
    });
  }

  /** Drops the observation at `position`: P ← P − p pᵀ/P_ii without its row and column. O(n²). */
  drop(position: number): void {
    const { size: n, inverse: P, shared: C } = this;
    const own = P[position * n + position];
    const inverse = new Float64Array((n - 1) * (n - 1));
    const shared = new Float64Array((n - 1) * (n - 1));
    for (let j = 0, to = 0; j < n; j++)
      for (let k = 0; k < n; k++) {
        if (j === position || k === position) continue;
        inverse[to] = P[j * n + k] - (P[j * n + position] * P[position * n + k]) / own;
        shared[to++] = C[j * n + k];
      }
    this.inverse = inverse;
    this.shared = shared;
    this.held = this.held.toSpliced(position, 1);
  }

  /** α = P y. */
  private weights(): number[] {
    const { size: n, inverse: P, held } = this;
    return held.map((_, i) => {
      let sum = 0;
      for (let j = 0; j < n; j++) sum += P[i * n + j] * held[j].y;
      return sum;
    });
  }

  private at(matrix: Float64Array, i: number, j: number): number {
    return matrix[i * this.size + j];
  }
}

function inverseGram(
  { backend, kernel, temporal, dimension }: WeighedModel,
  observations: readonly PlacedObservation[],
): Float64Array {
  const n = observations.length;
  const points = Float64Array.from(observations.flatMap(({ x }) => x));
  const gram = backend.crossGram(kernel, points, points, dimension);
  const identity = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    identity[i * n + i] = 1;
    for (let j = 0; j < i; j++) {
      gram[i * n + j] *= temporalFactor(temporal, observations[i].time, observations[j].time);
      gram[j * n + i] = gram[i * n + j];
    }
    gram[i * n + i] += observations[i].noiseVariance;
  }
  const { factor } = backend.cholesky(gram, n);
  const root = backend.solveLower(factor, n, identity, n);
  const transposed = Float64Array.from(root, (_, at) => root[(at % n) * n + Math.floor(at / n)]);
  return backend.multiply(transposed, root, n, n, n);
}

function sharedFuture(
  { temporal, space }: WeighedModel,
  observations: readonly PlacedObservation[],
  now: number,
): Float64Array {
  const times = timeIntegral(
    temporal,
    observations.map(({ time }) => now - time),
  );
  if (!times) throw new RangeError(`invalid temporal factor; expected one that fades, got ${temporal.kind}`);
  const n = observations.length;
  for (let i = 0; i < n; i++)
    for (let j = 0; j <= i; j++) {
      const share = space.of(observations[i].candidate, observations[j].candidate);
      times[i * n + j] *= share;
      if (j < i) times[j * n + i] *= share;
    }
  return times;
}
