import type { TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { pow } from '../math/index.ts';

/** Seconds that a lane computes before its next query: R(n) = r₀ + r₁ n^p with n observations held. */
export interface ResponseTime {
  readonly base: number;
  readonly factor: number;
  /** p in [0, 4]: 3 where the matrix is factored anew, 2 for a rank-one change. */
  readonly power: number;
}

/** R(n). A property of the scenario, never of the machine. */
export function responseSeconds({ base, factor, power }: ResponseTime, held: number): number {
  return base + factor * pow(held, power);
}

/** A table of frames: frame j of the world holds on [jΔ, (j+1)Δ), the last one to the end. */
export interface FramedWorld {
  readonly frames: readonly (readonly number[])[];
  /** Δ > 0, in seconds. */
  readonly frameSeconds: number;
}

export interface TimedRun {
  /** When each query was played; the first at 0, the last before the horizon. */
  readonly playTimes: readonly number[];
  /** Mean of the regret at the play times. */
  readonly regretPerQuery: number;
  /** (1/H) ∫ max f − f(x) dt: between two queries the lane stands at its last one. */
  readonly regretPerSecond: number;
}

/**
 * What a run costs by the query and by the second while the world moves on (ours, after Bardou et al. 2024).
 * @param arms of query k
 * @param held observations after query k, which the computation of the next one starts with
 * @param horizon H > 0, in seconds
 */
export function timedRun(
  world: FramedWorld,
  response: ResponseTime,
  arms: readonly number[],
  held: readonly number[],
  horizon: number,
): TimedRun {
  const playTimes: number[] = [];
  let time = 0;
  for (let k = 0; time < horizon && k < arms.length; k++) {
    playTimes.push(time);
    time += responseSeconds(response, held[k]);
  }
  const regrets = playTimes.map((time, k) => regretAt(world, frameOf(world, time), arms[k]));
  const standing = playTimes.map((time, k) =>
    regretBetween(world, time, Math.min(playTimes[k + 1] ?? horizon, horizon), arms[k]),
  );
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    playTimes,
    regretPerQuery: sum(regrets) / playTimes.length,
    regretPerSecond: sum(standing) / horizon,
  };
}

const frameOf = ({ frames, frameSeconds }: FramedWorld, time: number): number =>
  Math.min(frames.length - 1, Math.floor(time / frameSeconds));

function regretAt({ frames }: FramedWorld, frame: number, arm: number): number {
  return Math.max(...frames[frame]) - frames[frame][arm];
}

/** ∫ of the regret of an arm from one time to another: a finite sum over frames. */
function regretBetween(world: FramedWorld, from: number, to: number, arm: number): number {
  const last = world.frames.length - 1;
  let sum = 0;
  for (let frame = frameOf(world, from); ; frame++) {
    const start = Math.max(from, frame * world.frameSeconds);
    const end = frame === last ? to : Math.min(to, (frame + 1) * world.frameSeconds);
    if (end > start) sum += (end - start) * regretAt(world, frame, arm);
    if (frame === last || end >= to) return sum;
  }
}

/**
 * The number of newest observations, R(n) apart, that together correlate most with now: argmax of Σ_{i≤n} k_T(i R(n))², ties
 * to the lowest. Our reading of a rule whose paper could not be read; it does not carry that paper's name.
 */
export function fixedSizeFor(
  temporal: TemporalFactor,
  response: ResponseTime,
  largest: number,
): { readonly size: number; readonly value: number } {
  let best = { size: 1, value: Number.NEGATIVE_INFINITY };
  for (let size = 1; size <= largest; size++) {
    const seconds = responseSeconds(response, size);
    let value = 0;
    for (let i = 1; i <= size; i++) {
      const correlation = temporalFactor(temporal, 0, i * seconds);
      value += correlation * correlation;
    }
    if (value > best.value) best = { size, value };
  }
  return best;
}
