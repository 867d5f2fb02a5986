import type { CandidateSet } from '../contracts/candidates.ts';
import type { EnvironmentProblem } from '../contracts/environment.ts';
import type { DatasetTable, Model } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import type { Kernel, StationaryKernel } from '../kernels/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { ParamSpecs } from '../parameters/typed.ts';
import type { Stream } from '../random/stream.ts';

/** What an objective is built from. */
export interface ObjectiveContext<Values = ParamValues> {
  readonly parameters: Values;
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
interface EvaluationSeconds {
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
  /** Present where candidates are pairs of a design and a condition; f is then static. */
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
 * the parameter's own default for every choice, so that links and files keep their meaning.
 */
export interface Suits {
  readonly parameter: string;
  readonly by: Readonly<Record<string, Suited>>;
}

/** What is said of every objective: `<id>.about.ts`. */
interface AboutBase {
  readonly id: string;
  readonly name: string;
  /** One line for the menu. */
  readonly summary: string;
  readonly source: string;
  readonly parameters: ParamSpecs;
  /** Present where candidates are pairs of a design and a condition: see `Objective.environment`. */
  readonly environment?: true;
  /** Every step is computed and held before the run: `horizon` × G values. */
  readonly tabulated?: true;
  /** A chain f ← √(1−ε) f + √ε g, g drawn again, with every step or every second; omitted: it is none. */
  readonly renews?: 'step' | 'second';
  /** A chain whose prior says how much changes with every step. */
  readonly stepwise?: true;
  readonly defaults: ObjectiveDefaults;
  readonly suits?: Suits;
}

/** What every objective may compute beside its values, from its parameters with defaults filled in: `<id>.ts`. */
interface CodeBase<Values> {
  /** The GP that f (of a chain: its draws) was drawn from; omitted: it was not, or the draw was worked upon. */
  readonly drawnFrom?: (parameters: Values) => StationaryKernel;
  /** ε in [0, 1] of one that `renews`; null where it changes over time. */
  readonly renewalRate?: (parameters: Values) => number | null;
  /** σ_w² of a chain f ← f + σ_w g; omitted: it is none. */
  readonly stepVariance?: (parameters: Values) => number;
}

/** A box: one interval for each dimension. */
export type Domain = readonly (readonly [low: number, high: number])[];

/** An objective on a uniform grid over a box. */
export interface GridObjectiveAbout extends AboutBase {
  readonly dimension: 1 | 2;
  /** The box that the grid spans; one that follows from parameters has `domainOf` in its code, and here its default. */
  readonly domain: Domain;
}

export interface GridObjectiveCode<Values = ParamValues> extends CodeBase<Values> {
  /** Throws ObjectiveError where the parameters span no box. */
  readonly domainOf?: (parameters: Values) => Domain;
  readonly create: (context: ObjectiveContext<Values>) => Objective;
}

export interface GridObjectiveSpec extends GridObjectiveAbout, GridObjectiveCode {}

/** An objective together with its own candidates. */
export interface CandidatesWorld {
  readonly candidates: CandidateSet;
  /** Inputs of the model, `G × d`: coordinates, or arm indices under the empirical kernel. */
  readonly inputs: Float64Array;
  readonly inputDimension: number;
  readonly objective: Objective;
}

/** An objective on a finite set of candidates of its own, in any number of dimensions, shown as arms. */
export interface CandidatesObjectiveAbout extends AboutBase {
  readonly dimension: 'candidates';
  /** The box of the model's inputs, for the ends of sliders, of as many dimensions as there may be; omitted: not known. */
  readonly domain?: Domain;
}

interface CandidatesObjectiveCode<Values = ParamValues> extends CodeBase<Values> {
  /** Number of candidates, where it may be large. */
  readonly sizeOf?: (parameters: Values) => number;
  readonly create: (context: Omit<ObjectiveContext<Values>, 'candidates'>) => CandidatesWorld;
}

export interface CandidatesObjectiveSpec extends CandidatesObjectiveAbout, CandidatesObjectiveCode {}

/** A table turned into arms: what the model sees and what is run. */
export interface ArmsWorld extends CandidatesWorld {
  readonly empiricalKernel: Kernel;
  /** One label per step. */
  readonly timeLabels: readonly string[];
}

/** An objective on finite arms whose values come with the scenario. */
export interface ArmsObjectiveAbout extends AboutBase {
  readonly dimension: 'arms';
}

interface ArmsObjectiveCode<Values = ParamValues> extends CodeBase<Values> {
  readonly create: (table: DatasetTable, parameters: Values, model: Model) => ArmsWorld;
}

export interface ArmsObjectiveSpec extends ArmsObjectiveAbout, ArmsObjectiveCode {}

export type ObjectiveAbout = GridObjectiveAbout | CandidatesObjectiveAbout | ArmsObjectiveAbout;
export type ObjectiveSpec = GridObjectiveSpec | CandidatesObjectiveSpec | ArmsObjectiveSpec;

type With<About, Values> = About & { readonly parameters: ParamSpecs<Values> };

/** The whole objective. Its functions know the parameters that it says it has, by id and type. */
export const gridObjective = <Values>(
  about: With<GridObjectiveAbout, Values>,
  code: GridObjectiveCode<Values>,
): GridObjectiveSpec => ({ ...about, ...(code as GridObjectiveCode) });

export const candidatesObjective = <Values>(
  about: With<CandidatesObjectiveAbout, Values>,
  code: CandidatesObjectiveCode<Values>,
): CandidatesObjectiveSpec => ({ ...about, ...(code as CandidatesObjectiveCode) });

export const armsObjective = <Values>(
  about: With<ArmsObjectiveAbout, Values>,
  code: ArmsObjectiveCode<Values>,
): ArmsObjectiveSpec => ({ ...about, ...(code as ArmsObjectiveCode) });

/** An input from outside that an objective cannot run on; the message is a plain sentence. */
export class ObjectiveError extends Error {
  override readonly name = 'ObjectiveError';
}

/** What to throw for an id that no objective has. */
export const unknownObjective = (id: string): ObjectiveError =>
  new ObjectiveError(`Unknown objective ${id}.`);
