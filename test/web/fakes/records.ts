import type { StepRecord } from '../../../src/contracts/record.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';

/** A record with the numbers that tests look at; everything else is quiet. */
export function fakeRecord(t: number, change: Partial<StepRecord> = {}): StepRecord {
  return {
    t,
    clock: t,
    x: [0],
    index: 0,
    y: 0,
    f: 0,
    xStar: [0],
    starIndex: 0,
    fStar: 0,
    regret: 0,
    cumulativeRegret: 0,
    mean: 0,
    sd: 1,
    multiplier: 1,
    acquisition: 1,
    dataSize: t - 1,
    dataSizeAfter: t,
    psi: null,
    kappa: null,
    tPrime: null,
    triggered: null,
    testActive: null,
    reset: false,
    reason: null,
    sideQueries: 0,
    hyperparameters: null,
    duration: null,
    jitter: 0,
    dropped: null,
    assessment: null,
    ...change,
  };
}

export function fakeWorld(horizon: number, change: Partial<WorldSummary> = {}): WorldSummary {
  const points = new Float64Array([0, 1]);
  const { changePoints = [], noiseChanges = [] } = change;
  return {
    candidates: { kind: 'grid', dimension: 1, size: 2, points, axes: [points], names: [] },
    inputDimension: 1,
    range: [-1, 1],
    reach: Float64Array.from({ length: 2 * horizon }, (_, i) => (i % 2 ? 1 : -1)),
    changePoints,
    noiseChanges,
    changes: [...new Set([...changePoints, ...noiseChanges])].sort((a, b) => a - b),
    starIndex: new Int32Array(horizon),
    fStar: new Float64Array(horizon),
    maps: [new Float64Array(2 * horizon)],
    mapEvery: 1,
    still: true,
    timeLabels: [],
    ...change,
  };
}
