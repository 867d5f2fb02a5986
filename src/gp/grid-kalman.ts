import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { halfLogRetention, isMarkov } from '../kernels/temporal.ts';
import { NotPositiveDefinite } from '../linalg/errors.ts';
import { exp, log } from '../math/index.ts';
import type { Backend } from './backend.ts';
import { readDiagonal, type StateCovariance } from './state-covariance.ts';

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
 * Appendix D). Dispose of it when done.
 */
export class GridKalman {
  readonly mean: Float64Array;
  private readonly covariance: StateCovariance;
  private readonly priorVariance: Float64Array;
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
    const prior = lowerTriangle(backend, kernel, candidates, d);
    this.priorVariance = new Float64Array(this.size);
    readDiagonal(prior, this.priorVariance);
    this.temporal = temporal;
    this.mean = new Float64Array(this.size);
    this.column = new Float64Array(this.size);
    this.covariance = backend.createStateCovariance(prior);
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
    this.mean.fill(0);
    this.covariance.restart(this.priorGrowth(time));
    this.time = time;
    this.evidence = 0;
    this.gain = 0;
  }

  /** Moves the state on. @throws RangeError for a time before the last one */
  predict(time: number): void {
    const { covariance, mean } = this;
    const { keep, add } = this.passing(time);
    this.time = time;
    if (keep === 1 && add === 0) return;
    const root = Math.sqrt(keep);
    for (let g = 0; g < this.size; g++) mean[g] *= root;
    covariance.pass(keep, add);
  }

  /** Takes in an observation of a candidate, made now. @throws NotPositiveDefinite where neither it nor the state is in doubt */
  update(candidate: number, y: number, noiseVariance: number): void {
    const { size, mean, covariance, column } = this;
    covariance.readColumn(candidate, column);
    const variance = Math.max(0, column[candidate]);
    const total = variance + noiseVariance;
    if (!(total > 0)) throw new NotPositiveDefinite(candidate, 0);
    const error = y - mean[candidate];
    for (let g = 0; g < size; g++) mean[g] += (column[g] / total) * error;
    covariance.update(column, total);
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
    this.covariance.readDiagonal(variance);
    for (let g = 0; g < this.size; g++) {
      const prior = this.priorVariance[g];
      mean[g] = root * this.mean[g];
      variance[g] = Math.min(growth * prior, Math.max(0, keep * variance[g] + add * prior));
    }
  }

  /** The prior's, in the same sense. */
  readPrior(time: number, mean: Float64Array, variance: Float64Array): void {
    const growth = this.priorGrowth(time);
    mean.fill(0);
    for (let g = 0; g < this.size; g++) variance[g] = growth * this.priorVariance[g];
  }

  /** A copy of the state. */
  save(): GridKalmanState {
    const { mean, covariance, time, evidence, gain } = this;
    return { mean: mean.slice(), covariance: covariance.save(), time, evidence, gain };
  }

  restore({ mean, covariance, time, evidence, gain }: GridKalmanState): void {
    this.mean.set(mean);
    this.covariance.restore(covariance);
    this.time = time;
    this.evidence = evidence;
    this.gain = gain;
  }

  dispose(): void {
    this.covariance.dispose();
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
