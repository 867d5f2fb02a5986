import type { Lane, Scenario } from '../../src/contracts/scenario.ts';

/** Two scenarios with equal answers have the same world: objective, noise and initial design. */
export function sameWorld(a: Scenario, b: Scenario): boolean {
  return a.objective.dataset === b.objective.dataset && worldKey(a) === worldKey(b);
}

function worldKey(scenario: Scenario): string {
  const { seed, replicate, horizon, objective, grid, noiseVariance, initialDesign } = scenario;
  const { id, parameters } = objective;
  return JSON.stringify([seed, replicate, horizon, id, parameters, grid, noiseVariance, initialDesign]);
}

/** Everything besides the world that a lane's records depend on. Labels, titles and order are not among it. */
export function laneKey({ model }: Scenario, { algorithm, parameters, choices, waits }: Lane): string {
  return JSON.stringify([model, algorithm, parameters, choices, waits]);
}

/** Whether replicates of one scenario are those of the other, whichever of them each shows. */
export function sameReplicates(a: Scenario, b: Scenario): boolean {
  return (
    a === b || (sameWorld({ ...a, replicate: 0 }, { ...b, replicate: 0 }) && lanesKey(a) === lanesKey(b))
  );
}

function lanesKey(scenario: Scenario): string {
  const keys = scenario.lanes.map((lane) => `${lane.id} ${laneKey(scenario, lane)}`);
  return keys.sort().join('\n');
}
