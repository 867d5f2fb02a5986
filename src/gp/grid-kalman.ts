import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import { halfLogRetention } from '../kernels/temporal.ts';
import { exp, log } from '../math/index.ts';
import type { Backend } from './backend.ts';

/** Bytes that a grid of G candidates takes are 16 G²: a state beyond this is refused. */
const MOST_CANDIDATES = 5000;

/**
 * The posterior at G fixed candidates as a state (mean, covariance) that time moves and observations update: exact for
 * factors without memory, O(G²) a step however many observations were made (Mandl & Kekkonen 2026, Appendix D).
 */
export class GridKalman {
  readonly mean: Float64Array;
  /** Σ, `G × G`, symmetric to the last bit. */
  readonly covariance: Float64Array;
  private readonly prior: Float64Array;
  private readonly temporal: TemporalFactor;
  private readonly size: number;
  private time = 1;
  private evidence = 0;

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
    if (temporal.kind === 'stationary' || temporal.kind === 'periodic')
      throw new RangeError(`invalid temporal factor; expected one without memory, got ${temporal.kind}`);
    this.size = candidates.length / d;
    if (this.size > MOST_CANDIDATES)
      throw new RangeError(`invalid grid; expected at most ${MOST_CANDIDATES} candidates, got ${this.size}`);
    this.prior = backend.crossGram(kernel, candidates, candidates, d);
    this.temporal = temporal;
    this.mean = new Float64Array(this.size);
    this.covariance = this.prior.slice();
  }

  /** Log marginal likelihood of the updates since the start. */
  get logMarginalLikelihood(): number {
    return this.evidence;
  }

  /** Forgets all data, at this time. */
  restart(time: number): void {
    const { temporal, prior } = this;
    const growth = temporal.kind === 'wiener' ? 1 + temporal.variance * (time - 1) : 1;
    this.mean.fill(0);
    for (let i = 0; i < prior.length; i++) this.covariance[i] = growth * prior[i];
    this.time = time;
    this.evidence = 0;
  }

  /** Moves the state on. @throws RangeError for a time before the last one */
  predict(time: number): void {
    const gap = time - this.time;
    if (!(gap >= 0)) throw new RangeError(`invalid time; expected ≥ ${this.time}, got ${time}`);
    this.time = time;
    if (gap === 0 || this.temporal.kind === 'static') return;
    const [keep, add] = this.passing(gap);
    const root = Math.sqrt(keep);
    for (let g = 0; g < this.size; g++) this.mean[g] *= root;
    const { covariance, prior } = this;
    for (let i = 0; i < prior.length; i++) covariance[i] = keep * covariance[i] + add * prior[i];
  }

  /** Takes in an observation of a candidate, made now. */
  update(candidate: number, y: number, noiseVariance: number): void {
    const { size: n, mean, covariance } = this;
    const column = covariance.slice(candidate * n, (candidate + 1) * n);
    const total = column[candidate] + noiseVariance;
    const error = y - mean[candidate];
    for (let i = 0; i < n; i++) {
      const gain = column[i] / total;
      mean[i] += gain * error;
      for (let j = 0; j <= i; j++) {
        covariance[i * n + j] -= gain * column[j];
        covariance[j * n + i] = covariance[i * n + j];
      }
    }
    this.evidence -= 0.5 * (log(2 * Math.PI * total) + (error * error) / total);
  }

  /** Posterior variances, never below 0. */
  variance(): Float64Array {
    return Float64Array.from(this.mean, (_, g) => Math.max(0, this.covariance[g * this.size + g]));
  }

  /** What a gap keeps of the covariance, and adds of the prior's. */
  private passing(gap: number): readonly [number, number] {
    const { temporal } = this;
    if (temporal.kind === 'wiener') return [1, temporal.variance * gap];
    if (temporal.kind !== 'forgetting') return [1, 0];
    const keep = exp(2 * halfLogRetention(temporal.rate) * gap);
    return [keep, 1 - keep];
  }
}
