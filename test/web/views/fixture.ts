import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { createMlMatrixBackend } from '../../../src/gp/reference/backend.ts';
import { createWorld, openLane, type Scenario, type StepRecord, sceneById } from '../../../src/index.ts';
import { summariseWorld } from '../../../web/worker/lab/world-summary.ts';

/** A real run of one lane, as the page has it. */
export interface LaneFixture {
  readonly scenario: Scenario;
  readonly world: WorldSummary;
  readonly records: readonly StepRecord[];
  readonly frameAt: (t: number) => LaneFrame;
}

/** Runs one algorithm on a scene cut to `horizon` steps, on the reference backend. */
export function runFixture(
  sceneId: string,
  algorithmId: string,
  horizon: number,
  grid?: number,
): LaneFixture {
  const scene = sceneById(sceneId);
  if (!scene) throw new Error(`no scene ${sceneId}`);
  const scenario: Scenario = {
    ...scene.scenario,
    horizon,
    grid: { pointsPerDimension: grid ?? scene.scenario.grid.pointsPerDimension },
    lanes: [{ id: 'A', algorithm: algorithmId, label: '', parameters: {} }],
  };
  const backend = createMlMatrixBackend();
  const world = createWorld(scenario, backend);
  const session = openLane(scenario, scenario.lanes[0], world, backend);
  for (let t = 1; t <= horizon; t++) session.step();
  return {
    scenario,
    world: summariseWorld(world, horizon),
    records: session.records,
    frameAt: (t) => laneFrame(session, t, scenario.lanes[0], horizon, world),
  };
}

/** Every number in SVG path data or markup. */
export const numbersIn = (text: string): number[] => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
