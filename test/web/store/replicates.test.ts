import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { undo } from '../../../web/store/actions/edit.ts';
import { addLane, moveLane, renameLane, setLaneParameter } from '../../../web/store/actions/lanes.ts';
import { cancelReplicates, removeReplicates, wantReplicates } from '../../../web/store/actions/replicates.ts';
import { setRun, showReplicate } from '../../../web/store/actions/scenario.ts';
import { setRegretView } from '../../../web/store/actions/view.ts';
import { startReplicates, underWay } from '../../../web/store/replicates.ts';
import { lab, NO_REPLICATES } from '../../../web/store/store.ts';
import { LabClient } from '../../../web/worker/client.ts';
import { FakeLabWorker, fakeReplicate } from '../fakes/fake-lab-worker.ts';
import { resetLab, SCENARIO } from './support.ts';

let workers: FakeLabWorker[];
let stop = () => {};

function start(limit: number, hold = false): void {
  workers = [];
  const client = new LabClient(() => {
    const worker = new FakeLabWorker();
    worker.holdReplicates = hold;
    workers.push(worker);
    return { lab: worker, broken: new Promise<never>(() => {}) };
  }, limit);
  stop = startReplicates(client);
}

const state = () => lab.getState().replicates;
const settle = () => vi.advanceTimersByTimeAsync(700);
const GROUP = {
  scenario: SCENARIO,
  lanes: SCENARIO.lanes.map(({ id, algorithm, parameters }) => ({ lane: id, algorithm, parameters })),
  curvePoints: SCENARIO.horizon,
};
const expected = (count: number) => Array.from({ length: count }, (_, r) => fakeReplicate(GROUP, r));

beforeEach(() => {
  vi.useFakeTimers();
  resetLab();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('replicates', () => {
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
    start(2, true);
    wantReplicates(20);
    await settle();
    const [first, second] = workers;
    second.replicated[0].answer();
    await settle();
    expect(state().results).toEqual([]);
    first.replicated[0].answer();
    await settle();
    expect(state().results).toEqual(expected(2));
    expect(underWay(state())).toBe(true);
  });

  it('stop when cancelled; what makes a band stays, and may be gone on with', async () => {
    start(1, true);
    wantReplicates(20);
    for (let r = 0; r < 3; r++) {
      await settle();
      workers[0].replicated[r].answer();
    }
    await settle();
    cancelReplicates();
    await settle();
    expect(state()).toMatchObject({ wanted: 3, results: expected(3) });
    // The worker's last job ends as cancelled and leaves no sentence.
    workers[0].replicated[3].answer();
    await settle();
    expect(state()).toMatchObject({ wanted: 3, error: null });
    workers[0].holdReplicates = false;
    wantReplicates(20);
    await settle();
    expect(state().results).toEqual(expected(20));
    expect(workers[0].replicated.map(({ number }) => number).slice(3, 6)).toEqual([3, 3, 4]);
  });

  it('leave nothing when cancelled before they make a band, or removed', async () => {
    start(1, true);
    wantReplicates(20);
    await settle();
    cancelReplicates();
    expect(state()).toBe(NO_REPLICATES);
    workers[0].holdReplicates = false;
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
    start(1, true);
    wantReplicates(20);
    await settle();
    workers[0].replicated[0].fail('The covariance matrix is not positive definite.');
    await settle();
    expect(state().error).toBe('replicate 0: The covariance matrix is not positive definite.');
    expect(underWay(state())).toBe(false);
    workers[0].holdReplicates = false;
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
