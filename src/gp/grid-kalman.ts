import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { halfLogRetention, isMarkov } from '../kernels/temporal.ts';
import { NotPositiveDefinite } from '../linalg/errors.ts';
import { exp, log } from '../math/index.ts';
import type { Backend } from './backend.ts';

/** Two triangles of G (G + 1) / 2 numbers: 200 MB. More is refused. */
export const MOST_STATE_CANDIDATES = 5000;

/** The state of a `GridKalman` at a time, to be taken up again. */
export interface GridKalmanState {
  readonly mean: Float64Array;
  readonly covariance: Float64Array;
  readonly time: number;
  readonly evidence: number;
  readonly gain: number;
}

/**
 * The posterior at G fixed candidates as a state (mean, covariance) that time moves and observations update: exact for
 * factors without memory, O(G²) a step and in memory however many observations were made (Mandl & Kekkonen 2026,
 * Appendix D). Σ is kept as its lower triangle, row by row: symmetric to the last bit.
 */
export class GridKalman {
  readonly mean: Float64Array;
  /** Row i of the lower triangle of Σ begins at i (i + 1) / 2; so does that of the prior's covariance. */
  private readonly covariance: Float64Array;
  private readonly prior: Float64Array;
  private readonly temporal: TemporalFactor;
  private readonly size: number;
  /** Column of Σ at the candidate observed. */
  private readonly column: Float64Array;
  private time = 1;
  private evidence = 0;
  private gain = 0;

  /**
   * At time 1, without data.
   * @param candidates `G × d`, row-major
   * @throws RangeError for a temporal factor with a memory, or more candidates than fit
   */
  constructor(
    backend: Backend,
    kernel: Kernel,
    temporal: TemporalFactor,
    candidates: Float64Array,
    d: number,
  ) {
    if (!isMarkov(temporal))
      throw new RangeError(`invalid temporal factor; expected one without memory, got ${temporal.kind}`);
    this.size = candidates.length / d;
    if (this.size > MOST_STATE_CANDIDATES)
      throw new RangeError(
        `invalid grid; expected at most ${MOST_STATE_CANDIDATES} candidates, got ${this.size}`,
      );
    this.prior = lowerTriangle(backend, kernel, candidates, d);
    this.temporal = temporal;
    this.mean = new Float64Array(this.size);
    this.column = new Float64Array(this.size);
    this.covariance = this.prior.slice();
  }

  /** Log marginal likelihood of the updates since the start. */
  get logMarginalLikelihood(): number {
    return this.evidence;
  }

  /** Realised information gain ½ ln|I + Σ⁻¹K| of the same. */
  get informationGain(): number {
    return this.gain;
  }

  /** Forgets all data, at this time. */
  restart(time: number): void {
    const { prior, covariance } = this;
    const growth = this.priorGrowth(time);
    this.mean.fill(0);
    for (let i = 0; i < prior.length; i++) covariance[i] = growth * prior[i];
    this.time = time;
    this.evidence = 0;
    this.gain = 0;
  }

  /** Moves the state on. @throws RangeError for a time before the last one */
  predict(time: number): void {
    const { covariance, prior, mean } = this;
    const { keep, add } = this.passing(time);
    this.time = time;
    if (keep === 1 && add === 0) return;
    const root = Math.sqrt(keep);
    for (let g = 0; g < this.size; g++) mean[g] *= root;
    for (let i = 0; i < prior.length; i++) covariance[i] = keep * covariance[i] + add * prior[i];
  }

