import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import { laneCauses } from '../../../src/causes/lane-causes.ts';
import { loadEngine } from '../../../src/engine/load-engine.ts';
import { createWorld, type LaneLetter, type StepRecord } from '../../../src/index.ts';
import type { CausesWorker } from './causes-protocol.ts';

const PROGRESS_MS = 200;

const taken = new Map<LaneLetter, StepRecord[]>();

const worker: CausesWorker = {
  async take(letter, more) {
    const records = taken.get(letter) ?? [];
    taken.set(letter, records);
    for (const record of more) records.push(record);
  },
  async split(scenario, onProgress) {
    const backend = await loadEngine(scenario.lanes);
    const world = createWorld(scenario, backend);
    const steps = [...taken.values()].reduce((sum, records) => sum + records.length, 0);
    let done = 0;
    let told = performance.now();
    const onStep = () => {
      done++;
      if (performance.now() - told < PROGRESS_MS) return;
      told = performance.now();
      onProgress(done / steps);
    };
    return [...taken].map(([letter, records]) => {
      const lane = scenario.lanes.find(({ id }) => id === letter);
      if (!lane) throw new Error(words.laneGone(letter));
      return { letter, causes: laneCauses(scenario, lane, world, records, backend, onStep) };
    });
  },
};

Comlink.expose(worker);
