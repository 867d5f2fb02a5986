import * as Comlink from 'comlink';
import type { WorldStep } from '../../../src/contracts/record.ts';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { loadEngine } from '../../../src/engine/load-engine.ts';
import {
  type CandidateSet,
  createWorld,
  type LaneLetter,
  openLane,
  type Scenario,
} from '../../../src/index.ts';

/** A whole run, without its frames. */
export interface WholeRun {
  readonly candidates: CandidateSet;
  readonly records: ReadonlyMap<LaneLetter, readonly WorldStep[]>;
}

/** Interface of the worker that runs a lesson’s step to its end, over comlink. */
export interface FiguresWorker {
  run(scenario: Scenario): Promise<WholeRun>;
}

const worker: FiguresWorker = {
  async run(scenario) {
    const backend = await loadEngine(scenario.lanes);
    const world = createWorld(scenario, backend);
    const records = scenario.lanes.map((lane) => {
      const session = openLane(scenario, lane, world, backend);
      while (!session.ended && !session.waits) session.step();
      return [lane.id, worldSteps(session.records, scenario)] as const;
    });
    return { candidates: world.candidates, records: new Map(records) };
  },
};

Comlink.expose(worker);
