import { algorithmById } from '../algorithms/registry.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';
import type { Kernel, StationaryFamily } from '../kernels/spec.ts';
import { objectiveById } from '../objectives/registry.ts';
import { resolveParameters } from '../parameters/resolve.ts';
import type { Drift, EnvironmentFacts, RunFacts } from '../theory/facts.ts';
import { greedyInformationGain, maximumInformationGain } from '../theory/information-gain.ts';
import { smoothnessOf } from './smoothness.ts';
import type { World } from './world.ts';

const DELTA = 0.1;

/**
 * What the theorems ask about a lane's run. Takes O(T² G) for the greedy information gain.
 * @param records at least one
 * @returns null for algorithms without a model: no theorem is about them
 */
export function runFacts(
  scenario: Scenario,
  lane: Lane,
  world: World,
  records: readonly StepRecord[],
  backend: Backend,
): RunFacts | null {
  const algorithm = algorithmById(lane.algorithm);
  if (!algorithm?.slots) return null;
  const parameters = resolveParameters(algorithm.parameters, lane.parameters);
  const { kernel, inputs, inputDimension: dimension } = world;
  const smoothness = smoothnessOf(world);
  const slots = algorithm.slots(parameters, {
    horizon: scenario.horizon,
    dimension,
    candidateCount: world.candidates.size,
    designCount: world.environment?.designs,
    noiseVariance: world.modelNoiseVariance,
    changePoints: world.changePoints,
    smoothness,
  });
  const noiseVariance = slots.noiseVariance ?? world.modelNoiseVariance;
  const greedy = greedyInformationGain({ kernel, inputs, dimension, noiseVariance }, records.length, backend);
  return {
    algorithm: { id: algorithm.id, name: algorithm.name },
    parameters,
    ...objectiveFacts(scenario),
    environment: environmentFacts(scenario, world),
    records,
    dimension,
    side: smoothness.r,
    candidateCount: world.candidates.size,
    kernel,
    temporal: slots.temporal,
    noiseVariance,
    trueNoiseVariance: scenario.noiseVariance,
    refits: slots.refit !== undefined,
    blockLengths: slots.trigger.blockLengths ?? null,
    times: trueTimes(world, records),
    largestChange: () => largestChange(world, trueTimes(world, records)),
    gains: maximumInformationGain(greedy),
    delta: (parameters.delta as number | undefined) ?? DELTA,
  };
}

function objectiveFacts(scenario: Scenario): Pick<RunFacts, 'objectiveName' | 'drift' | 'timeNoise'> {
  const spec = objectiveById(scenario.objective.id);
  const parameters = resolveParameters(spec?.parameters ?? [], scenario.objective.parameters);
  const { rate, kernel, lengthscale, course, timeNoise } = parameters;
  const chain = /^(gp-chain-|evaluation-time$)/.test(scenario.objective.id);
  const dimension = typeof spec?.dimension === 'number' ? spec.dimension : 1;
  const drift: Drift = {
    kernel: {
      family: kernel as StationaryFamily,
      lengthscales: new Array(dimension).fill(lengthscale as number),
      variance: 1,
    },
    rate: course === 'changing' ? null : (rate as number),
    per: timeNoise === undefined ? 'step' : 'second',
  };
  return {
    objectiveName: spec?.name ?? scenario.objective.id,
    drift: chain ? drift : null,
    timeNoise: (timeNoise as number | undefined) ?? 0,
  };
}

function environmentFacts({ objective }: Scenario, { environment }: World): EnvironmentFacts | null {
  if (!environment) return null;
  const { designs, conditions, probability, best } = environment;
  const parameters = resolveParameters(objectiveById(objective.id)?.parameters ?? [], objective.parameters);
  const drawnFrom: Kernel = {
    family: parameters.kernel as StationaryFamily,
    lengthscales: new Array(2).fill(parameters.lengthscale as number),
    variance: 1,
  };
  const drawn = objective.id === 'threshold-gp';
  return { designs, conditions, probability, best, drawnFrom: drawn ? drawnFrom : null };
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

function largestChange(world: World, times: readonly number[]): number {
  let largest = 0;
  for (let i = 1; i < times.length; i++) {
    const before = world.truthAt(times[i - 1]);
    const after = world.truthAt(times[i]);
    for (let x = 0; x < after.length; x++) largest = Math.max(largest, Math.abs(after[x] - before[x]));
  }
  return largest;
}
