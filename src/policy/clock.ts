import type { StepRecord } from '../contracts/record.ts';
import type { ResponseTime } from '../contracts/scenario.ts';
import type { Lookahead } from './lookahead.ts';
import { responseSeconds } from './response-time.ts';

/** The time of an observation, and the time at which a candidate is scored, in the model's units. */
export interface Clock {
  readonly timeOf: (record: Pick<StepRecord, 't' | 'clock'>) => number;
  /** Time at which step t chooses; `last` is the record of step t − 1. */
  readonly now: (t: number, last: Pick<StepRecord, 'clock' | 'dataSizeAfter'> | undefined) => number;
  /** How far ahead of now each candidate is scored; null: now is when it will be observed. */
  readonly lookahead: Lookahead | null;
}

/** The number of the step: every evaluation is taken to last one step. */
export const stepClock: Clock = { timeOf: ({ t }) => t, now: (t) => t, lookahead: null };

/** Observed elapsed time τ (CTV paper, §3): candidates are scored at the end of their own evaluation. */
export function elapsedClock(lookahead: Lookahead): Clock {
  return { timeOf: ({ clock }) => clock, now: (_, last) => last?.clock ?? 0, lookahead };
}

/** Seconds, where the world moves while a lane computes: it knows when its next query will be played. */
export const responseClock = (response: ResponseTime): Clock => ({
  timeOf: ({ clock }) => clock,
  now: (_, last) => (last ? last.clock + responseSeconds(response, last.dataSizeAfter) : 0),
  lookahead: null,
});

/** The elapsed time after a step, in words; `$…$` for symbols and `**…**` for emphasis. */
export function elapsedText({ clock, duration }: Pick<StepRecord, 'clock' | 'duration'>): string {
  return duration === null
    ? `$τ$ = **${clock}**: a step counts as one second`
    : `$τ$ = ${clock.toFixed(1)} s, this evaluation took **${duration.toFixed(1)} s**`;
}
