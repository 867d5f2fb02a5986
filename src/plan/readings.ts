import type { StepRecord } from '../contracts/record.ts';
import type { LaneLetter, LaneSetup, Scenario } from '../contracts/scenario.ts';
import { heldBefore } from '../engine/lane/data/held-steps.ts';
import { fillSlots, requireAlgorithm } from '../engine/lane/lane-slots.ts';
import { sideQueryFacts } from '../engine/lane/side-query-facts.ts';
import type { World } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import { exp } from '../math/index.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import { listedPriors, type PriorValues } from '../policy/priors/prior-list.about.ts';
import { largestMismatch, modelMismatch } from '../theory/model-mismatch.ts';

/** A lane that has come to its horizon. */
export interface FinishedLane {
  readonly scenario: Scenario;
  /** With the letter that names its substreams, if it has one. */
  readonly lane: LaneSetup & { readonly lane?: LaneLetter };
  readonly world: World;
  readonly records: readonly StepRecord[];
  readonly backend: Backend;
}

/** Numbers by name. */
export type Readings = Readonly<Record<string, number>>;

/** What can be read off a finished lane beside its regret, each reader a few numbers. Throws NotPositiveDefinite, OutOfMemory. */
const READERS = {
  mismatch,
  'side queries': sideQueries,
  noise,
  held,
  queries,
  looks,
  priors,
} as const satisfies Readonly<Record<string, (lane: FinishedLane) => Readings>>;

export type ReaderName = keyof typeof READERS;

/** All that some readers say of a lane. */
export function readingsOf(names: readonly ReaderName[], lane: FinishedLane): Readings {
  return Object.assign({}, ...names.map((name) => READERS[name](lane)));
}

/** Largest over the run (ET paper, eq. 23–24), against the drift of the objective itself: its `rate`. */
function mismatch({ scenario, world, records, backend }: FinishedLane): Readings {
  const { kernel, inputs, inputDimension: dimension, modelNoiseVariance: noiseVariance } = world;
  const rate = scenario.objective.parameters.rate as number;
  const steps = modelMismatch({ records, kernel, inputs, dimension, noiseVariance }, rate, backend);
  const { mean, sd } = largestMismatch(steps);
  return { 'largest Δμ': mean, 'largest Δσ': sd };
}

/** Of the last step (SparQ paper, Proposition 2), and of the whole run (Theorem 3.2). */
function sideQueries({ scenario, lane, world, records, backend }: FinishedLane): Readings {
  const algorithm = requireAlgorithm(lane.algorithm);
  const parameters = resolveParameters(algorithm.parameters, lane.parameters);
  const slots = fillSlots(algorithm, lane.parameters, scenario.horizon, world);
  const asked = slots && sideQueryFacts({ id: lane.lane }, parameters, slots, world, records, backend);
  if (!asked) throw new RangeError('a lane without an expert asks no side queries');
  const { loss, asked: places, operations } = asked;
  return { 'expected KL': loss.divergence, 'tr(K − Q)/σ²': loss.bound, places, operations };
}

/** What a lane takes for σ_n², on average over the steps from the first refit on, where it refits it; else what it assumes. */
function noise({ world, records }: FinishedLane): Readings {
  const width = records.reduce(
    (most, { hyperparameters }) => Math.max(most, hyperparameters?.length ?? 0),
    0,
  );
  const fitted = records.flatMap(({ hyperparameters: own }) =>
    own && own.length === width && width === world.inputDimension + 3 ? [own[width - 1]] : [],
  );
  const believed = fitted.length > 0 ? fitted : [world.modelNoiseVariance];
  return { 'model’s σ_n²': believed.reduce((sum, value) => sum + value, 0) / believed.length };
}

/** How many observations a lane holds after a step, on average over the second half of the run, and how old the oldest is at its end. */
function held({ records }: FinishedLane): Readings {
  const { length } = records;
  const late = records.slice(Math.floor(length / 2));
  const [first] = heldBefore(records, length + 1);
  return {
    'points held': late.reduce((sum, { dataSizeAfter }) => sum + dataSizeAfter, 0) / late.length,
    'age of the oldest': first === undefined ? 0 : length - first,
  };
}

/** How many queries a lane makes, and its regret at them and over time: of use where the world moves while it computes. */
function queries({ records, scenario }: FinishedLane): Readings {
  const { length } = records;
  const { cumulativeRegret, standing } = records[length - 1];
  return {
    queries: length,
    'regret per query': cumulativeRegret / length,
    'regret per second': standing?.regretPerSecond ?? cumulativeRegret / scenario.horizon,
  };
}

/** How many of its queries are forced looks. */
function looks({ records }: FinishedLane): Readings {
  return { 'forced looks': records.filter(({ looking }) => (looking?.look ?? null) !== null).length };
}

/** What a lane with several priors has left of them at its end; of one that weighs them, how much those have that are true. */
function priors({ scenario, lane, world, records }: FinishedLane): Readings {
  const { alive = null, logWeights = null } = records[records.length - 1].priors ?? {};
  if (alive) return { 'priors left': alive.length };
  if (!logWeights) return {};
  const parameters = resolveParameters(requireAlgorithm(lane.algorithm).parameters, lane.parameters);
  const isTrue = listedPriors(parameters as unknown as PriorValues).map(truthIn(scenario, world));
  return {
    'weight of the true prior': logWeights.reduce((sum, own, p) => sum + (isTrue[p] ? exp(own) : 0), 0),
  };
}

/** Whether a listed prior has the lengthscale that the objective is drawn with and, where it drifts at a rate, this rate. */
function truthIn({ objective: { parameters } }: Scenario, { kernel }: World) {
  const [own] = kernel.family === 'empirical' ? [Number.NaN] : kernel.lengthscales;
  const { rate, lengthscale: truth } = parameters as Partial<Record<string, number>>;
  return ({ lengthscale, rate: listed }: ReturnType<typeof listedPriors>[number]) =>
    Math.abs(lengthscale * own - (truth ?? Number.NaN)) < 1e-9 && (rate === undefined || rate === listed);
}
