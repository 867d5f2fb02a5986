import { laneCauses, whyNotSplit } from '../causes/lane-causes.ts';
import { type PaidSoFar, paidSoFar } from '../causes/mean-split.ts';
import type { Lane, Scenario } from '../contracts/scenario.ts';
import { openLane } from '../engine/lane/open-lane.ts';
import { createWorld, type World } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';

/**
 * Runs a scenario's lanes on one replicate and splits the regret of each by cause.
 * @returns for each lane what it has paid so far at every step, or a plain sentence where its regret is not split.
 * Throws as `runJob` does.
 */
export function splitReplicate(
  scenario: Scenario,
  replicate: number,
  backend: Backend,
): readonly (PaidSoFar | string)[] {
  const world = createWorld(scenario, backend, replicate);
  const why = whyNotSplit(world);
  return scenario.lanes.map((lane) => why ?? splitLane(scenario, lane, world, backend));
}

function splitLane(scenario: Scenario, lane: Lane, world: World, backend: Backend): PaidSoFar | string {
  const session = openLane(scenario, lane, world, backend);
  try {
    while (!session.ended) session.step();
    const causes = laneCauses(scenario, lane, world, session.records, backend);
    return typeof causes === 'string' ? causes : paidSoFar(causes);
  } finally {
    session.dispose();
  }
}
