import * as Comlink from 'comlink';
import type { JobResult } from '../../src/plan/plan.ts';
import { compareRuns } from '../../src/replicates/comparison/compare-runs.ts';
import { measuresOf } from '../../src/replicates/comparison/measures.ts';
import type { ComparisonWorker } from './comparison-protocol.ts';

let lanes: readonly string[] = [];
let steps = 0;
let known: JobResult[] = [];

const worker: ComparisonWorker = {
  open(names, horizon) {
    [lanes, steps, known] = [names, horizon, []];
  },
  add(results) {
    known.push(...results);
  },
  compare(measure) {
    if (known.length < 2 || lanes.length === 0) return null;
    const measures = measuresOf(known[0], steps).map(({ id }) => id);
    const offered = measures.includes(measure) ? measure : measures[0];
    return { comparison: compareRuns(lanes, known, steps, offered), measures };
  },
};

Comlink.expose(worker);
