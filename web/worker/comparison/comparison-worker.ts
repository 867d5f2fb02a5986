import * as Comlink from 'comlink';
import type { JobResult } from '../../../src/index.ts';
import { compareRuns } from '../../../src/replicates/comparison/compare-runs.ts';
import { endedAt } from '../../../src/replicates/comparison/ended-at.ts';
import { measuresOf } from '../../../src/replicates/comparison/measures.ts';
import type { ComparisonWorker } from './comparison-protocol.ts';

let lanes: readonly string[] = [];
let steps = 0;
let unitOfValues = '';
let known: JobResult[] = [];

const worker: ComparisonWorker = {
  open(names, horizon, unit) {
    [lanes, steps, unitOfValues, known] = [names, horizon, unit, []];
  },
  add(results) {
    known.push(...results);
  },
  compare(measure, budget) {
    if (known.length < 2 || lanes.length === 0) return null;
    const measures = measuresOf(known[0], steps).map(({ id }) => id);
    const offered = measures.includes(measure) ? measure : measures[0];
    const anyStep = known.every((result) => result.every(({ curve }) => curve.length === steps));
    const [results, horizon] = anyStep && budget < steps ? [endedAt(known, budget), budget] : [known, steps];
    const comparison = compareRuns(lanes, results, horizon, offered, { unit: unitOfValues });
    return { comparison, measures, anyStep };
  },
};

Comlink.expose(worker);
