import type { Paid } from '../../causes/cause.ts';
import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Frame, WorldStep } from '../../contracts/record.ts';
import type { LaneLetter, Scenario } from '../../contracts/scenario.ts';

/** A run as a measure reads it: what has been computed so far. */
export interface MeasuredRun {
  readonly scenario: Scenario;
  /** The step shown; a reference without a step means this one. */
  readonly t: number;
  /** Records of steps 1..n of a lane, of the world's steps where it moves while the lane computes; empty before the first. */
  readonly records: (lane: LaneLetter) => readonly WorldStep[];
  /** f_t on the candidates (G); null where it is not available. */
  readonly truth: (t: number) => Float64Array | null;
  /** null until the world is known. */
  readonly candidates: CandidateSet | null;
  /** The lane's belief at a step; null where it is not available. */
  readonly frame: (lane: LaneLetter, t: number) => Frame | null;
  /** Causes of each step's regret; null where they are not available: on the page, and where a lane's regret is not split. */
  readonly paid: (lane: LaneLetter) => readonly Paid[] | null;
  /** Number of seeds on which the lanes have been run, from the first; 0: only on the one shown. */
  readonly seeds: number;
  /** Regret R_T of a lane on each of these. */
  readonly seedRegrets: (lane: LaneLetter) => readonly number[];
  /** Whether the truth is drawn. */
  readonly truthShown: boolean;
}

/** One number or several; null: not known, or not yet. */
export type Measured = number | readonly number[] | null;

/** Steps from..to, both included. */
export interface StepRange {
  readonly from: number;
  readonly to: number;
}

/** What may be an argument of a measure. An omitted step is the step shown, an omitted range the whole run. */
export type Argument = 'lane' | 'step' | 'range' | 'number' | 'path';

export interface ArgumentValues {
  readonly lane: LaneLetter;
  readonly step: number;
  readonly range: StepRange;
  readonly number: number;
  readonly path: string;
}

/** The values of the arguments, in their order. */
export type Values<Kinds extends readonly Argument[]> = {
  readonly [Key in keyof Kinds]: ArgumentValues[Kinds[Key]];
};

/** Something that can be read off a run. The list is fixed: a lesson names measures and computes nothing itself. */
export interface MeasureSpec<Kinds extends readonly Argument[] = readonly Argument[]> {
  /** As a lesson writes it: "regret". */
  readonly name: string;
  /** One line on what it is, for the docs and for the message about a misspelt name. */
  readonly about: string;
  readonly arguments: Kinds;
  /** Number of decimals shown. */
  readonly digits: number;
  readonly of: (run: MeasuredRun, ...values: Values<Kinds>) => Measured;
  /** The step whose frame it requires; absent: it requires none. */
  readonly frameAt?: (...values: Values<Kinds>) => number;
}

export const measure = <const Kinds extends readonly Argument[]>(
  spec: MeasureSpec<Kinds>,
): MeasureSpec<Kinds> => spec;

/** The records of a range; null until all of them are computed. */
export function recordsIn(
  run: MeasuredRun,
  lane: LaneLetter,
  { from, to }: StepRange,
): readonly WorldStep[] | null {
  const records = run.records(lane);
  const last = Math.min(to, run.scenario.horizon);
  return records.length >= last ? records.slice(from - 1, last) : null;
}

/** The record of one step. */
export const recordAt = (run: MeasuredRun, lane: LaneLetter, step: number): WorldStep | null =>
  run.records(lane)[step - 1] ?? null;
