import type { Environment } from '../../contracts/environment.ts';
import type { Stream } from '../../random/stream.ts';

/** What a lane knows when it chooses a design and a condition: the posterior of f on all pairs (N_x · N_w each). */
export interface Belief {
  readonly environment: Environment;
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  /** Designs queried so far, each once. */
  readonly visited: readonly number[];
  /** Posterior of g(x) = Σ_w f(x, w) p(w) at the designs (N_x each); computed when asked for. */
  readonly integral: () => IntegralBelief;
  /** A draw of f from the joint posterior on all pairs (N_x · N_w), always the same one at a step. */
  readonly draw: () => Float64Array;
  /** The lane's own random numbers for this step, from the start of the substream of that name. */
  readonly stream: (name: string) => Stream;
}

export interface IntegralBelief {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/** Lower and upper bounds of a quantity that hold with high probability, at every design (N_x each). */
export interface Interval {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/** One number per design, from its index. */
export function perDesign({ environment }: Belief, value: (design: number) => number): Float64Array {
  return Float64Array.from({ length: environment.designs }, (_, design) => value(design));
}

/** μ ± multiplier · σ, per pair of a mean and a variance. */
export function confidenceInterval(mean: Float64Array, variance: Float64Array, multiplier: number): Interval {
  return {
    lower: mean.map((value, i) => value - multiplier * Math.sqrt(variance[i])),
    upper: mean.map((value, i) => value + multiplier * Math.sqrt(variance[i])),
  };
}

/** Position of the largest of f(first), …, f(last); ties go to the lowest. */
export function argmaxOver(first: number, last: number, value: (i: number) => number): number {
  let best = first;
  for (let i = first + 1; i <= last; i++) if (value(i) > value(best)) best = i;
  return best;
}

/** The index i, among at least one, whose value is largest; ties go to the first. */
export function argmaxAmong(indices: readonly number[], value: (i: number) => number): number {
  return indices.reduce((best, i) => (value(i) > value(best) ? i : best));
}
