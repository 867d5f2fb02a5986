import type { TemporalFactor } from '../../kernels/spec.ts';
import { isMarkov, temporalFactor } from '../../kernels/temporal.ts';
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
    const path = this.#path([...observations.map((o) => o.time), time], stream, out.length);
    const residuals = Float64Array.from(observations, ({ candidate, y, time: observed, noiseVariance }) => {
      const simulated = path.at(observed)[candidate] + Math.sqrt(noiseVariance) * stream.normal();
      return y - simulated;
    });
    const prior = path.at(time);
    posterior.meanFor(residuals, time, out);
    for (let g = 0; g < out.length; g++) out[g] += prior[g];
  }

  #path(times: readonly number[], stream: Stream, size: number): Path {
    return isMarkov(this.#temporal)
      ? new PriorPath(this.#prior, this.#temporal, stream, size)
      : new PriorSheet(this.#prior, this.#temporal, times, stream, size);
  }
}

/** A prior draw through some times. */
interface Path {
  readonly at: (time: number) => Float64Array;
}

/**
 * A prior draw at any times: the Cholesky factor C of the temporal correlations of the distinct ones times independent
 * spatial draws g, f(·, t_i) = Σ_k C_ik g_k. O(n²G).
 */
class PriorSheet implements Path {
  readonly #values = new Map<number, Float64Array>();

  constructor(
    prior: PriorSampler,
    temporal: TemporalFactor,
    times: readonly number[],
    stream: Stream,
    size: number,
  ) {
    const distinct = [...new Set(times)].sort((a, b) => a - b);
    const draws: Float64Array[] = [];
    for (const [i, row] of timeFactor(temporal, distinct).entries()) {
      draws.push(new Float64Array(size));
      prior.draw(stream, draws[i]);
      const values = new Float64Array(size);
      for (const [k, weight] of row.entries())
        for (let g = 0; g < size; g++) values[g] += weight * draws[k][g];
      this.#values.set(distinct[i], values);
    }
  }

  at(time: number): Float64Array {
    const values = this.#values.get(time);
    if (!values) throw new RangeError(`invalid time; expected one that was announced, got ${time}`);
    return values;
  }
}

/** Added to the diagonal of the temporal correlations before they are factored. */
const TIME_JITTER = 1e-10;

/** Rows of the lower Cholesky factor of the temporal correlations at these times. */
function timeFactor(temporal: TemporalFactor, times: readonly number[]): number[][] {
  const rows: number[][] = [];
  for (const [i, s] of times.entries()) {
    const row: number[] = [];
    let left = 1 + TIME_JITTER;
    for (let k = 0; k < i; k++) {
      let sum = temporalFactor(temporal, s, times[k]);
      for (let j = 0; j < k; j++) sum -= row[j] * rows[k][j];
      row.push(sum / rows[k][k]);
      left -= row[k] * row[k];
    }
    // Rounding may leave less than the jitter that was added.
    row.push(Math.sqrt(Math.max(TIME_JITTER, left)));
    rows.push(row);
  }
  return rows;
}

/** A prior draw followed through time, in the order of the times asked for; both drifts are Markov. */
class PriorPath implements Path {
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
