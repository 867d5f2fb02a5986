import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import { loadEngine } from '../../../src/engine/load-engine.ts';
import { checkModel, createWorld, openLane } from '../../../src/index.ts';
import type { CheckWorker } from './check-protocol.ts';

const PROGRESS_MS = 200;

const worker: CheckWorker = {
  async check({ scenario, lane: letter }, onProgress) {
    const backend = await loadEngine(scenario.lanes);
    const lane = scenario.lanes.find(({ id }) => id === letter);
    if (!lane) throw new Error(words.laneGone(letter));
    const world = createWorld(scenario, backend);
    let told = performance.now();
    return checkModel(openLane(scenario, lane, world, backend), world, scenario.horizon, (t) => {
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      onProgress(t);
    });
  },
};

Comlink.expose(worker);
