import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Option } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { ParamSpecs } from '../../parameters/typed.ts';
import type { Trigger } from '../trigger.ts';

/** N_lo and N_hi. */
export type Bounds = readonly [lower: number, upper: number];

/** Neither bounds anything: no reset but those of the test. */
export const UNBOUNDED: Bounds = [1, Number.POSITIVE_INFINITY];

/** What the words about a trigger may know of the run. */
export interface TriggerRun {
  readonly bounds: Bounds;
  readonly horizon: number;
}

/** What a trigger may know of the run. */
export interface TriggerContext extends TriggerRun {
  /** Steps after which the objective truly changes abruptly: for oracles only. */
  readonly changePoints: readonly number[];
}

/** What is said of a trigger that a lane can choose. */
export interface TriggerAbout extends Option {
  /** Whether N_lo and N_hi bound its resets; their parameters are shown only then. */
  readonly bounded: boolean;
}

/** What it computes, from the lane's parameters with defaults filled in. */
interface TriggerCode<Values = ParamValues> {
  /** Called once for each session: a trigger may keep state. */
  readonly create: (parameters: Values, context: TriggerContext) => Trigger;
  /** What it said at a step, for "why here, why now?". */
  readonly explain: (record: StepRecord, parameters: Values, run: TriggerRun) => Explanation;
  /**
   * δ_B: bounds the chance that it ever fires although nothing changed (ET paper, Lemma 3); null where these parameters
   * give that up; omitted: no trigger of a known law.
   */
  readonly falseAlarmBound?: (parameters: Values) => number | null;
}

export interface TriggerSpec extends TriggerAbout, TriggerCode {}

export const trigger = <Values>(
  about: TriggerAbout & { readonly parameters: ParamSpecs<Values> },
  code: TriggerCode<Values>,
): TriggerSpec => ({ ...about, ...(code as TriggerCode) });
