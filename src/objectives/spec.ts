import type { CandidateSet } from '../contracts/candidates.ts';
import type { DatasetTable, Model } from '../contracts/scenario.ts';
import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from '../linalg/backend.ts';
import type { ParamSpec, ParamValues } from '../parameters/spec.ts';
import type { Stream } from '../random/stream.ts';

/** What an objective is built from. */
export interface ObjectiveContext {
  readonly parameters: ParamValues;
  readonly candidates: CandidateSet;
  /** Number of steps T that will be asked for. */
  readonly horizon: number;
  readonly backend: Backend;
  /** The objective's own random substreams, by name; the same for every lane. */
  readonly stream: (name: string) => Stream;
}

/** The noise-free truth on the candidates. */
export interface Objective {
  /** f_t on all candidates (G) for t = 1..T, asked for in increasing order of t; the caller copies. */
  readonly valuesAt: (t: number) => Float64Array;
  /** Steps c after which f changes abruptly: f_{c+1} is not a continuation of f_c. */
  readonly changePoints: readonly number[];
}

/** Values of a scenario that suit the objective when the user gives none. */
export interface ObjectiveDefaults {
  readonly horizon: number;
  readonly noiseVariance: number;
  readonly pointsPerDimension: number;
  /** lengthscale and signalVariance: used where the objective has no parameter of that name. */
  readonly model: Model & { readonly lengthscale: number; readonly signalVariance: number };
}

interface SpecBase {
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly summary: string;
  readonly source: string;
  readonly parameters: readonly ParamSpec[];
  readonly defaults: ObjectiveDefaults;
}

/** An objective on a uniform grid over a box. */
export interface GridObjectiveSpec extends SpecBase {
  readonly dimension: 1 | 2;
  readonly domain: readonly (readonly [number, number])[];
  readonly create: (context: ObjectiveContext) => Objective;
}

/** A table turned into arms: what the model sees and what is run. */
export interface ArmsWorld {
  readonly candidates: CandidateSet;
  /** Inputs of the model, `G × d`: coordinates, or arm indices under the empirical kernel. */
  readonly inputs: Float64Array;
  readonly inputDimension: number;
  readonly empiricalKernel: Kernel;
  readonly objective: Objective;
  /** One label per step. */
  readonly timeLabels: readonly string[];
}

/** An objective on finite arms whose values come with the scenario. */
export interface ArmsObjectiveSpec extends SpecBase {
  readonly dimension: 'arms';
  readonly create: (table: DatasetTable, parameters: ParamValues, model: Model) => ArmsWorld;
}

export type ObjectiveSpec = GridObjectiveSpec | ArmsObjectiveSpec;

/** An input from outside that an objective cannot run on; the message is a plain sentence. */
export class ObjectiveError extends Error {
  override readonly name = 'ObjectiveError';
}
