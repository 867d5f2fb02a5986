import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runJob } from '../../../src/plan/run-job.ts';
import { undo } from '../../../web/store/actions/edit.ts';
import { addLane, moveLane, renameLane, setLaneParameter } from '../../../web/store/actions/lanes.ts';
import {
  cancelReplicates,
  removeReplicates,
  underWay,
  wantReplicates,
} from '../../../web/store/actions/replicates.ts';
import { setRun, showReplicate } from '../../../web/store/actions/scenario.ts';
import { setRegretView } from '../../../web/store/actions/view.ts';
import { startReplicates } from '../../../web/store/replicates.ts';
import { lab, NO_REPLICATES } from '../../../web/store/store.ts';
import { LabClient } from '../../../web/worker/pool/client.ts';
import { backend } from '../../engine/support.ts';
import { type InProcessWorker, workshop } from '../worker/in-process.ts';
import { resetLab, SCENARIO } from './support.ts';

let workers: InProcessWorker[];
let stop = () => {};

/** @param pass how many replicates the first worker hands over before it holds the others back */
function start(limit: number, pass = Number.POSITIVE_INFINITY): void {
  const shop = workshop((worker) => {
    if (shop.workers.length === 0) worker.hold('replicate', pass);
  });
  workers = shop.workers;
  stop = startReplicates(new LabClient(shop.start, limit));
}

const release = () => workers[0].release('replicate');
const asked = ({ account }: InProcessWorker) =>
  account.flatMap((call) => call.match(/^replicate (\d+)/)?.[1] ?? []).map(Number);

const state = () => lab.getState().replicates;
const settle = () => vi.advanceTimersByTimeAsync(1500);
/** Quick to run many times. */
const SMALL = { ...SCENARIO, horizon: 6, grid: { pointsPerDimension: 15 } };
const GROUP = {
  scenario: SMALL,
  lanes: SMALL.lanes.map(({ id, algorithm, parameters }) => ({ lane: id, algorithm, parameters })),
  curvePoints: SMALL.horizon,
};
const expected = (count: number) => Array.from({ length: count }, (_, r) => runJob(GROUP, r, backend));

beforeEach(() => {
  vi.useFakeTimers();
  resetLab(SMALL);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('replicates', () => {
  it('are refused in a sentence where there is no room for them', async () => {
    start(2);
    resetLab({ ...SMALL, horizon: 80_000 });
    wantReplicates(100);
    await settle();
    expect(workers.flatMap(asked)).toEqual([]);
    expect(underWay(state())).toBe(false);
    expect(state().error).toBe('There is room for 50 seeds of 80000 steps. Use fewer seeds, steps or lanes.');
  });

  it('are off until they are asked for', async () => {
    start(2);
    await settle();
    expect(state()).toBe(NO_REPLICATES);
    expect(workers).toHaveLength(0);
  });

  it.each([1, 3])('are the same on %i workers', async (limit) => {
    start(limit);
    wantReplicates(20);
    await settle();
    expect(state()).toMatchObject({ wanted: 20, lanes: ['A', 'B'], error: null, secondsLeft: null });
    expect(state().results).toEqual(expected(20));
    expect(underWay(state())).toBe(false);
    expect(workers).toHaveLength(limit);
  });

  it('are shown without gaps, whatever order they arrive in', async () => {
    start(2, 0);
    wantReplicates(20);
    await settle();
    expect(asked(workers[1]).length).toBeGreaterThan(2);
    expect(state().results).toEqual([]);
    expect(underWay(state())).toBe(true);
    release();
    await settle();
    expect(state().results).toEqual(expected(20));
  });

  it('stop when cancelled; what makes a band stays, and may be gone on with', async () => {
    start(1, 3);
    wantReplicates(20);
    await settle();
    cancelReplicates();
    await settle();
    expect(state()).toMatchObject({ wanted: 3, results: expected(3) });
    // The worker's last job ends as cancelled and leaves no sentence.
    release();
    await settle();
    expect(state()).toMatchObject({ wanted: 3, error: null });
    wantReplicates(20);
    await settle();
    expect(state().results).toEqual(expected(20));
    expect(asked(workers[0]).slice(3, 6)).toEqual([3, 3, 4]);
  });

  it('leave nothing when cancelled before they make a band, or removed', async () => {
    start(1, 0);
    wantReplicates(20);
    await settle();
    cancelReplicates();
    expect(state()).toBe(NO_REPLICATES);
    release();
    wantReplicates(20);
    await settle();
    removeReplicates();
    expect(state()).toBe(NO_REPLICATES);
  });

  it('outlive titles, names, order, views, the replicate shown and undo of these', async () => {
    start(1);
    wantReplicates(20);
    await settle();
    const { results } = state();
    renameLane('A', 'mine');
    moveLane('B', -1);
    showReplicate(7);
    setRegretView('table');
    undo();
    expect(state().results).toBe(results);
  });

  it('go on in the order of their lanes after these have moved', async () => {
    start(1);
    wantReplicates(20);
    await settle();
    moveLane('B', -1);
    wantReplicates(50);
    await settle();
    expect(state().lanes).toEqual(['A', 'B']);
    expect(state().results).toEqual(expected(50));
  });

  it.each([
    ['a lane’s parameter', () => setLaneParameter('B', 'deltaB', 0.5)],
    ['another lane', () => addLane('random')],
    ['the noise', () => setRun({ noiseVariance: 0.3 })],
    ['the seed', () => setRun({ seed: 12345 })],
  ])('are dropped with %s', async (_, change) => {
    start(1);
    wantReplicates(20);
    await settle();
    change();
    await settle();
    expect(state()).toBe(NO_REPLICATES);
  });

  it('say why they stopped, and may be tried again', async () => {
    start(1);
    wantReplicates(20);
    workers[0].refuse('replicate', 'The covariance matrix is not positive definite.');
    await settle();
    expect(state().error).toBe('replicate 0: The covariance matrix is not positive definite.');
    expect(underWay(state())).toBe(false);
    wantReplicates(20);
    await settle();
    expect(state()).toMatchObject({ error: null, results: expected(20) });
  });
});

describe('the replicate shown', () => {
  it('is the first one again for another seed', () => {
    showReplicate(4);
    setRun({ noiseVariance: 0.3 });
    expect(lab.getState().scenario.replicate).toBe(4);
    setRun({ seed: 77 });
    expect(lab.getState().scenario.replicate).toBe(0);
  });
});
