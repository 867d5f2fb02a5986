import { algorithmById } from '../../algorithms/registry.ts';
import type { AlgorithmSpec, Slots } from '../../algorithms/spec.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { mostHeld } from '../../policy/memory.ts';
import { mostSteps } from '../../policy/response-time.ts';
import { unfitForGridState } from '../lane/grid-state.ts';
import { modelAssumptions } from '../model-assumptions.ts';
import { LARGEST_TRUTH } from '../truth.ts';
import { ScenarioError } from './scenario-error.ts';
import { inputDimensionOf } from './settings.ts';

/** Most memory, in megabytes, of the data that one lane's model holds. */
const LARGEST_DATA = 1024;

const megabytes = (doubles: number): number => Math.ceil((8 * doubles) / 2 ** 20);

/**
 * A run's length by what its scenario holds: steps × candidates where the objective computes every step beforehand, and
 * for each lane the most data that its model holds at once, n, as a triangle n²/2 and as n × candidates.
 * @throws ScenarioError
 */
export function checkRoom(spec: ObjectiveSpec, scenario: Scenario): void {
  const candidates = candidatesOf(spec, scenario);
  const { horizon } = scenario;
  if (spec.tabulated && megabytes(horizon * candidates) > LARGEST_TRUTH)
    throw new ScenarioError(
      'horizon',
      `must be shorter for the objective ${spec.id}, which holds all its steps: on ${candidates} candidates they take ${megabytes(horizon * candidates)} MB, and may take ${LARGEST_TRUTH} MB, got ${horizon}`,
    );
  const steps = mostSteps(scenario);
  for (const [i, { algorithm, parameters, posterior }] of scenario.lanes.entries()) {
    const own = algorithmById(algorithm);
    // A state on the candidates does not grow.
    if (!own || posterior || megabytes(dataOf(steps, candidates)) <= LARGEST_DATA) continue;
    const filled = slotsOf(own, parameters, { spec, scenario, candidates });
    const held = filled ? mostHeld(filled, steps) : 0;
    const needed = megabytes(dataOf(held, candidates));
    if (needed > LARGEST_DATA)
      throw new ScenarioError(
        'horizon',
        `must be shorter for lanes[${i}]: ${own.name} may hold ${held} observations, which on ${candidates} candidates take ${needed} MB, and may take ${LARGEST_DATA} MB, got ${horizon}`,
      );
  }
}

/** A declared posterior must fit its lane. @throws ScenarioError */
export function checkPosteriors(spec: ObjectiveSpec, scenario: Scenario): void {
  const candidates = candidatesOf(spec, scenario);
  for (const [i, { algorithm, parameters, posterior }] of scenario.lanes.entries()) {
    const own = algorithmById(algorithm);
    // On the page algorithms are their descriptions alone: there the worker refuses when it opens the lane.
    if (!own || !posterior || own.slots === undefined) continue;
    const unfit = unfitForGridState(slotsOf(own, parameters, { spec, scenario, candidates }), candidates);
    if (unfit !== null)
      throw new ScenarioError(
        `lanes[${i}].posterior`,
        `must be left out for ${own.name}: ${unfit}, got "${posterior}"`,
      );
  }
}

const dataOf = (held: number, candidates: number): number => (held * held) / 2 + held * candidates;

/** Of a table its arms; of a grid its points; where an objective brings its own, only the world knows. */
function candidatesOf({ dimension }: ObjectiveSpec, { objective, grid }: Scenario): number {
  if (dimension === 'arms') return objective.dataset?.arms.length ?? 1;
  if (dimension === 'candidates') return 1;
  const { pointsPerDimension: side } = grid;
  return dimension === 2 ? side * side : side;
}

interface Setting {
  readonly spec: ObjectiveSpec;
  readonly scenario: Scenario;
  readonly candidates: number;
}

function slotsOf(
  { slots, parameters: specs }: AlgorithmSpec,
  parameters: Scenario['lanes'][number]['parameters'],
  { spec, scenario, candidates }: Setting,
): Slots | null {
  const { objective } = scenario;
  const horizon = mostSteps(scenario);
  const filled = slots?.(resolveParameters(specs, parameters), {
    horizon,
    dimension: inputDimensionOf(spec, objective) ?? 1,
    candidateCount: candidates,
    noiseVariance: modelAssumptions(scenario).noiseVariance,
    changePoints: [],
  });
  return filled ?? null;
}
