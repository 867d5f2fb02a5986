import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLane, removeLane, renameLane, setLaneParameter } from '../../../web/store/actions/lanes.ts';
import { setRun } from '../../../web/store/actions/scenario.ts';
import { setCursor } from '../../../web/store/actions/time.ts';
import { startRunner } from '../../../web/store/runner.ts';
import { lab } from '../../../web/store/store.ts';
import { LabClient } from '../../../web/worker/client.ts';
import { FakeLabWorker } from '../fakes/fake-lab-worker.ts';
import { resetLab } from './support.ts';

let workers: FakeLabWorker[];
let stop: () => void;

function start(limit: number): void {
  workers = [];
  const client = new LabClient(() => {
    const worker = new FakeLabWorker();
    workers.push(worker);
    return { lab: worker, broken: new Promise<never>(() => {}) };
  }, limit);
  stop = startRunner(client);
}

const runs = () => lab.getState().runs;
const settle = () => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  vi.useFakeTimers();
  resetLab();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('runner', () => {
  it('runs every lane to the horizon and shows the frame under the cursor', async () => {
    start(2);
    await settle();
    expect(runs().A?.records).toHaveLength(20);
    expect(runs().B).toMatchObject({ status: 'done', fingerprint: 'B10000000000', frame: { t: 1 } });
    expect(lab.getState().world?.starIndex).toHaveLength(20);
  });

  it('runs only the lane whose parameters changed', async () => {
    start(2);
    await settle();
    const before = runs().A?.records;
    setLaneParameter('B', 'deltaB', 0.5);
    await settle();
    expect(workers.map(({ ran }) => ran.join(''))).toEqual(['A', 'BB']);
    expect(runs().A?.records).toBe(before);
    expect(runs().B?.records[0].y).toBe(2);
  });

  it('restores lanes that share the reopened worker without touching their records', async () => {
    start(1);
    await settle();
    const before = runs().A?.records;
    setLaneParameter('B', 'deltaB', 0.5);
    await settle();
    expect(workers[0].ran.join('')).toBe('ABBA');
    expect(runs().A?.records).toBe(before);
    expect(runs().A?.status).toBe('done');
  });

  it('runs nothing for a name, and everything for a seed', async () => {
    start(2);
    await settle();
    renameLane('A', 'mine');
    await settle();
    expect(workers.map(({ opened }) => opened.length)).toEqual([1, 1]);
    setRun({ seed: 7 });
    await settle();
    expect(workers.map(({ ran }) => ran.join(''))).toEqual(['AA', 'BB']);
  });

  it('skips the scenarios between two openings: the newest wins', async () => {
    start(1);
    for (const seed of [1, 2, 3, 4]) setRun({ seed });
    await settle();
    expect(workers[0].opened.map(({ seed }) => seed)).toEqual([
      lab.temporal.getState().pastStates[0].scenario?.seed,
      4,
    ]);
    expect(runs().A?.status).toBe('done');
  });

  it('keeps the last good run when the objective cannot run, and recovers', async () => {
    start(1);
    await settle();
    const good = runs().A?.records;
    workers[0].refuse = 'trainingRows must be between 2 and 9.';
    setRun({ seed: 5 });
    await settle();
    expect(lab.getState().worldError).toBe('trainingRows must be between 2 and 9.');
    expect(runs().A?.records).toBe(good);
    workers[0].refuse = null;
    setRun({ seed: 6 });
    await settle();
    expect(lab.getState().worldError).toBeNull();
    expect(runs().A?.records[0].y).toBe(2);
  });

  it('lets the other lanes go on when one fails', async () => {
    start(1);
    await settle();
    workers[0].failing.add('B');
    setLaneParameter('B', 'deltaB', 0.5);
    await settle();
    expect(runs().B).toMatchObject({
      status: 'failed',
      error: 'The covariance matrix is not positive definite.',
    });
    expect(runs().A).toMatchObject({ status: 'done', error: null });
  });

  it('forgets a removed lane and computes an added one', async () => {
    start(2);
    await settle();
    removeLane('A');
    addLane('tv-gp-ucb');
    await settle();
    expect(Object.keys(runs()).sort()).toEqual(['A', 'B']);
    expect(workers[1].ran.join('')).toBe('B');
    expect(workers[0].ran.join('')).toBe('AA');
  });
});

describe('frames', () => {
  it('are asked one at a time per lane, and the newest step wins', async () => {
    start(1);
    await settle();
    workers[0].holdFrames = true;
    workers[0].framed.length = 0;
    for (const t of [2, 3, 4, 5]) setCursor(t);
    await settle();
    const ofA = () => workers[0].framed.filter(({ lane }) => lane === 'A');
    expect(ofA().map(({ t }) => t)).toEqual([2]);
    ofA()[0].answer();
    await settle();
    expect(ofA().map(({ t }) => t)).toEqual([2, 5]);
  });

  it('of an old run are dropped', async () => {
    start(1);
    await settle();
    workers[0].holdFrames = true;
    setCursor(9);
    await settle();
    const old = workers[0].framed.filter(({ t }) => t === 9);
    setRun({ seed: 8 });
    await settle();
    for (const { answer } of old) answer();
    await settle();
    expect(runs().A?.frame?.t).toBe(1);
  });
});
