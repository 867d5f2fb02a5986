import type { CandidateSet } from '../contracts/candidates.ts';
import type { EnvironmentProblem } from '../contracts/environment.ts';
import type { DatasetTable, Model } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import type { Kernel, StationaryKernel } from '../kernels/spec.ts';
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
  /** The same, and the same in every replicate: those of replicate 0. */
  readonly sharedStream: (name: string) => Stream;
  /** Index of the random candidate, among `size`, that every lane queries at step t of the initial design. */
  readonly randomCandidate: (t: number, size: number) => number;
}

/** How long evaluations take, where the objective changes by the second and not by the step. */
export interface EvaluationSeconds {
  /** True seconds t(x) of every candidate (G), > 0. */
  readonly seconds: Float64Array;
  /** Variance of the noise on the log of an observed time. */
  readonly logNoiseVariance: number;
}

/** How an objective is taken up again at an earlier step. */
export interface Course {
  /** What the steps to come depend on, after the step last asked for: a copy, small beside many steps. */
  readonly save: () => unknown;
  /** Goes back to where `save` gave this. */
  readonly restore: (saved: unknown) => void;
}

/** Of an objective whose every f_t follows from t alone. */
export const ANY_ORDER: Course = { save: () => null, restore: () => {} };

/** The noise-free truth on the candidates. */
export interface Objective {
  /**
   * f_t on all candidates (G) for t = 1, 2, …, asked for in increasing order of t; the caller copies.
   * With `evaluation`, t − 1 is the elapsed time in seconds.
   */
  readonly valuesAt: (t: number) => Float64Array;
  /** Absent: it cannot go back, and every step is kept. */
  readonly course?: Course;
  /** Steps c after which f changes abruptly: f_{c+1} is not a continuation of f_c. */
  readonly changePoints: readonly number[];
  readonly evaluation?: EvaluationSeconds;
  /** Present where candidates are pairs of a design and a condition; f then stands still. */
  readonly environment?: EnvironmentProblem;
}

/** Values of a scenario that suit the objective when the user gives none. */
export interface ObjectiveDefaults {
  readonly horizon: number;
  readonly noiseVariance: number;
  readonly pointsPerDimension: number;
  /** Random queries before the algorithms choose; omitted: none. */
  readonly initialPoints?: number;
  /** lengthscale and signalVariance: used where the objective has no parameter of that name. */
  readonly model: Model & { readonly lengthscale: number; readonly signalVariance: number };
}

/** What is set along with a value of a choice. */
export interface Suited {
  readonly parameters: ParamValues;
  /** Of the model. */
  readonly lengthscale: number;
}

/**
 * What suits each value of a choice. Whoever makes the choice in a form has it set; a scenario that leaves a value out has
 * the parameter's own default whatever the choice, so that links and files keep their meaning.
 */
export interface Suits {
  readonly parameter: string;
  readonly by: Readonly<Record<string, Suited>>;
}

/** f ← √(1−ε) f + √ε g, g drawn anew, with every step or every second. */
export interface Renewal {
  /** ε in [0, 1]; null where it changes over time. */
  readonly rate: number | null;
  readonly per: 'step' | 'second';
}

interface SpecBase {
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly summary: string;
  readonly source: string;
  readonly parameters: readonly ParamSpec[];
  /** Present where candidates are pairs of a design and a condition: see `Objective.environment`. */
  readonly environment?: true;
  /** Every step is computed and held before the run: `horizon` × G values. */
  readonly tabulated?: true;
  /** The GP that f (of a chain: every f_t) was drawn from; omitted: it was not, or the draw was worked upon. */
  readonly drawnFrom?: (parameters: ParamValues) => StationaryKernel;
  /** How a chain of such draws renews itself; omitted: it is no chain. */
  readonly renewal?: (parameters: ParamValues) => Renewal;
  readonly defaults: ObjectiveDefaults;
  readonly suits?: Suits;
}

/** A box: one interval for each dimension. */
export type Domain = readonly (readonly [low: number, high: number])[];

/** An objective on a uniform grid over a box. */
export interface GridObjectiveSpec extends SpecBase {
  readonly dimension: 1 | 2;
  /** The box that the grid spans; one that follows from parameters has `domainOf` beside it, and here its default. */
  readonly domain: Domain;
  /** Throws ObjectiveError where the parameters span no box. */
  readonly domainOf?: (parameters: ParamValues) => Domain;
  readonly create: (context: ObjectiveContext) => Objective;
}

/** An objective together with its own candidates. */
export interface CandidatesWorld {
  readonly candidates: CandidateSet;
  /** Inputs of the model, `G × d`: coordinates, or arm indices under the empirical kernel. */
  readonly inputs: Float64Array;
  readonly inputDimension: number;
  readonly objective: Objective;
}

/** An objective on a finite set of candidates of its own, in any number of dimensions, shown as arms. */
export interface CandidatesObjectiveSpec extends SpecBase {
  readonly dimension: 'candidates';
  /** The box of the model's inputs, for the ends of sliders, of as many dimensions as there may be; omitted: not known. */
  readonly domain?: Domain;
  /** Number of candidates, where it may be large. */
  readonly sizeOf?: (parameters: ParamValues) => number;
  readonly create: (context: Omit<ObjectiveContext, 'candidates'>) => CandidatesWorld;
}

/** A table turned into arms: what the model sees and what is run. */
export interface ArmsWorld extends CandidatesWorld {
  readonly empiricalKernel: Kernel;
  /** One label per step. */
  readonly timeLabels: readonly string[];
}

/** An objective on finite arms whose values come with the scenario. */
export interface ArmsObjectiveSpec extends SpecBase {
  readonly dimension: 'arms';
  readonly create: (table: DatasetTable, parameters: ParamValues, model: Model) => ArmsWorld;
}

export type ObjectiveSpec = GridObjectiveSpec | CandidatesObjectiveSpec | ArmsObjectiveSpec;

/** An input from outside that an objective cannot run on; the message is a plain sentence. */
export class ObjectiveError extends Error {
  override readonly name = 'ObjectiveError';
}
