import type { Scenario } from '../contracts/scenario.ts';
import { createWorld } from '../engine/world.ts';
import type { Backend } from '../gp/backend.ts';
import { nameOfLane } from '../replicates/comparison/compare-replicates.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import type { Sheet } from './sheet.ts';

/** A comparison with the names of its lanes and the changes of its objective, as pictures need it. */
export function sheetOf(scenario: Scenario, comparison: RunComparison, backend: Backend): Sheet {
  const { changePoints, changesByActs } = createWorld(scenario, backend);
  return {
    comparison,
    lanes: scenario.lanes.map((lane) => ({ letter: lane.id, name: nameOfLane(lane) })),
    changes: [...changePoints, ...(changesByActs?.(scenario.horizon).objective ?? [])],
  };
}
