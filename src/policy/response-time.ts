import type { ResponseTime, Scenario } from '../contracts/scenario.ts';
import type { TemporalFactor } from '../kernels/spec.ts';
import { temporalFactor } from '../kernels/temporal.ts';
import { pow } from '../math/index.ts';
import { shortestResponse } from './shortest-response.ts';

/** R(n), in seconds. */
export function responseSeconds({ base, factor, power }: ResponseTime, held: number): number {
  return base + factor * pow(held, power);
}

/**
 * Most steps that a lane makes: the horizon; where the world moves while it computes, as many queries as fit into the run
 * if every response is as short as with no data.
 */
export function mostSteps({ horizon, response }: Pick<Scenario, 'horizon' | 'response'>): number {
  if (!response) return horizon;
  return Math.ceil((horizon * response.frame) / shortestResponse(response)) + 1;
}

/** Time in frames: frame j of the world lasts over [jΔ, (j+1)Δ), the last one to the end. */
export interface Frames {
  /** Number of frames, ≥ 1. */
  readonly count: number;
  /** Δ > 0. */
  readonly seconds: number;
}

/** The frame, from 0, at a time ≥ 0. */
export const frameAt = ({ count, seconds }: Frames, time: number): number =>
  Math.min(count - 1, Math.floor(time / seconds));

/**
 * Integral over time of a function that is constant in each frame; one term per frame, starting with the first.
 * @param valueIn value in a frame
 */
export function integralByFrame(
  frames: Frames,
  from: number,
  to: number,
  valueIn: (frame: number) => number,
): number[] {
  const parts: number[] = [];
  const last = frames.count - 1;
  for (let frame = frameAt(frames, from); ; frame++) {
    const start = Math.max(from, frame * frames.seconds);
    const end = frame === last ? to : Math.min(to, (frame + 1) * frames.seconds);
    parts.push(end > start ? (end - start) * valueIn(frame) : 0);
    if (frame === last || end >= to) return parts;
  }
}

/** A table of frames by arms. */
interface FramedWorld {
  readonly frames: readonly (readonly number[])[];
  /** Δ > 0, in seconds. */
  readonly frameSeconds: number;
}

interface TimedRun {
  /** When each query was played; the first at 0, the last before the horizon. */
  readonly playTimes: readonly number[];
  /** Mean of the regret at the play times. */
  readonly regretPerQuery: number;
  /** (1/H) ∫ max f − f(x) dt: between two queries the lane keeps its last one. */
  readonly regretPerSecond: number;
}

/**
 * Regret of a run per query and per second while the world moves (ours, after Bardou et al. 2024).
 * @param arms of query k
 * @param held observations after query k, with which the computation of the next one begins
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
  const frames = { count: world.frames.length, seconds: world.frameSeconds };
  const regret = (frame: number, arm: number) => Math.max(...world.frames[frame]) - world.frames[frame][arm];
  const regrets = playTimes.map((time, k) => regret(frameAt(frames, time), arms[k]));
  const standing = playTimes.map((time, k) => {
    const until = Math.min(playTimes[k + 1] ?? horizon, horizon);
    return sum(integralByFrame(frames, time, until, (frame) => regret(frame, arms[k])));
  });
  return {
    playTimes,
    regretPerQuery: sum(regrets) / playTimes.length,
    regretPerSecond: sum(standing) / horizon,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The number of newest observations, R(n) apart, that together correlate most with now: argmax of Σ_{i≤n} k_T(i R(n))², ties
 * to the lowest. Our version of a rule whose paper was not available, so it does not have that paper's name.
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
