import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createNodePool } from '../../src/cli/pool/node-pool.ts';
import { prepareAlgorithms } from '../../src/engine/load-engine.ts';
import { answerJob, createLocalPool } from '../../src/plan/local-pool.ts';
import type { Plan } from '../../src/plan/plan.ts';
import { type Answer, createWorkerPool } from '../../src/plan/pool.ts';
import { runPlan } from '../../src/plan/runner.ts';
import { builtCommandLine } from '../cli/built.ts';
import { backend } from '../engine/support.ts';
import { ENVIRONMENT_PLAN, fakeResult, SMALL_PLAN, smallWorld } from '../experiments/support.ts';

const now = () => 0;

describe('a pool of workers', () => {
  /** Workers that answer when told to, and remember what they were given. */
  function fakes(size: number) {
    const workers: {
      jobs: unknown[];
      answer: (answer: Answer) => void;
      die: (error: Error) => void;
      ended: boolean;
    }[] = [];
    const pool = createWorkerPool(size, (answer, die) => {
      const worker = { jobs: [] as unknown[], answer, die, ended: false };
      workers.push(worker);
      return {
        post: (job) => worker.jobs.push(job),
        terminate: () => {
          worker.ended = true;
        },
      };
    });
    return { pool, workers };
  }
  const job = (replicate: number) => ({ group: 0, replicate });

  it('gives each worker one job at a time and the rest as they become free', async () => {
    const { pool, workers } = fakes(2);
    const results = [0, 1, 2].map((replicate) => pool.run(job(replicate)));
    expect(workers.map(({ jobs }) => jobs)).toEqual([[job(0)], [job(1)]]);
    workers[1].answer({ ok: true, result: fakeResult(0, 1) });
    expect(workers[1].jobs).toEqual([job(1), job(2)]);
    workers[1].answer({ ok: true, result: fakeResult(0, 2) });
    workers[0].answer({ ok: true, result: fakeResult(0, 0) });
    expect(await Promise.all(results)).toEqual([0, 1, 2].map((replicate) => fakeResult(0, replicate)));
  });

  it('passes a fault of a job on', async () => {
    const { pool, workers } = fakes(1);
    const result = pool.run(job(0));
    workers[0].answer({ ok: false, message: 'replicate 0: no' });
    await expect(result).rejects.toThrow('replicate 0: no');
  });

  it('closes when a worker dies', async () => {
    const { pool, workers } = fakes(2);
    const results = [0, 1, 2].map((replicate) => pool.run(job(replicate)));
    workers[0].die(new Error('out of memory'));
    for (const result of results) await expect(result).rejects.toThrow('out of memory');
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
    await expect(pool.run(job(3))).rejects.toThrow('out of memory');
  });
});

describe('answerJob', () => {
  it('names the replicate of a fault', () => {
    const groups = [
      { scenario: smallWorld(1), lanes: [{ algorithm: 'lost', parameters: {} }], curvePoints: 0 },
    ];
    expect(answerJob(groups, { group: 0, replicate: 7 }, backend)).toEqual({
      ok: false,
      message: 'replicate 7: The lane names no algorithm: "lost".',
      foreseen: true,
    });
  });

  it('says that a program which fails is no fault of ours: nobody is to try again', async () => {
    const program = "defineAlgorithm({ id: 'mine', slots: () => ({ memory: () => nothing }) });";
    const lanes = [{ algorithm: 'own-algorithm', parameters: { program } }];
    await prepareAlgorithms(lanes);
    const groups = [{ scenario: smallWorld(1), lanes, curvePoints: 0 }];
    expect(answerJob(groups, { group: 0, replicate: 0 }, backend)).toMatchObject({
      ok: false,
      foreseen: true,
      message: expect.stringMatching(/^replicate 0: Line 1, in the memory at step 1: /),
    });
  });
});

describe('worker threads', () => {
  const folder = builtCommandLine();
  const script = pathToFileURL(join(folder, 'experiment-worker.js'));

  it.each([
    ['time', SMALL_PLAN],
    ['environment', ENVIRONMENT_PLAN],
  ])('give the bits of this thread, one or two of them (%s)', async (_, plan) => {
    const here = await runPlan({ plan, pool: createLocalPool(plan.groups, backend), now });
    for (const size of [1, 2]) {
      const pool = createNodePool(plan.groups, size, script);
      expect(await runPlan({ plan, pool, now })).toEqual(here);
      pool.close();
    }
  });

  it('stop in the middle of a job that would take minutes', async () => {
    const groups = [
      {
        scenario: smallWorld(1, 2000),
        lanes: new Array(200).fill({ algorithm: 'gp-ucb', parameters: {} }),
        curvePoints: 0,
      },
    ];
    const plan: Plan = { groups, replicates: 4 };
    const cancel = new AbortController();
    const running = runPlan({
      plan,
      pool: createNodePool(groups, 1, script),
      now,
      signal: cancel.signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 600));
    cancel.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
  });

  it('tell of a script that cannot be loaded', async () => {
    const pool = createNodePool(SMALL_PLAN.groups, 1, pathToFileURL(join(folder, 'lost.js')));
    await expect(runPlan({ plan: SMALL_PLAN, pool, now })).rejects.toThrow(/Cannot find module/);
  });
});
