import type { Option } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { ParamSpecs } from '../../parameters/typed.ts';

/** What a schedule can use of the model that is about to choose. */
export interface ModelState {
  /** Realised information gain γ_{t−1} = ½ ln|I + Σ⁻¹K| of the data it holds. */
  readonly informationGain: () => number;
  /** Number n of observations it holds. */
  readonly size: number;
}

/** Multiplier of σ in the acquisition at global step t (√β_t for UCB). */
export type Schedule = (t: number, model: ModelState) => number;

/** Roughness of samples of a kernel: P(sup |∂f/∂x_j| > L) ≤ a exp(−L²/b²) on the domain [0, r]^d. */
export interface Smoothness {
  readonly a: number;
  readonly b: number;
  readonly r: number;
}

/** What a schedule can use of the run. */
export interface ScheduleContext {
  /** Input dimension d. */
  readonly dimension: number;
  /** Number of candidates |X|. */
  readonly candidateCount: number;
  /** Smoothness of the run's kernel; omitted: a = b = r = 1. */
  readonly smoothness?: Smoothness;
}

/** What an exploration schedule computes, from the lane's parameters with defaults filled in. */
interface ScheduleCode<Values = ParamValues> {
  readonly create: (parameters: Values, context: ScheduleContext) => Schedule;
  /** The explanation of its multiplier at step t, for "why here, why now?". */
  readonly explain: (multiplier: number, t: number, parameters: Values) => string;
  /** Id of the theorem in `src/theory` that requires only this schedule; omitted: none. */
  readonly theorem?: string;
}

/** The description of an exploration schedule. */
export type ScheduleAbout = Option;

/** An exploration schedule that a lane can choose. */
export interface ScheduleSpec extends ScheduleAbout, ScheduleCode {}

export const schedule = <Values>(
  about: ScheduleAbout & { readonly parameters: ParamSpecs<Values> },
  code: ScheduleCode<Values>,
): ScheduleSpec => ({ ...about, ...(code as ScheduleCode) });
