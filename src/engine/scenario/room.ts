import { algorithmById } from '../../algorithms/registry.ts';
import type { AlgorithmSpec, Slots } from '../../algorithms/spec.ts';
import type { Scenario } from '../../contracts/scenario.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import { mostHeld } from '../../policy/memory.ts';
import { mostSteps } from '../../policy/response-time.ts';
import { unfitForGridState } from '../lane/model/grid-state.ts';
import { assumedNoise } from '../model-assumptions.ts';
import { LARGEST_TRUTH } from '../truth.ts';
import { inputDimensionOf } from './narrowed.ts';
import { ScenarioError } from './scenario-error.ts';
import type { Room } from './settings.ts';

/** Memory of one record, in doubles, where it is computed and where it is shown. */
const RECORD = 200;

const megabytes = (doubles: number): number => Math.ceil((8 * doubles) / 2 ** 20);

/**
 * Checks the length of a run against its memory: steps × candidates where the objective computes every step beforehand,
 * the records of all lanes where they are kept, and for each lane the data of its model.
 * @throws ScenarioError
 */
export function checkRoom(spec: ObjectiveSpec, scenario: Scenario, room: Room): void {
  const candidates = candidatesOf(spec, scenario);
  const { horizon, lanes } = scenario;
  if (spec.tabulated && megabytes(horizon * candidates) > LARGEST_TRUTH)
    throw new ScenarioError(
      'horizon',
      `must be shorter for the objective ${spec.id}, which holds all its steps: on ${candidates} candidates they take ${megabytes(horizon * candidates)} MB, and may take ${LARGEST_TRUTH} MB, got ${horizon}`,
    );
  const records = megabytes(Math.max(horizon, mostSteps(scenario)) * lanes.length * RECORD);
  if (records > room.records)
    throw new ScenarioError(
      'horizon',
      `must be shorter for ${lanes.length} lanes: all their records take ${records} MB, and may take ${room.records} MB, got ${horizon}`,
    );
  for (const i of lanes.keys()) checkLaneRoom(spec, scenario, i, room);
}

/**
 * Checks the most data n that a lane's model holds at once, as a triangle n²/2 and as n × candidates.
 * @param i the lane's index
 * @throws ScenarioError
 */
export function checkLaneRoom(spec: ObjectiveSpec, scenario: Scenario, i: number, room: Room): void {
  const candidates = candidatesOf(spec, scenario);
  const steps = mostSteps(scenario);
  const { id, algorithm, parameters, posterior } = scenario.lanes[i];
  const own = algorithmById(algorithm);
  // A state on the candidates does not grow.
  if (!own || posterior || megabytes(dataOf(steps, candidates)) <= room.data) return;
  const filled = slotsOf(own, parameters, { spec, scenario, candidates });
  const held = filled ? mostHeld(filled, steps) : 0;
  const needed = megabytes(dataOf(held, candidates));
  if (needed > room.data)
    throw new ScenarioError(
      'horizon',
      `must be shorter for lane ${id}: ${own.name} may hold ${held} observations, which on ${candidates} candidates take ${needed} MB, and may take ${room.data} MB, got ${scenario.horizon}`,
    );
}

/** Checks that a declared posterior fits its lane. @throws ScenarioError */
export function checkPosteriors(spec: ObjectiveSpec, scenario: Scenario): void {
  const candidates = candidatesOf(spec, scenario);
  for (const [i, { algorithm, parameters, posterior }] of scenario.lanes.entries()) {
    const own = algorithmById(algorithm);
    // The page has only descriptions of algorithms; there the worker refuses the lane when opening it.
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

/** The arms of a table, the points of a grid, or the objective's own number of candidates; 1 if unknown. */
function candidatesOf(spec: ObjectiveSpec, { objective, grid }: Scenario): number {
  const { dimension } = spec;
  if (dimension === 'arms') return objective.dataset?.arms.length ?? 1;
  if (dimension === 'candidates')
    return spec.sizeOf?.(resolveParameters(spec.parameters, objective.parameters)) ?? 1;
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
    noiseVariance: assumedNoise(scenario),
    changePoints: [],
  });
  // The slots are only read; nothing is run with them.
  filled?.dispose?.();
  return filled ?? null;
}
