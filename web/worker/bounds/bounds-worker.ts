import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import {
  createWorld,
  loadBackend,
  runFacts,
  type StepRecord,
  theoryReport,
  worldFloor,
} from '../../../src/index.ts';
import type { TheoryWorker } from './bounds-protocol.ts';
import { packed } from './series.ts';

const records: StepRecord[] = [];

const worker: TheoryWorker = {
  async take(more) {
    for (const record of more) records.push(record);
  },
  async report({ scenario, lane: letter }) {
    const backend = await loadBackend();
    const lane = scenario.lanes.find(({ id }) => id === letter);
    if (!lane) throw new Error(words.laneGone(letter));
    const facts = runFacts(scenario, lane, createWorld(scenario, backend), records, backend);
    return packed(facts && theoryReport(facts));
  },
  async floor(scenario) {
    const backend = await loadBackend();
    return packed(worldFloor(scenario, createWorld(scenario, backend), backend));
  },
};

Comlink.expose(worker);
