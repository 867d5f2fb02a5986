import { type Job, type JobResult, jobsOf, type Plan, stepsOf } from './plan.ts';
import type { JobPool } from './pool.ts';

export interface Progress {
  /** Steps of all lanes done and to be done; those known from before count as done. */
  readonly done: number;
  readonly total: number;
  /** Time left at the pace of this run; null before its first job is done. */
  readonly secondsLeft: number | null;
}

export interface RunOptions {
  readonly plan: Plan;
  readonly pool: JobPool;
  /** Those of the plan's jobs that are to be done, in its order; absent: all. */
  readonly jobs?: readonly Job[];
  /** Results of the first of the jobs, from an earlier run that was stopped. */
  readonly known?: readonly JobResult[];
  /** Called for every job that was not known, in the order of the jobs, not in the order in which they end. */
  readonly onResult?: (job: Job, result: JobResult) => void;
  readonly onProgress?: (progress: Progress) => void;
  /** Cancels: the pool is closed and the run rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Milliseconds of any clock, for the time left. */
  readonly now: () => number;
}

/**
 * Runs a plan's jobs on a pool and gives their results in the order of the jobs. They do not depend on the
 * pool's size. The first fault closes the pool and rejects.
 */
export async function runPlan(options: RunOptions): Promise<JobResult[]> {
  const { plan, pool, jobs = jobsOf(plan), known = [], onResult, signal } = options;
  const results: (JobResult | undefined)[] = [...known];
  const report = progressOf(options, jobs);
  let next = known.length;
  let written = known.length;

  const work = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await pool.run(jobs[index]);
      signal?.throwIfAborted();
      report(jobs[index]);
      for (; results[written]; written++) onResult?.(jobs[written], results[written] as JobResult);
    }
  };

  signal?.throwIfAborted();
  const close = () => pool.close();
  signal?.addEventListener('abort', close);
  try {
    await Promise.all(Array.from({ length: pool.size }, work));
    return results as JobResult[];
  } catch (error) {
    pool.close();
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', close);
  }
}

function progressOf({ plan, known = [], onProgress, now }: RunOptions, jobs: readonly Job[]) {
  const sum = (some: readonly Job[]) => some.reduce((steps, job) => steps + stepsOf(plan, job), 0);
  const total = sum(jobs);
  const before = sum(jobs.slice(0, known.length));
  const started = now();
  let done = before;
  onProgress?.({ done, total, secondsLeft: null });
  return (job: Job) => {
    done += stepsOf(plan, job);
    const secondsPerStep = (now() - started) / 1000 / (done - before);
    onProgress?.({ done, total, secondsLeft: (total - done) * secondsPerStep });
  };
}
