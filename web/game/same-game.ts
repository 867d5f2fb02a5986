import type { Scenario } from '../../src/contracts/scenario.ts';

/** Whether two games are the same one: the same hidden world and noise, as many queries, the same rivals. */
export const isSameGame = (one: Scenario, other: Scenario): boolean => gameKey(one) === gameKey(other);

/** The same text for the same game. */
export const gameKey = (scenario: Scenario): string => {
  const { seed, replicate, horizon, objective, grid, noiseVariance, model } = scenario;
  const { response, interventions = [], lanes } = scenario;
  return JSON.stringify([
    [seed, replicate, horizon, objective, grid, noiseVariance, model, response, interventions],
    lanes.map(({ id, algorithm, parameters, posterior }) => [id, algorithm, parameters, posterior]),
  ]);
};
