import type { Scenario } from '../../src/contracts/scenario.ts';

/** Whether two games are the same one: the same hidden world and noise, as many queries, the same rivals. */
export const isSameGame = (one: Scenario, other: Scenario): boolean => dealtIn(one) === dealtIn(other);

const dealtIn = ({ seed, replicate, horizon, objective, grid, noiseVariance, lanes }: Scenario): string =>
  JSON.stringify([
    [seed, replicate, horizon, objective, grid, noiseVariance],
    lanes.map(({ id, algorithm, parameters }) => [id, algorithm, parameters]),
  ]);
