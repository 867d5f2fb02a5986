import type { CandidateSet } from '../contracts/candidates.ts';
import type { Objective } from '../objectives/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { ParamSpecs } from '../parameters/typed.ts';

/** Most acts upon one world. */
export const MOST_INTERVENTIONS = 40;

/** What an act may ask of the world it is done to. */
interface ActContext<Values = ParamValues> {
  readonly parameters: Values;
  readonly candidates: CandidateSet;
  /** The scenario's objective drawn again, from substreams of this act's own. */
  readonly redraw: () => Objective;
}

/** f_t after the act from f_t before it, on the candidates (G); the argument is not written. */
export interface Act {
  (values: Float64Array, t: number): Float64Array;
  /** Another objective that it asks for its values, step by step as it is asked itself; absent: it follows from both. */
  readonly other?: Objective;
}

/** How the noise is distributed: `uniform` is bounded, ±√3 of its standard deviation. */
export type NoiseShape = 'gaussian' | 'uniform';

/** What is said of a kind of act upon the world, which holds from its step on, regardless of what came before. */
export interface InterventionAbout {
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly summary: string;
  readonly parameters: ParamSpecs;
}

/** What it does, by its parameters with defaults filled in. */
interface InterventionCode<Values = ParamValues> {
  /** Omitted: f stays as it is. Throws ObjectiveError where the candidates do not allow the act. */
  readonly act?: (context: ActContext<Values>) => Act;
  /** Variance of the noise from the step on; omitted: as before. */
  readonly noiseVariance?: (parameters: Values) => number;
  /** Its distribution from the step on; omitted: as before. */
  readonly noiseShape?: (parameters: Values) => NoiseShape;
}

export interface InterventionSpec extends InterventionAbout, InterventionCode {}

export const intervention = <Values>(
  about: InterventionAbout & { readonly parameters: ParamSpecs<Values> },
  code: InterventionCode<Values>,
): InterventionSpec => ({ ...about, ...(code as InterventionCode) });
