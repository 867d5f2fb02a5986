import { algorithmById } from '../../src/algorithms/registry.ts';
import type { Lane, Scenario } from '../../src/contracts/scenario.ts';
import { Session } from '../../src/engine/lane/session.ts';
import { SCENES } from '../../src/engine/scenes/index.ts';
import { createWorld, type World } from '../../src/engine/world.ts';
import { loadBackend } from '../../src/gp/index.ts';

export const backend = await loadBackend();

/** The opening scene cut down to what a test needs. */
export function smallScenario(changes: Partial<Scenario> = {}): Scenario {
  return { ...SCENES[0].scenario, seed: 95, horizon: 40, grid: { pointsPerDimension: 40 }, ...changes };
}

export function sessionFor(
  scenario: Scenario,
  lane: Lane,
  world: World = createWorld(scenario, backend),
): Session {
  const algorithm = algorithmById(lane.algorithm);
  if (!algorithm) throw new Error(`unknown algorithm ${lane.algorithm}`);
  return new Session({
    world,
    algorithm,
    parameters: lane.parameters,
    horizon: scenario.horizon,
    backend,
    initialPoints: scenario.initialDesign.points,
  });
}

/** A session run to the horizon. */
export function runLane(scenario: Scenario, lane: Lane, world?: World): Session {
  const session = sessionFor(scenario, lane, world);
  while (session.t < scenario.horizon) session.step();
  return session;
}

export const laneOf = (algorithm: string, parameters: Lane['parameters'] = {}): Lane => ({
  id: 'A',
  algorithm,
  label: '',
  parameters,
});
