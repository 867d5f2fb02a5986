import type { LaneDone, RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { Frame, StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { LaneFit } from '../../../src/engine/lane/lane-fit.ts';
import type { Group, JobResult } from '../../../src/replicates/plan.ts';
import type { LabWorker } from '../../../web/worker/protocol.ts';

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
    assessment: null,
    ...change,
  };
}

export function fakeWorld(horizon: number, change: Partial<WorldSummary> = {}): WorldSummary {
  const points = new Float64Array([0, 1]);
  return {
    candidates: { kind: 'grid', dimension: 1, size: 2, points, axes: [points], names: [] },
    inputDimension: 1,
    range: [-1, 1],
    changePoints: [],
    starIndex: new Int32Array(horizon),
    fStar: new Float64Array(horizon),
    maps: [new Float64Array(2 * horizon)],
    timeLabels: [],
    ...change,
  };
}

export function fakeFrame(t: number): Frame {
  return {
    t,
    truth: new Float64Array(2),
    mean: null,
    sd: null,
    acquisition: null,
    multiplier: null,
    dataSteps: new Int32Array(),
    answers: [],
    logMarginalLikelihood: null,
    designs: null,
  };
}

/** Regret of lane i on replicate r grows by 1 + 10 r + i a step; the lane resets at step r + 1. */
export function fakeReplicate({ scenario: { horizon }, lanes }: Group, r: number): JobResult {
  return lanes.map((_, i) => {
    const curve = Array.from({ length: horizon }, (_, k) => (k + 1) * (1 + 10 * r + i));
    return { regret: curve[horizon - 1], resets: [r + 1], sideQueries: 0, curve };
  });
}

/**
 * A worker without numbers: every lane reports all its records in one batch as soon as it may.
 * It keeps an account of what was asked, and answers to frames wait when `holdFrames` is set.
 */
export class FakeLabWorker implements LabWorker {
  readonly opened: Scenario[] = [];
  readonly ran: LaneLetter[] = [];
  readonly framed: { lane: LaneLetter; t: number; answer: () => void }[] = [];
  /** `open` rejects with this sentence. */
  refuse: string | null = null;
  /** These lanes reject with a sentence after their first record. */
  failing = new Set<LaneLetter>();
  holdFrames = false;
  /** y of every record: tells the runs apart. */
  mark = 0;
  private run = 0;

  async open(scenario: Scenario): Promise<WorldSummary> {
    if (this.refuse !== null) throw new Error(this.refuse);
    this.run++;
    this.mark++;
    this.opened.push(scenario);
    return fakeWorld(scenario.horizon);
  }

  async runLane(lane: LaneLetter, onRecords: (batch: RecordBatch) => void): Promise<LaneDone> {
    const run = this.run;
    this.ran.push(lane);
    await Promise.resolve();
    if (run !== this.run) throw new Error('cancelled');
    const { horizon } = this.opened[this.opened.length - 1];
    const count = this.failing.has(lane) ? 1 : horizon;
    const y = this.mark;
    onRecords({ lane, from: 1, records: Array.from({ length: count }, (_, i) => fakeRecord(i + 1, { y })) });
    if (this.failing.has(lane)) throw new Error('The covariance matrix is not positive definite.');
    return { lane, fingerprint: `${lane}${run}`.padEnd(12, '0') };
  }

  /** A fit that always finds the same. */
  async fit(): Promise<LaneFit> {
    return { lengthscale: 0.25, signalVariance: 1.5, before: -9, after: -4, count: 12 };
  }

  frame(lane: LaneLetter, t: number): Promise<Frame> {
    return new Promise((resolve) => {
      const answer = () => resolve(fakeFrame(t));
      this.framed.push({ lane, t, answer });
      if (!this.holdFrames) answer();
    });
  }

  /** Replicates asked for; each waits for its answer when `holdReplicates` is set. */
  readonly replicated: { number: number; answer: () => void; fail: (message: string) => void }[] = [];
  holdReplicates = false;
  private group: Group | null = null;

  async openReplicates(group: Group): Promise<void> {
    this.group = group;
  }

  replicate(number: number): Promise<JobResult> {
    const { group } = this;
    return new Promise((resolve, reject) => {
      const answer = () => (group ? resolve(fakeReplicate(group, number)) : reject(new Error('cancelled')));
      this.replicated.push({ number, answer, fail: (message) => reject(new Error(message)) });
      if (!this.holdReplicates) answer();
    });
  }

  async closeReplicates(): Promise<void> {
    this.group = null;
  }

  async cancel(): Promise<void> {
    this.run++;
  }

  async backend(): Promise<'wasm'> {
    return 'wasm';
  }
}
