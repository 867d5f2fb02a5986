import { describe, expect, it, vi } from 'vitest';
import { createLocalPool } from '../../src/plan/local-pool.ts';
import type { Job, JobResult } from '../../src/plan/plan.ts';
import { jobsOf } from '../../src/plan/plan.ts';
import type { JobPool } from '../../src/plan/pool.ts';
import { type Progress, runPlan } from '../../src/plan/runner.ts';
import { backend } from '../engine/support.ts';
import { fakeResult, SMALL_PLAN } from '../experiments/support.ts';

const JOBS = jobsOf(SMALL_PLAN);
const EXPECTED = JOBS.map(({ group, replicate }) => fakeResult(group, replicate));
const now = () => 0;

/** A pool whose jobs end when the test says so. */
function manualPool(size: number) {
  const open: { job: Job; end: () => void; fail: (error: Error) => void }[] = [];
  const close = vi.fn(() => {
    for (const { fail } of open.splice(0)) fail(new Error('closed'));
  });
  const run = (job: Job) =>
    new Promise<JobResult>((resolve, fail) =>
      open.push({ job, end: () => resolve(fakeResult(job.group, job.replicate)), fail }),
    );
  const pool: JobPool = { size, run, close };
  /** Ends the open job at a position and lets the runner react. */
  const end = async (position: number) => {
    open.splice(position, 1)[0].end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { pool, open, end, close };
}

describe('runPlan', () => {
  it('writes whole replicates in order', () => {
    expect(JOBS.map(({ group, replicate }) => [replicate, group])).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ]);
  });

  it('gives and reports results in that order, whatever order they end in', async () => {
    const { pool, open, end } = manualPool(3);
    const written: Job[] = [];
    const running = runPlan({ plan: SMALL_PLAN, pool, now, onResult: (job) => written.push(job) });
    expect(open.map(({ job }) => job)).toEqual(JOBS.slice(0, 3));
    await end(2);
    await end(1);
    expect(written).toEqual([]);
    await end(0);
    expect(written).toEqual(JOBS.slice(0, 3));
    while (open.length > 0) await end(open.length - 1);
    expect(written).toEqual(JOBS);
    expect(await running).toEqual(EXPECTED);
  });

  it('goes on behind known results and does not report them again', async () => {
    const { pool, open, end } = manualPool(1);
    const written: Job[] = [];
    const known = EXPECTED.slice(0, 4);
    const running = runPlan({ plan: SMALL_PLAN, pool, now, known, onResult: (job) => written.push(job) });
    while (open.length > 0) await end(0);
    expect(await running).toEqual(EXPECTED);
    expect(written).toEqual(JOBS.slice(4));
  });

  it('has nothing to do when all is known', async () => {
    const { pool } = manualPool(2);
    expect(await runPlan({ plan: SMALL_PLAN, pool, now, known: EXPECTED })).toEqual(EXPECTED);
  });

  it('counts steps and extrapolates the time left', async () => {
    const { pool, open, end } = manualPool(1);
    const seen: Progress[] = [];
    let clock = 0;
    const running = runPlan({
      plan: SMALL_PLAN,
      pool,
      known: EXPECTED.slice(0, 2),
      now: () => clock,
      onProgress: (progress) => seen.push(progress),
    });
    clock = 4000;
    while (open.length > 0) await end(0);
    await running;
    // A replicate has 2 lanes × 20 steps and 1 lane × 15 steps.
    expect(seen[0]).toEqual({ done: 55, total: 165, secondsLeft: null });
    expect(seen[1]).toEqual({ done: 95, total: 165, secondsLeft: 7 });
    expect(seen.at(-1)).toEqual({ done: 165, total: 165, secondsLeft: 0 });
  });

  it('stops at the first fault and closes the pool', async () => {
    const { pool, open, close } = manualPool(2);
    const running = runPlan({ plan: SMALL_PLAN, pool, now });
    open.splice(0, 1)[0].fail(new Error('replicate 0: no'));
    await expect(running).rejects.toThrow('replicate 0: no');
    expect(close).toHaveBeenCalled();
  });

  it('is cancelled by its signal', async () => {
    const { pool, end, close } = manualPool(2);
    const cancel = new AbortController();
    const written: Job[] = [];
    const running = runPlan({
      plan: SMALL_PLAN,
      pool,
      now,
      signal: cancel.signal,
      onResult: (job) => written.push(job),
    });
    await end(0);
    cancel.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    expect(close).toHaveBeenCalled();
    expect(written).toEqual(JOBS.slice(0, 1));
  });

  it('runs real jobs in this thread', async () => {
    const run = () => runPlan({ plan: SMALL_PLAN, pool: createLocalPool(SMALL_PLAN.groups, backend), now });
    const first = await run();
    expect(first.map((lanes) => lanes.length)).toEqual([2, 1, 2, 1, 2, 1]);
    expect(await run()).toEqual(first);
  });
});
