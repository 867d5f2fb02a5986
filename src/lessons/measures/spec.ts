import type { Paid } from '../../causes/cause.ts';
import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Frame, WorldStep } from '../../contracts/record.ts';
import type { LaneLetter, Scenario } from '../../contracts/scenario.ts';

/** A run as a measure sees it: what has been computed, which may be less than the whole. */
export interface MeasuredRun {
  readonly scenario: Scenario;
  /** The step shown, which stands for a step that is not named. */
  readonly t: number;
  /** Records of steps 1..n of a lane, of the world’s where it moves on while the lane computes; empty where there are none yet. */
  readonly records: (lane: LaneLetter) => readonly WorldStep[];
  /** f_t on the candidates (G); null where it is not at hand. */
  readonly truth: (t: number) => Float64Array | null;
  /** null until the world is known. */
  readonly candidates: CandidateSet | null;
  /** The lane's belief at a step; null where it is not at hand. */
  readonly frame: (lane: LaneLetter, t: number) => Frame | null;
  /** What each step's regret was paid for; null where it is not at hand: on the page, and of a lane whose regret is not split. */
  readonly paid: (lane: LaneLetter) => readonly Paid[] | null;
  /** On how many seeds the lanes have been run, the first ones; 0: on the one shown alone. */
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

/** What may stand between the brackets of a measure. A step left out is the step shown, a range left out the whole run. */
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

/** Something that can be read off a run. The list of them is closed: a lesson names measures and computes nothing. */
export interface MeasureSpec<Kinds extends readonly Argument[] = readonly Argument[]> {
  /** As a lesson writes it: "regret". */
  readonly name: string;
  /** What it is, for the docs and for whoever misspells it: one line. */
  readonly about: string;
  readonly arguments: Kinds;
  /** Decimals it is written with. */
  readonly digits: number;
  readonly of: (run: MeasuredRun, ...values: Values<Kinds>) => Measured;
  /** The step whose frame it asks for, where it asks for one. */
  readonly frameAt?: (...values: Values<Kinds>) => number;
}

export const measure = <const Kinds extends readonly Argument[]>(
  spec: MeasureSpec<Kinds>,
): MeasureSpec<Kinds> => spec;

/** The records of a range; null as long as they are not all there. */
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
