import type { StepRecord, WorldStep } from '../../contracts/record.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import { frameAt } from '../../policy/response-time.ts';

/**
 * A lane's run by the steps of the world, as far as it has come: where the world waits, its records; where it moves on while
 * the lane computes, at each step the query that stands at its end, or after which it reset, with the regret of the whole
 * step. Regrets are in units of one step: their mean is the regret per second.
 */
export function worldSteps(
  records: readonly StepRecord[],
  { horizon, response }: Pick<Scenario, 'horizon' | 'response'>,
): readonly WorldStep[] {
  if (!response) return records;
  const steps = new Steps(horizon, response.frame);
  for (const record of records) steps.add(record);
  return steps.whole();
}

/** The steps after which a lane dropped its data; where the world moves on while it computes, those of the world. */
export function resetSteps(
  records: readonly StepRecord[],
  { horizon, response }: Pick<Scenario, 'horizon' | 'response'>,
): number[] {
  const resets = records.filter(({ reset }) => reset);
  if (!response) return resets.map(({ t }) => t);
  const frames = { count: horizon, seconds: response.frame };
  return resets.map(({ clock }) => frameAt(frames, clock) + 1);
}

class Steps {
  private readonly frames: { readonly count: number; readonly seconds: number };
  private readonly shown: StepRecord[] = [];
  private readonly made: number[] = [];
  private readonly regret: number[] = [];
  private readonly queryRegret: number[] = [];
  private readonly asked: StepRecord[][] = [];
  private until = 0;

  constructor(count: number, seconds: number) {
    this.frames = { count, seconds };
  }

  add(record: StepRecord): void {
    const first = frameAt(this.frames, record.clock);
    const parts = record.standing?.regret ?? [];
    this.asked[first] ??= [];
    this.asked[first].push(record);
    for (const [i, part] of parts.entries()) {
      const step = first + i;
      this.regret[step] = (this.regret[step] ?? 0) + part / this.frames.seconds;
      if (i > 0 || !this.resetAt(step)) this.shown[step] = record;
      this.made[step] = record.t;
      this.queryRegret[step] = record.cumulativeRegret / record.t;
    }
    this.until = record.standing?.until ?? 0;
  }

  /** The steps that are complete; part of the last one may still be missing. */
  whole(): WorldStep[] {
    const { count, seconds } = this.frames;
    // Guards against rounding: the end divided by the length of a step may be just below the number of steps.
    const gone = this.until >= count * seconds ? count : Math.floor(this.until / seconds);
    const over = Math.min(this.shown.length, gone, count);
    let sum = 0;
    return this.shown.slice(0, over).map((record, step) => {
      sum += this.regret[step];
      const { standing: _, selection: __, ...own } = record;
      return {
        ...own,
        ...{ t: step + 1, regret: this.regret[step], cumulativeRegret: sum, reset: this.resetAt(step) },
        queries: {
          shown: record.t,
          made: this.made[step],
          regret: this.queryRegret[step],
          asked: this.asked[step] ?? [],
        },
      };
    });
  }

  /** Whether the query shown at a step was made in it and dropped the data. */
  private resetAt(step: number): boolean {
    const shown = this.shown[step];
    return shown?.reset === true && frameAt(this.frames, shown.clock) === step;
  }
}
