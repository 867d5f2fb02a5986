import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordBatch } from '../../../../src/contracts/lane-news.ts';
import { createWorld } from '../../../../src/engine/world.ts';
import { runJob } from '../../../../src/plan/run-job.ts';
import { Lab } from '../../../../web/worker/lab/lab.ts';
import { summariseWorld } from '../../../../web/worker/lab/world-summary.ts';
import { backend, smallScenario } from '../../../engine/support.ts';
import { SMALL_PLAN } from '../../../experiments/support.ts';
import { expectedRun } from '../in-process.ts';

const SCENARIO = smallScenario();
const OTHER = smallScenario({ seed: 96 });
const open = () => new AbortController().signal;

let lab: Lab;
let turns: number;
let clock: number;
let loads: number;

beforeEach(() => {
  [turns, clock, loads] = [0, 0, 0];
  lab = new Lab({
    loadBackend: async () => {
      loads++;
      return backend;
    },
    nextTurn: async () => {
      turns++;
    },
    now: () => {
      clock += 5;
      return clock;
    },
  });
});

/** Batches as they arrive. */
function receiver() {
  const batches: RecordBatch[] = [];
  return { batches, receive: (batch: RecordBatch) => void batches.push(batch) };
}

describe('Lab', () => {
  it('answers an opening with the world, its truth computed in slices', async () => {
    const summary = await lab.open(SCENARIO);
    expect(summary).toEqual(summariseWorld(createWorld(SCENARIO, backend), SCENARIO.horizon));
    expect(turns).toBeGreaterThan(5);
  });

  it('hands over the records up to a step with its frame, and runs the lane from there to the same bits', async () => {
    const opening = lab.open(SCENARIO);
    const { records, explanation } = await lab.frame('A', 9, true);
    await opening;
    const expected = expectedRun(SCENARIO, 'A');
    expect(records).toEqual(expected.records.slice(0, 9));
    expect(explanation).not.toBeNull();
    const { batches, receive } = receiver();
    expect((await lab.runLane('A', receive, open())).fingerprint).toBe(expected.fingerprint);
    expect(batches.flatMap((batch) => batch.records)).toEqual(expected.records);
    expect((await lab.frame('A', 9)).records).toBeUndefined();
  });

  it('runs a lane in slices to the records and the fingerprint that Node computes', async () => {
    await lab.open(SCENARIO);
    const { batches, receive } = receiver();
    const done = await lab.runLane('A', receive, open());
    const expected = expectedRun(SCENARIO, 'A');
    expect(done).toEqual({ lane: 'A', fingerprint: expected.fingerprint, marks: expected.marks });
    expect(batches.flatMap(({ records }) => records)).toEqual(expected.records);
    expect(batches.length).toBeGreaterThan(5);
    let next = 1;
    for (const { from, records } of batches) {
      expect(from).toBe(next);
      next += records.length;
    }
  });

  it('hands over at most a thousand records at once, also of a lane that was computed before', async () => {
    const long = smallScenario({
      horizon: 2500,
      grid: { pointsPerDimension: 9 },
      lanes: [{ id: 'A', algorithm: 'random', parameters: {}, label: '' }],
    });
    await lab.open(long);
    await lab.frame('A', 2400);
    const { batches, receive } = receiver();
    const { fingerprint } = await lab.runLane('A', receive, open());
    expect(Math.max(...batches.map(({ records }) => records.length))).toBe(1000);
    expect(batches.flatMap(({ records }) => records)).toHaveLength(2500);
    expect(fingerprint).toBe(expectedRun(long, 'A').fingerprint);
  });

  it('refuses a lane that may hold too much; the others run', async () => {
    const long = { ...SCENARIO, horizon: 9000, grid: { pointsPerDimension: 10 } };
    const [gpUcb, other] = long.lanes;
    await lab.open({ ...long, lanes: [gpUcb, { ...other, algorithm: 'random', parameters: {} }] });
    await expect(lab.frame('A', 1)).rejects.toThrow(
      'GP-UCB may hold 9000 observations, which on 10 candidates take 310 MB, and may take 256 MB',
    );
    expect((await lab.frame('B', 1)).t).toBe(1);
  });

  it('runs both lanes and frames at once without a difference to their bits', async () => {
    await lab.open(SCENARIO);
    const frames = [1, 20, 40, 7].map((t) => lab.frame('A', t));
    const { receive } = receiver();
    const done = await Promise.all([lab.runLane('A', receive, open()), lab.runLane('B', receive, open())]);
    expect(done.map(({ fingerprint }) => fingerprint)).toEqual([
      expectedRun(SCENARIO, 'A').fingerprint,
      expectedRun(SCENARIO, 'B').fingerprint,
    ]);
    expect((await Promise.all(frames)).map(({ t }) => t)).toEqual([1, 20, 40, 7]);
  });

  it('computes the steps that a frame or a fit needs where nobody runs the lane', async () => {
    await lab.open(SCENARIO);
    expect(await lab.frame('B', 30)).toMatchObject({ t: 30, explanation: expect.anything() });
    expect((await lab.fit('A', 30)).count).toBeGreaterThan(0);
  });

  it('rejects with an AbortError when the signal aborts, and can go on with the lane', async () => {
    await lab.open(SCENARIO);
    const controller = new AbortController();
    const { batches, receive } = receiver();
    const running = lab.runLane(
      'A',
      (batch) => {
        receive(batch);
        if (batches.length === 2) controller.abort();
      },
      controller.signal,
    );
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(batches.length).toBe(2);
    const { fingerprint } = await lab.runLane('A', receive, open());
    expect(fingerprint).toBe(expectedRun(SCENARIO, 'A').fingerprint);
  });

  it('cancels the work on a scenario when another one is opened, and gives its memory back', async () => {
    const before = backend.memoryInUse();
    await lab.open(SCENARIO);
    const { batches, receive } = receiver();
    const running = [lab.runLane('A', receive, open()), lab.frame('B', 40), lab.fit('B', 40)];
    const ends = Promise.allSettled(running);
    while (batches.length === 0) await Promise.resolve();
    expect(backend.memoryInUse()).toBeGreaterThan(before);
    const summary = await lab.open(OTHER);
    expect((await ends).map((end) => end.status === 'rejected' && end.reason.name)).toEqual(
      Array(3).fill('AbortError'),
    );
    expect(backend.memoryInUse()).toBe(before);
    expect(summary).toEqual(summariseWorld(createWorld(OTHER, backend), OTHER.horizon));
    const { fingerprint } = await lab.runLane('A', receive, open());
    expect(fingerprint).toBe(expectedRun(OTHER, 'A').fingerprint);
  });

  it('answers only the last of many openings at once', async () => {
    const ends = await Promise.allSettled([lab.open(SCENARIO), lab.open(OTHER), lab.open(SCENARIO)]);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  it('says in a sentence that nothing is open, a lane is unknown, or an objective cannot run', async () => {
    await expect(lab.frame('A', 1)).rejects.toThrow('No scenario is open.');
    await lab.open(SCENARIO);
    await expect(lab.frame('F', 1)).rejects.toThrow('The scenario has no lane F.');
    const impossible = { ...SCENARIO, objective: { id: 'dataset', parameters: {} } };
    await expect(lab.open(impossible)).rejects.toThrow('needs a table');
    await expect(lab.frame('A', 1)).rejects.toThrow('needs a table');
  });

  it('tries to load the core again after it could not', async () => {
    let broken = true;
    const flaky = new Lab({
      loadBackend: async () => {
        if (broken) throw new Error('The numerical core could not be loaded.');
        return backend;
      },
      nextTurn: async () => {},
      now: () => 0,
    });
    await expect(flaky.open(SCENARIO)).rejects.toThrow('could not be loaded');
    broken = false;
    expect(await flaky.backend()).toBe('wasm');
  });

  it('loads the core once', async () => {
    await Promise.all([lab.backend(), lab.open(SCENARIO), lab.backend()]);
    expect(loads).toBe(1);
  });

  it('does replicates while the run shown wants nothing', async () => {
    const [group] = SMALL_PLAN.groups;
    await lab.openReplicates(1, [group]);
    await lab.open(SCENARIO);
    const { batches, receive } = receiver();
    const running = lab.runLane('A', receive, open());
    let ahead = -1;
    const replicate = lab.replicate(1, { plan: 1, group: 0 }, open()).then((result) => {
      ahead = batches.at(-1)?.from ?? 0;
      return result;
    });
    await running;
    expect(ahead).toBe(-1);
    expect(await replicate).toEqual(runJob(group, 1, backend));
  });
});
