import type { Explanation } from '../../contracts/explanation.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Option } from '../../parameters/choice.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import type { Trigger } from '../trigger.ts';

/** N_lo and N_hi. */
export type Bounds = readonly [lower: number, upper: number];

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

/** A trigger that a lane can choose. `parameters` of the functions are the lane's, with defaults filled in. */
export interface TriggerSpec extends Option {
  /** Whether N_lo and N_hi bound its resets; their parameters are shown only then. */
  readonly bounded: boolean;
  /** Called once for each session: a trigger may keep state. */
  readonly create: (parameters: ParamValues, context: TriggerContext) => Trigger;
  /** What it said at a step, for "why here, why now?". */
  readonly explain: (record: StepRecord, parameters: ParamValues, run: TriggerRun) => Explanation;
  /**
   * δ_B: bounds the chance that it ever fires although nothing changed (ET paper, Lemma 3); null where these parameters
   * give that up; omitted: no trigger of a known law.
   */
  readonly falseAlarmBound?: (parameters: ParamValues) => number | null;
}
