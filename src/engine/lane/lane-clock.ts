import type { Standing } from '../../contracts/record.ts';
import { exp } from '../../math/index.ts';
import { frameAt, integralByFrame, responseSeconds } from '../../policy/response-time.ts';
import type { World } from '../world.ts';
import { ByStep } from './data/by-step.ts';

/** When an observation was made. */
export interface Moment {
  /** Argument of `World.truthAt`: the step, or the true elapsed seconds. */
  readonly time: number;
  /** Observed clock: the step, or the sum of the observed seconds. */
  readonly clock: number;
  /** Observed seconds of this evaluation; null where the objective has no evaluation times. */
  readonly duration: number | null;
}

/**
 * A lane's time: the steps, or the true and the observed elapsed seconds where evaluations take time; where the world moves
 * while the lane computes, the seconds, and the step of the world at each.
 */
export class LaneClock {
  private readonly world: World;
  /** Only filled where the lane has its own clock. */
  private readonly moments = new ByStep<Moment>();
  /** Time of the next query, in seconds, where the world moves in the meantime. */
  private nextPlay = 0;
  private standingRegret = 0;

  constructor(world: World) {
    this.world = world;
  }

  /** The world ends before the next query could be played. */
  get over(): boolean {
    const { response } = this.world;
    return response !== undefined && this.nextPlay >= response.end;
  }

  /** Advances the clock by the evaluation of a candidate at step t. */
  advance(t: number, index: number): Moment {
    const moment = this.after(t, index);
    if (this.own) this.moments.push(moment);
    return moment;
  }

  /** Advances the world while the lane, holding `held` observations, computes; null where the world waits. */
  stand(index: number, held: number): Standing | null {
    const { response } = this.world;
    if (!response) return null;
    const from = this.nextPlay;
    this.nextPlay += responseSeconds(response.time, held);
    const until = Math.min(this.nextPlay, response.end);
    const regret = integralByFrame(response.frames, from, until, (frame) => this.regretIn(frame, index));
    this.standingRegret += regret.reduce((sum, part) => sum + part, 0);
    return {
      until,
      regret,
      cumulativeRegret: this.standingRegret,
      regretPerSecond: this.standingRegret / until,
    };
  }

  /** Drops the times of earlier steps, which are no longer needed. */
  forgetBefore(step: number): void {
    this.moments.forgetBefore(step);
  }

  /** Time of the truth at step t; for the next step, the time now, or the time at which it will be played. */
  timeAt(t: number): number {
    if (!this.own) return t;
    return (this.moments.at(t) ?? this.played() ?? this.newest)?.time ?? 0;
  }

  private get own(): boolean {
    return this.world.evaluation !== undefined || this.world.response !== undefined;
  }

  private after(t: number, index: number): Moment {
    const { evaluation } = this.world;
    if (!evaluation) return this.played() ?? { time: t, clock: t, duration: null };
    const { time, clock } = this.newest ?? { time: 0, clock: 0 };
    const seconds = evaluation.seconds[index];
    const duration = seconds * exp(evaluation.logNoiseAt(t));
    return { time: time + seconds, clock: clock + duration, duration };
  }

  /** The moment of the next query; null where the world waits for it. */
  private played(): Moment | null {
    const { response } = this.world;
    if (!response) return null;
    return { time: frameAt(response.frames, this.nextPlay) + 1, clock: this.nextPlay, duration: null };
  }

  private regretIn(frame: number, index: number): number {
    const truth = this.world.truthAt(frame + 1);
    return truth[this.world.starAt(frame + 1)] - truth[index];
  }

  private get newest(): Moment | undefined {
    return this.moments.at(this.moments.last);
  }
}
