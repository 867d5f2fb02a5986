import { worldSteps } from '../../src/engine/lane/world-steps.ts';
import { type Backend, createWorld, runScenario, type Scenario } from '../../src/index.ts';
import type { Picture } from '../../web/thumbnails/picture.ts';
import { runPicture } from '../../web/thumbnails/run-picture.ts';
import { pacedWorld, summariseWorld } from '../../web/worker/lab/world-summary.ts';

/** Share of the run at which a square is shown. */
const SHOWN = 0.62;

/** The run of the lane that the scenario puts in front, as the page would draw it. */
export function pictureOf(scenario: Scenario, backend: Backend): Picture {
  const world = createWorld(scenario, backend);
  const summary = summariseWorld(world, scenario.horizon);
  const at = Math.round(SHOWN * scenario.horizon);
  const truth = pacedWorld(world).truthAt(at);
  const lanes = scenario.lanes.filter(({ id }) => id === scenario.view.lane);
  // A square shows no queries.
  const isSquare = summary.candidates.dimension === 2;
  const [run] = isSquare ? [] : runScenario(scenario, backend, { lanes });
  const records = worldSteps(run?.records ?? [], scenario);
  return runPicture({ world: summary, lane: scenario.view.lane, records, truth, at });
}
