import { temporalFactor } from '../kernels/temporal.ts';
import { type SharedFuture, sharedFuture } from './shared-future.ts';
import type { PlacedObservation, WeighedModel } from './weighed-model.ts';

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
  private held: PlacedObservation[];
  private inverse: Float64Array;
  private readonly future: SharedFuture;

  /** @param now t0, at least every observation's time. Throws NotPositiveDefinite; RangeError for a factor that never fades. */
  constructor(model: WeighedModel, observations: readonly PlacedObservation[], now: number) {
    this.held = [...observations];
    this.inverse = inverseGram(model, observations);
    this.future = sharedFuture(model, observations, now, this.inverse);
  }

  get size(): number {
    return this.held.length;
  }

  /** α_i/P_ii: what is left of y_i once all others have predicted it. */
  residuals(): number[] {
    return this.weights().map((alpha, i) => alpha / this.own(i));
  }

  /** 1/P_ii: the variance predicted for y_i by all others, noise included. */
  variances(): number[] {
    return this.held.map((_, i) => 1 / this.own(i));
  }

  /** R of every observation held, in their order; all 0 where the denominator is not positive. */
  values(): number[] {
    const alpha = this.weights();
    const total = this.future.total(this.inverse, alpha);
    if (!(total > 0)) return this.held.map(() => 0);
    if (this.size === 1) return [1];
    const reaches = this.future.reaches(this.inverse);
    return this.held.map((_, i) => {
      const surprise = alpha[i] / this.own(i);
      return Math.sqrt(Math.max(0, (surprise * surprise + 1 / this.own(i)) * reaches[i]) / total);
    });
  }

  /**
   * Position of the least of `values()`; the earliest of those that are equal to it as far as they are known: squares
   * within a part in 10¹², or within 10⁻²⁰ where the factor decays exponentially and 10⁻¹⁴ where it is another.
   */
  least(values: readonly number[]): number {
    const smallest = Math.min(...values);
    const within = smallest * smallest * (1 + 1e-12) + this.future.precision;
    return values.findIndex((value) => value * value <= within);
  }

  /** Drops the observation at `position`: P ← P − p pᵀ/P_ii without its row and column. O(n²), O(nG) if C is of rank one. */
  drop(position: number): void {
    const { size: n, inverse: P } = this;
    const own = this.own(position);
    const inverse = new Float64Array((n - 1) * (n - 1));
    for (let j = 0, to = 0; j < n; j++)
      for (let k = 0; k < n; k++) {
        if (j === position || k === position) continue;
        inverse[to++] = P[j * n + k] - (P[j * n + position] * P[position * n + k]) / own;
      }
    this.future.drop(position, P);
    this.inverse = inverse;
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

  /** P_ii. */
  private own(i: number): number {
    return this.inverse[i * this.size + i];
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
