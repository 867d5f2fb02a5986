import type { CandidateSet } from '../contracts/candidates.ts';
import type { Objective } from '../objectives/spec.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';

/** Most acts upon one world. */
export const MOST_INTERVENTIONS = 40;

/** What an act may ask of the world it is done to. */
export interface ActContext {
  readonly parameters: ParamValues;
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

/** A kind of act upon the world: in force from its step on, whatever came before it. */
export interface InterventionSpec {
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly summary: string;
  readonly parameters: readonly ParamSpec[];
  /** Omitted: f stays as it is. Throws ObjectiveError where the candidates do not allow the act. */
  readonly act?: (context: ActContext) => Act;
  /** Variance of the noise from the step on; omitted: as before. */
  readonly noiseVariance?: (parameters: ParamValues) => number;
  /** Its distribution from the step on; omitted: as before. */
  readonly noiseShape?: (parameters: ParamValues) => NoiseShape;
}
