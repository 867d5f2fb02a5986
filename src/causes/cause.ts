/**
 * What a step's regret is paid for, in the order in which it is listed and drawn from below (`docs/causes.md`).
 * `forced`: asked without choosing; `unknown`: did not know yet; `noise`: misled by noise; `old`: believed old answers;
 * `forgotten`: asked again; `false alarm`: asked again after a reset that was not called for.
 */
export const CAUSES = ['forced', 'old', 'noise', 'unknown', 'forgotten', 'false alarm'] as const;
export type Cause = (typeof CAUSES)[number];

/** Regret by cause, in the order of `CAUSES`. */
export type Paid = readonly number[];

/** How much each cause raised what was played over what was best: old, noise, unknown, forgotten. */
export type Drivers = readonly [number, number, number, number];

/** Answers at one place that a lane believed although they were no longer true; those still true are not among them. */
export interface StaleAnswers {
  /** Candidate at which they were read. */
  readonly place: number;
  readonly answers: number;
  /** Step of the newest of them. */
  readonly newest: number;
  /** By how much all that it held there raised the posterior mean of what was played over that of what was best. */
  readonly raised: number;
}

/** What one step's regret was paid for. */
export interface StepCauses {
  /** Regret of the step: the sum of `paid`. */
  readonly regret: number;
  readonly paid: Paid;
  /** null where the lane did not choose. */
  readonly drivers: Drivers | null;
  /** The place whose answers raised what was played over what was best most; null where nothing held was out of date. */
  readonly stale: StaleAnswers | null;
}
