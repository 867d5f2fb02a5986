import type { TemporalFactor } from '../../kernels/spec.ts';
import { temporalFactor } from '../../kernels/temporal.ts';
import type { Stream } from '../../random/stream.ts';
import type { Posterior } from '../posterior.ts';
import type { PriorSampler } from './sampler.ts';

/** An observation whose input is one of the candidates. */
export interface CandidateObservation {
  /** Index among the candidates. */
  readonly candidate: number;
  readonly y: number;
  readonly time: number;
  readonly noiseVariance: number;
}

/**
 * Draws from the joint posterior of f(·, time) at all candidates by Matheron's rule (Wilson et al. 2020): a prior draw
 * f̃ with simulated observations ỹ = f̃(X) + w̃ becomes a posterior draw f̃ + k(·, X)(K+Σ)⁻¹(y − ỹ). O(n² + nG) beside
 * the prior draws: one under a static model, one per distinct time under a drifting one.
 */
export class PosteriorSampler {
  readonly #prior: PriorSampler;
  readonly #temporal: TemporalFactor;

  /** `prior` draws from the spatial kernel of the posterior's model, at its candidates. */
  constructor(prior: PriorSampler, temporal: TemporalFactor) {
    this.#prior = prior;
    this.#temporal = temporal;
  }

  /** Writes one draw into `out` (G). `observations` are those the posterior holds, in order; `time` as for `predict`. */
  draw(
    posterior: Posterior,
    observations: readonly CandidateObservation[],
    time: number,
    stream: Stream,
    out: Float64Array,
  ): void {
    if (observations.length !== posterior.size)
      throw new RangeError(
        `expected the posterior's ${posterior.size} observations, got ${observations.length}`,
      );
    const path = new PriorPath(this.#prior, this.#temporal, stream, out.length);
    const residuals = Float64Array.from(observations, ({ candidate, y, time: observed, noiseVariance }) => {
      const simulated = path.at(observed)[candidate] + Math.sqrt(noiseVariance) * stream.normal();
      return y - simulated;
    });
    const prior = path.at(time);
    posterior.meanFor(residuals, time, out);
    for (let g = 0; g < out.length; g++) out[g] += prior[g];
  }
}

/** A prior draw followed through time, in the order of the times asked for; both drifts are Markov. */
class PriorPath {
  readonly #prior: PriorSampler;
  readonly #temporal: TemporalFactor;
  readonly #stream: Stream;
  readonly #values: Float64Array;
  readonly #innovation: Float64Array;
  #time: number | null = null;

  constructor(prior: PriorSampler, temporal: TemporalFactor, stream: Stream, size: number) {
    this.#prior = prior;
    this.#temporal = temporal;
    this.#stream = stream;
    this.#values = new Float64Array(size);
    this.#innovation = new Float64Array(size);
  }

  /** The draw at a time not before the last one asked for. */
  at(time: number): Float64Array {
    if (this.#time === null) this.#mix(0, Math.sqrt(temporalFactor(this.#temporal, time, time)));
    else if (time !== this.#time) this.#advance(this.#time, time);
    this.#time = time;
    return this.#values;
  }

  #advance(from: number, to: number): void {
    const temporal = this.#temporal;
    if (temporal.kind === 'forgetting') {
      const correlation = temporalFactor(temporal, from, to);
      this.#mix(correlation, Math.sqrt(1 - correlation * correlation));
    }
    if (temporal.kind === 'wiener') this.#mix(1, Math.sqrt(temporal.variance * (to - from)));
  }

  /** values := keep · values + add · a fresh prior draw. */
  #mix(keep: number, add: number): void {
    const [values, innovation] = [this.#values, this.#innovation];
    this.#prior.draw(this.#stream, innovation);
    for (let g = 0; g < values.length; g++) values[g] = keep * values[g] + add * innovation[g];
  }
}
