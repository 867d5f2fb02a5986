import type { StepRecord } from '../contracts/record.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import { noiseLaws } from '../interventions/intervened.ts';
import { interventionById } from '../interventions/registry.ts';
import { requireObjective } from '../objectives/registry.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import type { EnvironmentFacts, RunFacts } from '../theory/facts.ts';
import { type Floor, floorOf } from '../theory/floor.ts';
import { greedyInformationGain, maximumInformationGain } from '../theory/information-gain.ts';
import { largestMismatch, modelMismatch } from '../theory/model-mismatch.ts';
import { fillSlots, LaneError, requireAlgorithm } from './lane/lane-slots.ts';
import { sideQueryFacts } from './lane/side-query-facts.ts';
import { smoothnessOf } from './smoothness.ts';
import { priorSpread } from './spread.ts';
import type { World } from './world.ts';

const DELTA = 0.1;

/**
 * The facts about a lane's run that the theorems need. O(T² G), for the greedy information gain.
 * @param records at least one
 * @returns null for algorithms without a model, which no theorem covers
 * @throws LaneError for an unknown algorithm
 */
export function runFacts(
  scenario: Scenario,
  lane: Lane,
  world: World,
  records: readonly StepRecord[],
  backend: Backend,
): RunFacts | null {
  if (scenario.response)
    throw new LaneError('No theorem here is about a world that moves on while its lanes compute.');
  const algorithm = requireAlgorithm(lane.algorithm);
  const slots = fillSlots(algorithm, lane.parameters, scenario.horizon, world);
  if (!slots) return null;
  slots.dispose?.();
  const parameters = resolveParameters(algorithm.parameters, lane.parameters);
  const { kernel, inputs, inputDimension: dimension } = world;
  const objective = objectiveFacts(scenario, records.length);
  const smoothness = smoothnessOf(world);
  const noiseVariance = slots.noiseVariance ?? world.modelNoiseVariance;
  const greedy = greedyInformationGain({ kernel, inputs, dimension, noiseVariance }, records.length, backend);
  return {
    algorithm: { id: algorithm.id, name: algorithm.name },
    parameters,
    ...objective,
    environment: environmentFacts(scenario, world),
    records,
    given: Math.min(lane.choices?.length ?? 0, records.length),
    dimension,
    side: smoothness.r,
    candidateCount: world.candidates.size,
    kernel,
    temporal: slots.temporal,
    noiseVariance,
    trueNoise: noiseLaws(scenario.noiseVariance, scenario.interventions ?? []).filter(
      ({ from }) => from <= records.length,
    ),
    refits: slots.refit !== undefined,
    blockLengths: slots.trigger.blockLengths ?? null,
    times: trueTimes(world, records),
    ...changeFacts(world, records),
    spread: remembered(() => priorSpread(world, drawnKernel(objective) ?? kernel, backend)),
    mismatch: (rate) =>
      largestMismatch(modelMismatch({ records, kernel, inputs, dimension, noiseVariance }, rate, backend)),
    sideQueries: () => sideQueryFacts(lane, parameters, slots, world, records, backend),
    gains: maximumInformationGain(greedy),
    delta: (parameters.delta as number | undefined) ?? DELTA,
  };
}

/** What no policy beats on average in the scenario's world, known without a run; null where unknown (`floorOf`). */
export function worldFloor(scenario: Scenario, world: World, backend: Backend): Floor | null {
  const { horizon, response } = scenario;
  if (response) return null;
  const objective = objectiveFacts(scenario, horizon);
  const spread = () => priorSpread(world, drawnKernel(objective) ?? world.kernel, backend);
  return floorOf({ ...objective, environment: environmentFacts(scenario, world), spread }, horizon);
}

/** The kernel of the draws that the objective is made of; null where it is no chain of draws. */
const drawnKernel = ({ drift, wander }: Pick<RunFacts, 'drift' | 'wander'>) =>
  (drift ?? wander)?.kernel ?? null;

/** @param steps of the run; later acts do not count */
function objectiveFacts(
  { objective, interventions = [] }: Scenario,
  steps: number,
): Pick<RunFacts, 'objectiveName' | 'drift' | 'wander' | 'actedAt' | 'timeNoise'> {
  const spec = requireObjective(objective.id);
  const parameters = resolveParameters(spec.parameters, objective.parameters);
  const kernel = spec.drawnFrom?.(parameters);
  const { renews, renewalRate } = spec;
  const stepVariance = spec.stepVariance?.(parameters);
  const renewal = renews && renewalRate && { rate: renewalRate(parameters), per: renews };
  const acted = interventions.flatMap(({ kind, step }) =>
    interventionById(kind)?.act && step <= steps ? [step] : [],
  );
  const alone = acted.length === 0;
  return {
    objectiveName: spec.name,
    drift: kernel && renewal && alone ? { kernel, ...renewal } : null,
    wander: kernel && stepVariance !== undefined && alone ? { kernel, stepVariance } : null,
    actedAt: acted.length > 0 ? Math.min(...acted) : null,
    timeNoise: (parameters.timeNoise as number | undefined) ?? 0,
  };
}

function environmentFacts({ objective }: Scenario, { environment }: World): EnvironmentFacts | null {
  if (!environment) return null;
  const { designs, conditions, probability, best } = environment;
  const spec = requireObjective(objective.id);
  const drawnFrom = spec.drawnFrom?.(resolveParameters(spec.parameters, objective.parameters)) ?? null;
  return { designs, conditions, probability, best, drawnFrom };
}

/** τ_i without the noise of the observed clock: the step, or the true seconds summed. */
function trueTimes({ evaluation }: World, records: readonly StepRecord[]): number[] {
  let elapsed = 0;
  return records.map(({ t, index }) => {
    if (!evaluation) return t;
    elapsed += evaluation.seconds[index];
    return elapsed;
  });
}

/** Computes a value when it is first needed, and only once. */
function remembered<Value>(make: () => Value): () => Value {
  let known: { readonly value: Value } | null = null;
  return () => {
    known ??= { value: make() };
    return known.value;
  };
}

function changeFacts(
  world: World,
  records: readonly StepRecord[],
): Pick<RunFacts, 'largestChange' | 'totalChange'> {
  const changes = remembered(() => stepChanges(world, trueTimes(world, records)));
  return {
    largestChange: () => changes().reduce((largest, change) => Math.max(largest, change), 0),
    totalChange: () => changes().reduce((sum, change) => sum + change, 0),
  };
}

/** sup_x |f(x, τ_{i+1}) − f(x, τ_i)| on the candidates, from each time to the next. */
function stepChanges(world: World, times: readonly number[]): number[] {
  return times.slice(1).map((time, i) => {
    const before = world.truthAt(times[i]);
    const after = world.truthAt(time);
    return after.reduce((largest, value, x) => Math.max(largest, Math.abs(value - before[x])), 0);
  });
}
