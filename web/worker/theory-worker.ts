import * as Comlink from 'comlink';
import { runFacts } from '../../src/engine/run-facts.ts';
import { createWorld } from '../../src/engine/world.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { theoryReport } from '../../src/theory/report.ts';
import type { TheoryWorker } from './theory-protocol.ts';

const worker: TheoryWorker = {
  async report({ scenario, lane: letter, records }) {
    const backend = await loadBackend();
    const lane = scenario.lanes.find(({ id }) => id === letter);
    if (!lane) throw new Error(`Lane ${letter} is gone.`);
    const facts = runFacts(scenario, lane, createWorld(scenario, backend), records, backend);
    return facts && theoryReport(facts);
  },
};

Comlink.expose(worker);
