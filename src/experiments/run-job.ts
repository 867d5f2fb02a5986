import { algorithmById } from '../algorithms/registry.ts';
import type { StepRecord } from '../contracts/record.ts';
import { Session } from '../engine/session.ts';
import { createWorld, type World } from '../engine/world.ts';
import type { Backend } from '../linalg/backend.ts';
import { curveSteps, type Group, type JobResult, type LaneResult, type LaneSetting } from './plan.ts';

/**
 * Runs one replicate of a group: all its lanes in the same world, each to the horizon.
 * Throws ObjectiveError, NotPositiveDefinite, OutOfMemory, and RangeError for an unknown algorithm.
 */
export function runJob(group: Group, replicate: number, backend: Backend): JobResult {
  const world = createWorld(group.scenario, backend, replicate);
  return group.lanes.map((lane) => runLane(group, lane, world, backend));
}

function runLane(group: Group, lane: LaneSetting, world: World, backend: Backend): LaneResult {
  const { scenario } = group;
  const algorithm = algorithmById(lane.algorithm);
  if (!algorithm) throw new RangeError(`unknown algorithm ${lane.algorithm}`);
  const session = new Session({
    world,
    algorithm,
    parameters: lane.parameters,
    horizon: scenario.horizon,
    backend,
    initialPoints: scenario.initialDesign.points,
  });
  try {
    while (session.t < scenario.horizon) session.step();
    return summarise(session.records, curveSteps(group));
  } finally {
    session.dispose();
  }
}

function summarise(records: readonly StepRecord[], steps: readonly number[]): LaneResult {
  return {
    regret: records[records.length - 1].cumulativeRegret,
    resets: records.filter(({ reset }) => reset).map(({ t }) => t),
    sideQueries: records.reduce((sum, record) => sum + record.sideQueries, 0),
    curve: steps.map((t) => records[t - 1].cumulativeRegret),
  };
}
