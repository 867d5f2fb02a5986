import { exp } from '../../math/index.ts';
import type { World } from '../world.ts';
import { ByStep } from './by-step.ts';

/** When an observation was made. */
export interface Moment {
  /** What `World.truthAt` asks for: the step, or the true elapsed seconds. */
  readonly time: number;
  /** Observed clock: the step, or the sum of the observed seconds. */
  readonly clock: number;
  /** Observed seconds of this evaluation; null where the objective has no evaluation times. */
  readonly duration: number | null;
}

/** A lane's time: the steps, or the true and the observed elapsed seconds where evaluations take time. */
export class LaneClock {
  private readonly world: World;
  /** Where evaluations take time. */
  private readonly moments = new ByStep<Moment>();

  constructor(world: World) {
    this.world = world;
  }

  /** Lets the evaluation of a candidate at step t pass. */
  advance(t: number, index: number): Moment {
    const moment = this.after(t, index);
    if (this.world.evaluation) this.moments.push(moment);
    return moment;
  }

  /** What it need not say any more: the times of the steps before this one. */
  forgetBefore(step: number): void {
    this.moments.forgetBefore(step);
  }

  /** The truth's time at step t; for the step to come, the time so far. */
  timeAt(t: number): number {
    if (!this.world.evaluation) return t;
    return (this.moments.at(t) ?? this.newest)?.time ?? 0;
  }

  private after(t: number, index: number): Moment {
    const { evaluation } = this.world;
    if (!evaluation) return { time: t, clock: t, duration: null };
    const { time, clock } = this.newest ?? { time: 0, clock: 0 };
    const seconds = evaluation.seconds[index];
    const duration = seconds * exp(evaluation.logNoiseAt(t));
    return { time: time + seconds, clock: clock + duration, duration };
  }

  private get newest(): Moment | undefined {
    return this.moments.at(this.moments.last);
  }
}