  /** Takes in an observation of a candidate, made now. @throws NotPositiveDefinite where neither it nor the state is in doubt */
  update(candidate: number, y: number, noiseVariance: number): void {
    const { size, mean, covariance, column } = this;
    this.readColumn(candidate);
    const variance = Math.max(0, column[candidate]);
    const total = variance + noiseVariance;
    if (!(total > 0)) throw new NotPositiveDefinite(candidate, 0);
    const error = y - mean[candidate];
    for (let i = 0, at = 0; i < size; i++) {
      const weight = column[i] / total;
      mean[i] += weight * error;
      for (let j = 0; j <= i; j++, at++) covariance[at] -= weight * column[j];
    }
    this.evidence -= 0.5 * (log(2 * Math.PI * total) + (error * error) / total);
    this.gain += 0.5 * log(total / noiseVariance);
  }

  /** Posterior variances, never below 0 nor above the prior's. */
  variance(): Float64Array {
    const variance = new Float64Array(this.size);
    this.read(this.time, new Float64Array(this.size), variance);
    return variance;
  }

  /** Posterior mean and variance at a time not before the last one, written into G-long arrays; the state stays. O(G). */
  read(time: number, mean: Float64Array, variance: Float64Array): void {
    const { keep, add } = this.passing(time);
    const root = Math.sqrt(keep);
    const growth = this.priorGrowth(time);
    for (let g = 0; g < this.size; g++) {
      const at = (g * (g + 3)) / 2;
      mean[g] = root * this.mean[g];
      const value = keep * this.covariance[at] + add * this.prior[at];
      variance[g] = Math.min(growth * this.prior[at], Math.max(0, value));
    }
  }

  /** The prior's, in the same sense. */
  readPrior(time: number, mean: Float64Array, variance: Float64Array): void {
    const growth = this.priorGrowth(time);
    mean.fill(0);
    for (let g = 0; g < this.size; g++) variance[g] = growth * this.prior[(g * (g + 3)) / 2];
  }

  /** A copy of the state. */
  save(): GridKalmanState {
    const { mean, covariance, time, evidence, gain } = this;
    return { mean: mean.slice(), covariance: covariance.slice(), time, evidence, gain };
  }

  restore({ mean, covariance, time, evidence, gain }: GridKalmanState): void {
    this.mean.set(mean);
    this.covariance.set(covariance);
    this.time = time;
    this.evidence = evidence;
    this.gain = gain;
  }

  private readColumn(candidate: number): void {
    const { column, covariance, size } = this;
    const row = (candidate * (candidate + 1)) / 2;
    for (let j = 0; j <= candidate; j++) column[j] = covariance[row + j];
    for (let i = candidate + 1; i < size; i++) column[i] = covariance[(i * (i + 1)) / 2 + candidate];
  }

  /** The prior variance at a time, over that at time 1. */
  private priorGrowth(time: number): number {
    const { temporal } = this;
    return temporal.kind === 'wiener' ? 1 + temporal.variance * (time - 1) : 1;
  }

  /** What the time until then keeps of the covariance, and adds of the prior's. */
  private passing(time: number): { readonly keep: number; readonly add: number } {
    const { temporal } = this;
    const gap = time - this.time;
    if (temporal.kind === 'static') return STILL;
    if (!(gap >= 0)) throw new RangeError(`invalid time; expected ≥ ${this.time}, got ${time}`);
    if (temporal.kind === 'wiener') return { keep: 1, add: temporal.variance * gap };
    if (temporal.kind !== 'forgetting') return STILL;
    const keep = exp(2 * halfLogRetention(temporal.rate) * gap);
    return { keep, add: 1 - keep };
  }
}

const STILL = { keep: 1, add: 0 } as const;

/** k(X, X) row by row, without a whole matrix of them. */
function lowerTriangle(backend: Backend, kernel: Kernel, candidates: Float64Array, d: number): Float64Array {
  const size = candidates.length / d;
  const triangle = new Float64Array((size * (size + 1)) / 2);
  for (let i = 0, at = 0; i < size; at += ++i) {
    const row = backend.crossGram(
      kernel,
      candidates.slice(i * d, (i + 1) * d),
      candidates.slice(0, (i + 1) * d),
      d,
    );
    triangle.set(row, at);
  }
  return triangle;
}
