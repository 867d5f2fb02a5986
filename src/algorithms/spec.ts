import type { Explanation } from '../contracts/explanation.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { TemporalFactor } from '../kernels/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { ParamSpecs } from '../parameters/typed.ts';
import type { Acquisition, PosteriorDraw } from '../policy/acquisition.ts';
import type { Clock } from '../policy/clock.ts';
import type { EnvironmentPolicy } from '../policy/environment/policy.ts';
import type { Expert } from '../policy/expert.ts';
import type { Looks } from '../policy/looks/forced-looks.ts';
import type { LookValues } from '../policy/looks/look-choice.about.ts';
import { looksSlot } from '../policy/looks/look-choice.ts';
import type { Memory } from '../policy/memory.ts';
import type { Priors } from '../policy/priors/priors.ts';
import type { Refit } from '../policy/refit.ts';
import type { Schedule, Smoothness } from '../policy/schedules/spec.ts';
import type { Trigger } from '../policy/trigger.ts';

/** What an algorithm may know of the run when it fills its slots. */
export interface AlgorithmContext {
  readonly horizon: number;
  /** Input dimension d of the model. */
  readonly dimension: number;
  /** Number of candidates |X|. */
  readonly candidateCount: number;
  /** Smoothness of the model's kernel on the candidates, as the theorems' bounds take it; omitted: unit constants. */
  readonly smoothness?: Smoothness;
  /** Number of designs |X| where the candidates are pairs of a design and a condition; absent without an environment. */
  readonly designCount?: number | undefined;
  /** Noise variance σ_n² that the model assumes. */
  readonly noiseVariance: number;
  /** Steps after which the objective truly changes abruptly: for oracles only. */
  readonly changePoints: readonly number[];
}

/** An algorithm as a filling of slots; the loop over steps is written once, in the session. */
export interface Slots {
  readonly memory: Memory;
  readonly trigger: Trigger;
  readonly temporal: TemporalFactor;
  /** Noise variance of every observation when it is not the model's σ_n² (IGP's λ). */
  readonly noiseVariance?: number;
  /** Noise variance of an observation `age` steps old (newest: 1) when it changes with age; omitted: σ_n² for all. */
  readonly noiseByAge?: (age: number) => number;
  /** λ of the double-weighted variance (W-GP-UCB); omitted: the posterior's own variance. */
  readonly doubleWeighted?: number;
  /** When hyperparameters are refitted; omitted: never. */
  readonly refit?: Refit;
  /** Extra evaluations asked of an expert after each step; omitted: none. */
  readonly expert?: Expert;
  /** Priors of which one chooses at each step; `temporal` is then none of theirs. Omitted: the model's own alone. */
  readonly priors?: Priors;
  /** Queries that a schedule makes in the place of the acquisition; omitted: none. */
  readonly looks?: Looks;
  /** Omitted: the number of the step. */
  readonly clock?: Clock;
  /** How a design and a condition are chosen where there is an environment; omitted: as one candidate of many. */
  readonly environment?: EnvironmentPolicy;
  /** A draw needs candidates that are all scored at one time: no look ahead. */
  readonly acquisition: Acquisition | PosteriorDraw;
  readonly schedule: Schedule;
  /** What stands in for these two where a step is looked at again: where they keep state, looking must not change it. */
  readonly viewing?: Pick<Slots, 'schedule' | 'acquisition'>;
  /** Frees what the slots hold beside memory of this side; omitted: nothing. */
  readonly dispose?: () => void;
}

/** What is said of an algorithm: `<id>.about.ts`. */
export interface AlgorithmAbout {
  readonly id: string;
  readonly name: string;
  /** Continues the name: "ET-GP-UCB resets when surprised". */
  readonly summary: string;
  readonly source: string;
  /** What the objective must have for the algorithm to run on it; omitted: nothing. */
  readonly needs?: 'environment';
  /** A person chooses: a game makes its lane, no menu offers it. */
  readonly byHand?: true;
  /** By which rule its memory drops what it weighs by relevance; omitted: it weighs nothing. */
  readonly weighs?: (parameters: ParamValues) => 'budget' | 'size';
  readonly parameters: ParamSpecs;
  /** Ids of the parameters that a form shows first; it fills up with the others in their order. */
  readonly leads?: readonly string[];
}

/** What it computes, from its parameters with defaults filled in: `<id>.ts`. */
export interface AlgorithmCode<Values = ParamValues> {
  /** Called once for each session: slots may keep state. null: the algorithm has no model and queries at random. */
  readonly slots: ((parameters: Values, context: AlgorithmContext) => Slots) | null;
  /** Why the data are what they are at this step, from the same values the slots decided with. */
  readonly explain: (
    record: StepRecord,
    parameters: Values,
    run: Pick<AlgorithmContext, 'horizon' | 'dimension'>,
  ) => Explanation;
}

export interface AlgorithmSpec extends AlgorithmAbout, AlgorithmCode {}

/**
 * The whole algorithm. Its functions know the parameters that it says it has, by id and type; looks it can be told to make
 * wherever it offers them.
 */
export function algorithm<Values>(
  about: AlgorithmAbout & { readonly parameters: ParamSpecs<Values> },
  code: AlgorithmCode<Values>,
): AlgorithmSpec {
  const { slots, explain } = code as AlgorithmCode;
  const looks = about.parameters.some(({ id }) => id === 'looks') ? looksSlot : () => ({});
  return {
    ...about,
    explain,
    slots: slots && ((values, run) => ({ ...slots(values, run), ...looks(values as unknown as LookValues) })),
  };
}
