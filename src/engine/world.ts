import type { CandidateSet } from '../contracts/candidates.ts';
import type { Environment } from '../contracts/environment.ts';
import { gridCandidates } from '../contracts/grid.ts';
import type { ResponseTime, Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { type ActedUpon, intervened, noiseLawAt, noiseLaws } from '../interventions/intervened.ts';
import type { Kernel } from '../kernels/spec.ts';
import { requireObjective } from '../objectives/registry.ts';
import {
  type ArmsObjectiveSpec,
  type CandidatesObjectiveSpec,
  type CandidatesWorld,
  type GridObjectiveSpec,
  type Objective,
  type ObjectiveContext,
  ObjectiveError,
} from '../objectives/spec.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import { argmax } from '../policy/acquisition.ts';
import { shareAbove } from '../policy/environment/threshold-probability.ts';
import type { Frames } from '../policy/response-time.ts';
import { createStream, type Stream } from '../random/stream.ts';
import { assumedKernel, assumedNoise } from './model-assumptions.ts';
import { ScenarioError } from './scenario/scenario-error.ts';
import { LARGEST_TRUTH, rememberTruth, type Truth, type TruthMemory, truthMemory } from './truth.ts';
import { ENGINE_VERSION } from './version.ts';

/** What all lanes of one replicate share: the truth, the noise, the random candidates, the model's inputs and kernel. */
export interface World {
  readonly candidates: CandidateSet;
  /** Inputs of the model at the candidates, `G × inputDimension`, row-major. */
  readonly inputs: Float64Array;
  readonly inputDimension: number;
  /** Kernel and noise variance that the lanes' models assume. */
  readonly kernel: Kernel;
  readonly modelNoiseVariance: number;
  readonly changePoints: readonly number[];
  /**
   * What acts have changed in the world: for display, never for an algorithm.
   * @param until last step considered
   */
  readonly changesByActs?: (until: number) => ChangesByActs;
  readonly timeLabels: readonly string[];
  /** Present where evaluations take time: every lane then has its own clock (see LaneClock). */
  readonly evaluation?: Evaluation;
  /** Present where the world moves while a lane computes: every lane then has its own clock too. */
  readonly response?: WorldResponse;
  /** Present where candidates are pairs of a design and a condition. */
  readonly environment?: Environment;
  /** f on the candidates (G) at a time: step t, or elapsed seconds; a view into kept memory, read-only. */
  readonly truthAt: (time: number) => Float64Array;
  /** Index of the maximiser of f at that time; ties go to the lowest index. With an environment: of the best design at E[w]. */
  readonly starAt: (time: number) => number;
  /**
   * Noise w_t of the observation at step t: the same for every lane.
   * @param time step of the world that determines the distribution of the noise; by default t
   */
  readonly noiseAt: (t: number, time?: number) => number;
  /** The seeded random candidate queried at step t by a lane without data. */
  readonly randomCandidateAt: (t: number) => number;
  /** Further random substreams of this replicate, by name. */
  readonly stream: (...name: readonly string[]) => Stream;
}

/** Steps after which an act takes effect, in increasing order; acts that change nothing at their own step are left out. */
interface ChangesByActs {
  /** f differs from what it would have been. */
  readonly objective: readonly number[];
  /** The variance or the distribution of the noise differs from before. */
  readonly noise: readonly number[];
}

export interface Evaluation {
  /** True seconds t(x) of every candidate (G). */
  readonly seconds: Float64Array;
  /** Noise of the log of the time observed at step t: the same for every lane. */
  readonly logNoiseAt: (t: number) => number;
}

/** What computing costs, and how long the world lasts. */
interface WorldResponse {
  readonly time: ResponseTime;
  /** Each frame is a step of the world. */
  readonly frames: Frames;
  /** H, in seconds. */
  readonly end: number;
}

/**
 * The world of one replicate of a scenario, by default of the one it shows. Replicate r of a seed is the same in every run:
 * its substreams are named (`objective`, `noise`, `first query`, `evaluation time`) and numbered by r.
 * Throws ObjectiveError with a plain sentence where the scenario's data do not fit, ScenarioError where it belongs to another engine.
 * @param memory how much of the truth is kept; the truth itself does not depend on it
 */
export function createWorld(
  scenario: Scenario,
  backend: Backend,
  replicate: number = scenario.replicate,
  memory?: TruthMemory,
): World {
  requireToday(scenario);
  const randomCandidate = randomCandidates(scenario, replicate);
  const parts = worldParts(scenario, backend, replicate, randomCandidate);
  const noise = createStream(scenario.seed, 'noise', replicate);
  const { noiseVariance, interventions = [] } = scenario;
  const { size } = parts.candidates;
  const truth = truthOf(
    parts,
    scenario.horizon,
    memory ?? truthMemory(scenario.horizon * longestStep(parts.objective)),
  );
  return {
    ...parts,
    modelNoiseVariance: assumedNoise(scenario),
    ...truth,
    ...evaluationOf(parts, scenario.horizon, createStream(scenario.seed, 'evaluation time', replicate)),
    ...environmentOf(parts.objective),
    ...responseOf(parts, scenario),
    changePoints: parts.objective.changePoints,
    changesByActs: (until) => changesByActs(scenario, parts.objective, truth, until),
    noiseAt: (t, time = t) => {
      const { variance, shape } = noiseLawAt(time, noiseVariance, interventions);
      return Math.sqrt(variance) * (shape === 'uniform' ? evenly(noise, t) : noise.normalAt(t));
    },
    stream: (...name) => createStream(scenario.seed, ...name, replicate),
    randomCandidateAt: (t) => randomCandidate(t, size),
  };
}

/** @throws ScenarioError for a scenario of another engine, whose numbers this one would not reproduce */
function requireToday({ engine = ENGINE_VERSION }: Scenario): void {
  if (engine !== ENGINE_VERSION)
    throw new ScenarioError(
      'engine',
      `${engine} computes this run, and this needs today’s, ${ENGINE_VERSION}; run it with today’s engine`,
    );
}

/**
 * Steps after which the objective changes abruptly, by itself or by an act, in increasing order and before the last of a run:
 * they divide its evaluations. None where the world moves by the second, as a step is then not an evaluation.
 */
export function abruptChanges(
  { changePoints, changesByActs, evaluation, response }: World,
  horizon: number,
): number[] {
  if (evaluation || response) return [];
  const steps = new Set([...changePoints, ...(changesByActs?.(horizon).objective ?? [])]);
  return [...steps].filter((step) => step < horizon).sort((a, b) => a - b);
}

/** An act at the first step changes nothing: the world begins with it. */
function changesByActs(
  { interventions = [], noiseVariance }: Scenario,
  { jumps }: ActedUpon,
  { truthAt }: Truth,
  until: number,
): ChangesByActs {
  const within = (step: number) => step > 1 && step <= until;
  const jumpsAt = (step: number) => {
    if (!jumps?.has(step)) truthAt(step);
    return jumps?.get(step) === true;
  };
  const steps = [...new Set(interventions.map(({ step }) => step))].sort((a, b) => a - b).filter(within);
  const before = (step: number) => step - 1;
  return {
    objective: steps.filter(jumpsAt).map(before),
    noise: noiseLaws(noiseVariance, interventions).flatMap(({ from }) =>
      within(from) ? [before(from)] : [],
    ),
  };
}

/** A number of mean 0 and variance 1 within ±√3. */
const evenly = (stream: Stream, i: number): number => Math.sqrt(3) * (2 * stream.uniformAt(i) - 1);

/** The seeded random candidate of step t, among `size`. */
function randomCandidates({ seed }: Scenario, replicate: number): (t: number, size: number) => number {
  const first = createStream(seed, 'first query', replicate);
  return (t, size) => Math.min(size - 1, Math.floor(first.uniformAt(t) * size));
}

interface WorldParts {
  readonly candidates: CandidateSet;
  readonly inputs: Float64Array;
  readonly inputDimension: number;
  readonly kernel: Kernel;
  readonly objective: ActedUpon;
  readonly timeLabels: readonly string[];
}

function worldParts(
  scenario: Scenario,
  backend: Backend,
  replicate: number,
  randomCandidate: ObjectiveContext['randomCandidate'],
): WorldParts {
  const spec = requireObjective(scenario.objective.id);
  return spec.dimension === 'arms'
    ? armsParts(scenario, spec)
    : freeParts(scenario, spec, backend, replicate, randomCandidate);
}

/**
 * The substreams of an objective, by name.
 * @param redrawn names those of another draw
 */
export function objectiveStreams(
  seed: number,
  replicate: number,
  ...redrawn: readonly (string | number)[]
): ObjectiveContext['stream'] {
  return (name) => createStream(seed, 'objective', ...redrawn, name, replicate);
}

/** An objective without a table: on the scenario's grid, or on candidates of its own. */
function freeParts(
  scenario: Scenario,
  spec: GridObjectiveSpec | CandidatesObjectiveSpec,
  backend: Backend,
  replicate: number,
  randomCandidate: ObjectiveContext['randomCandidate'],
): WorldParts {
  /** @param redrawn names the substreams of another draw */
  const draw = (...redrawn: readonly (string | number)[]) => {
    const context = {
      parameters: resolveParameters(spec.parameters, scenario.objective.parameters),
      horizon: scenario.horizon,
      backend,
      stream: objectiveStreams(scenario.seed, replicate, ...redrawn),
      sharedStream: objectiveStreams(scenario.seed, 0, ...redrawn),
      randomCandidate,
    };
    return spec.dimension === 'candidates' ? spec.create(context) : onGrid(scenario, spec, context);
  };
  const drawn = draw();
  const objective = intervened(drawn.objective, scenario.interventions ?? [], {
    candidates: drawn.candidates,
    redraw: (place) => draw('act', place).objective,
  });
  const own = { ...drawn, objective };
  return { ...own, kernel: assumedKernel(scenario, spec, own.inputDimension), timeLabels: [] };
}

function onGrid(
  scenario: Scenario,
  spec: GridObjectiveSpec,
  context: Omit<ObjectiveContext, 'candidates'>,
): CandidatesWorld {
  const domain = spec.domainOf?.(context.parameters) ?? spec.domain;
  const candidates = gridCandidates(domain, scenario.grid.pointsPerDimension);
  const { points: inputs, dimension: inputDimension } = candidates;
  const objective = spec.create({ ...context, candidates });
  if (spec.environment && !objective.environment)
    throw new ObjectiveError(`The objective "${spec.id}" is said to have an environment w, and gives none.`);
  return { candidates, inputs, inputDimension, objective };
}

function armsParts(scenario: Scenario, spec: ArmsObjectiveSpec): WorldParts {
  const table = scenario.objective.dataset;
  if (!table) throw new ObjectiveError('objective.dataset is missing: the dataset objective needs a table.');
  const parameters = resolveParameters(spec.parameters, scenario.objective.parameters);
  const arms = spec.create(table, parameters, scenario.model);
  if (scenario.horizon > arms.timeLabels.length)
    throw new ObjectiveError(
      `horizon must be at most ${arms.timeLabels.length}, the rows after training, got ${scenario.horizon}.`,
    );
  const objective = intervened(arms.objective, scenario.interventions ?? [], {
    candidates: arms.candidates,
    redraw: () => arms.objective,
  });
  return {
    ...arms,
    objective,
    kernel: assumedKernel(scenario, spec, arms.inputDimension, arms.empiricalKernel),
  };
}

/** The truth by step; by the nearest second where evaluations take time. */
function truthOf({ objective, candidates }: WorldParts, horizon: number, memory: TruthMemory): Truth {
  const { truthAt, starAt } = rememberTruth(objective, candidates.size, memory);
  if (!objective.course) requireKept(horizon, candidates.size);
  if (!objective.evaluation) return { truthAt, starAt };
  return {
    truthAt: (seconds) => truthAt(Math.round(seconds) + 1),
    starAt: (seconds) => starAt(Math.round(seconds) + 1),
  };
}

function evaluationOf(
  { objective, candidates }: WorldParts,
  horizon: number,
  noise: Stream,
): Pick<World, 'evaluation'> {
  const { evaluation } = objective;
  if (!evaluation) return {};
  const { seconds, logNoiseVariance } = evaluation;
  const broken = seconds.findIndex((duration) => !(duration > 0 && duration < Number.POSITIVE_INFINITY));
  if (broken >= 0)
    throw new ObjectiveError(
      `The objective’s evaluation time of candidate ${broken} must be above 0 s and finite, got ${seconds[broken]}.`,
    );
  requireRoom(horizon * longestStep(objective), candidates.size);
  const sd = Math.sqrt(logNoiseVariance);
  return { evaluation: { seconds, logNoiseAt: (t) => sd * noise.normalAt(t) } };
}

function responseOf({ objective }: WorldParts, { response, horizon }: Scenario): Pick<World, 'response'> {
  if (!response) return {};
  if (objective.evaluation || objective.environment)
    throw new ObjectiveError(
      `response must be absent where ${objective.evaluation ? 'evaluations take time of their own' : 'the objective has an environment w'}: no rule says how the two go together.`,
    );
  const { frame, base, factor, power } = response;
  const frames = { count: horizon, seconds: frame };
  return { response: { time: { base, factor, power }, frames, end: horizon * frame } };
}

/** Largest time of the objective that passes in a step: 1, or the seconds of the longest evaluation. */
const longestStep = ({ evaluation }: Objective): number =>
  evaluation ? evaluation.seconds.reduce((a, b) => Math.max(a, b)) : 1;

/** The environment problem with its answer, from f at step 1; null where the objective has none. */
export function environmentOf({
  environment,
  valuesAt,
}: Objective): Pick<World, 'environment' | 'starAt'> | null {
  if (!environment) return null;
  const conditions = environment.weights.length;
  const values = valuesAt(1);
  const sizes = { designs: values.length / conditions, conditions };
  const probability = shareAbove(values, { ...environment, ...sizes });
  const best = argmax(probability);
  const star = best * conditions + environment.meanCondition;
  return { environment: { ...environment, ...sizes, probability, best }, starAt: () => star };
}

/** Refuses a run on an objective that cannot be resumed, before it starts, if its steps do not fit in memory. */
function requireKept(steps: number, candidates: number): void {
  const needed = (8 * steps * candidates) / 2 ** 20;
  if (needed > LARGEST_TRUTH)
    throw new ObjectiveError(
      `The objective cannot be taken up again at an earlier step, and its truth at ${steps} steps on ${candidates} candidates takes ${Math.round(needed)} MB, more than ${LARGEST_TRUTH} MB; use fewer steps or fewer grid points.`,
    );
}

/** Refuses, before it starts, a run whose truth may not fit in memory. `seconds`: its longest possible duration. */
function requireRoom(seconds: number, candidates: number): void {
  const needed = (8 * seconds * candidates) / 2 ** 20;
  if (needed > LARGEST_TRUTH)
    throw new ObjectiveError(
      `The run may last ${Math.round(seconds)} s, and its truth at every second on ${candidates} candidates takes ${Math.round(needed)} MB, more than ${LARGEST_TRUTH} MB; use fewer steps, fewer grid points or shorter evaluations.`,
    );
}
