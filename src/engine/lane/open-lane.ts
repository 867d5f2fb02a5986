import type { AlgorithmSpec, Slots } from '../../algorithms/spec.ts';
import type { LaneSetup, Scenario } from '../../contracts/scenario.ts';
import type { Backend } from '../../gp/backend.ts';
import { responseClock } from '../../policy/clock.ts';
import { mostSteps } from '../../policy/response-time.ts';
import type { World } from '../world.ts';
import { fillSlots, LaneError, requireAlgorithm } from './lane-slots.ts';
import { unfitForGridState } from './model/grid-state.ts';
import { Session, type SessionOptions } from './session.ts';

/** A lane as it is opened. */
export interface OpenableLane extends LaneSetup {
  /** Names the lane's own random substreams. */
  readonly id?: string;
}

/** What a lane knows of its run. */
type RunSetup = Pick<Scenario, 'horizon' | 'initialDesign' | 'response'> & Pick<SessionOptions, 'forgets'>;

/**
 * Opens one lane of a scenario in a world that others may share: its slots filled, no step made yet.
 * Dispose of the session when done.
 * @param algorithm one that the registry does not have; by default the lane's own by its id
 * @throws LaneError with a plain sentence for an unknown algorithm, a choice that is no candidate or a declared posterior
 * that does not fit the lane; OutOfMemory
 */
export function openLane(
  { initialDesign, forgets, ...setup }: RunSetup,
  lane: OpenableLane,
  world: World,
  backend: Backend,
  algorithm: AlgorithmSpec = requireAlgorithm(lane.algorithm),
): Session {
  const horizon = mostSteps(setup);
  const slots = slotsIn(world, lane, horizon, algorithm);
  const unfit = lane.posterior ? unfitForGridState(slots, world.candidates.size) : null;
  if (unfit !== null) throw new LaneError(`${algorithm.name} has no Kalman posterior: ${unfit}.`);
  return new Session({
    world,
    slots,
    horizon,
    backend,
    initialPoints: initialDesign.points,
    lane: lane.id ?? '',
    choices: lane.choices ?? [],
    waits: lane.waits ?? false,
    forgets,
    posterior: lane.posterior,
  });
}

/** The slots of a lane in a world: where that moves while a lane computes, every model's time is the seconds. */
export function slotsIn(
  world: World,
  lane: LaneSetup,
  horizon: number,
  algorithm: AlgorithmSpec = requireAlgorithm(lane.algorithm),
): Slots | null {
  const slots = fillSlots(algorithm, lane.parameters, horizon, world);
  const { response } = world;
  return slots && response ? { ...slots, clock: responseClock(response.time) } : slots;
}
