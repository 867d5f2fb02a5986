import { exp } from '../../math/index.ts';
import type { World } from '../world.ts';

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
  private readonly moments: Moment[] = [];

  constructor(world: World) {
    this.world = world;
  }

  /** Lets the evaluation of a candidate at step t pass. */
  advance(t: number, index: number): Moment {
    const moment = this.after(t, index);
    this.moments.push(moment);
    return moment;
  }

  /** The truth's time at step t; for the step to come, the time so far. */
  timeAt(t: number): number {
    if (!this.world.evaluation) return t;
    return (this.moments[t - 1] ?? this.moments.at(-1))?.time ?? 0;
  }

  private after(t: number, index: number): Moment {
    const { evaluation } = this.world;
    if (!evaluation) return { time: t, clock: t, duration: null };
    const { time, clock } = this.moments.at(-1) ?? { time: 0, clock: 0 };
    const seconds = evaluation.seconds[index];
    const duration = seconds * exp(evaluation.logNoiseAt(t));
    return { time: time + seconds, clock: clock + duration, duration };
  }
}
