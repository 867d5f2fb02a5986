import { availableParallelism } from 'node:os';
import { createNodePool } from '../src/cli/pool/node-pool.ts';
import type { Group, Job } from '../src/plan/plan.ts';
import { runScenario } from './lane-runs.ts';
import type { Prepare, Ready } from './spec.ts';

/** Jobs in a sample, for each thread. */
const JOBS_A_THREAD = 4;

/**
 * `replicates`: one replicate of GP-UCB and ET-GP-UCB with its world, on as many threads as there are processors; `thread-job`:
 * a job with next to nothing to do, sent to one thread and back. Milliseconds are those of a job, not of a sample.
 */
export const poolJobs: Prepare = async ({ job, n, G }) => {
  if (job === 'replicates') return pooled(['gp-ucb', 'et-gp-ucb'], [n ?? 1, G ?? 2], availableParallelism());
  return job === 'thread-job' ? pooled(['random'], [1, 10], 1) : null;
};

async function pooled(
  algorithms: readonly string[],
  [steps, G]: readonly [number, number],
  threads: number,
): Promise<Ready> {
  const scenario = runScenario(algorithms, steps, G);
  const group: Group = { scenario, lanes: scenario.lanes, curvePoints: 0 };
  const pool = createNodePool([group], threads);
  const count = JOBS_A_THREAD * threads;
  const timed = async () => {
    const start = performance.now();
    // Replicates beyond those whose lanes are fingerprinted.
    const jobs = Array.from({ length: count }, (_, i): Job => ({ group: 0, replicate: 10 + i }));
    await Promise.all(jobs.map((job) => pool.run(job)));
    return (performance.now() - start) / count;
  };
  // The threads start with the first jobs.
  await timed();
  return {
    first: await timed(),
    value: null,
    dispose: () => pool.close(),
    async sample(repeats) {
      const times: number[] = [];
      while (times.length < repeats) times.push(await timed());
      return times;
    },
  };
}
