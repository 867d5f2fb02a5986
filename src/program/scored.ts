import { type Acquisition, isDraw, type PosteriorDraw, type Weighing } from '../policy/acquisition.ts';
import type { ModelState, Schedule } from '../policy/schedules/spec.ts';

/** Doubles of scores that are kept for looking back, 32 MB. */
const MOST_KEPT = 4_000_000;

interface Choosing {
  readonly schedule: Schedule;
  readonly acquisition: Acquisition | PosteriorDraw;
}
type All = NonNullable<Acquisition['all']>;

/** What the program said at one step. */
interface Said {
  readonly multiplier: number;
  scores: Float64Array | null;
}

/**
 * A program's schedule and acquisition, which may keep state, while a run continues and while somebody looks back at it. Looking asks
 * nothing of the program that runs: it is told what was said at that step, and for steps that are no longer kept another run of the
 * program answers.
 */
export class Scored {
  private readonly real: Choosing;
  private readonly another: () => Choosing;
  private readonly said = new Map<number, Said>();
  private kept = 0;
  private now: Said = { multiplier: 0, scores: null };
  private looking: Said | undefined;
  private other: Choosing | null = null;

  constructor(real: Choosing, another: () => Choosing) {
    this.real = real;
    this.another = another;
  }

  get slots(): Choosing & { readonly viewing: Choosing } {
    const { schedule, acquisition } = this.real;
    return {
      schedule: (t, model) => {
        this.now = { multiplier: schedule(t, model), scores: null };
        this.said.set(t, this.now);
        return this.now.multiplier;
      },
      acquisition: this.keeping(acquisition),
      viewing: {
        schedule: (t, model) => this.lookBack(t, model),
        acquisition: isDraw(acquisition)
          ? acquisition
          : withAll((mean, sd, weighing, out) => this.scoresThen(mean, sd, weighing, out)),
      },
    };
  }

  private keeping(acquisition: Acquisition | PosteriorDraw): Acquisition | PosteriorDraw {
    if (isDraw(acquisition) || !acquisition.all) return acquisition;
    const { all } = acquisition;
    return withAll((mean, sd, weighing, out) => {
      all(mean, sd, weighing, out);
      if (out.length > 1) this.keep(out);
    });
  }

  private keep(scores: Float64Array): void {
    this.now.scores = scores.slice();
    this.kept += scores.length;
    for (const [t, { scores: old }] of this.said) {
      if (this.kept <= MOST_KEPT) break;
      this.kept -= old?.length ?? 0;
      this.said.delete(t);
    }
  }

  private lookBack(t: number, model: ModelState): number {
    this.looking = this.said.get(t);
    return this.looking?.multiplier ?? this.elsewhere().schedule(t, model);
  }

  private scoresThen(mean: Float64Array, sd: Float64Array, weighing: Weighing, out: Float64Array): void {
    const then = this.looking?.scores;
    if (then?.length === out.length) out.set(then);
    else allOf(this.elsewhere().acquisition as Acquisition)(mean, sd, weighing, out);
  }

  private elsewhere(): Choosing {
    this.other ??= this.another();
    return this.other;
  }
}

/** An acquisition that scores all candidates at once, and one of them as the only one. */
export function withAll(all: All): Acquisition {
  const one: Acquisition = (mean, sd, weighing) => {
    const out = new Float64Array(1);
    all(Float64Array.of(mean), Float64Array.of(sd), weighing, out);
    return out[0];
  };
  return Object.assign(one, { all });
}

const allOf = (acquisition: Acquisition): All =>
  acquisition.all ??
  ((mean, sd, weighing, out) => {
    for (let i = 0; i < out.length; i++) out[i] = acquisition(mean[i], sd[i], weighing);
  });
