import { availableParallelism } from 'node:os';
import type { Backend } from '../../index.ts';
import { jobKeys } from '../../plan/keys.ts';
import { createLocalPool } from '../../plan/local-pool.ts';
import type { JobResult, Plan } from '../../plan/plan.ts';
import type { JobPool } from '../../plan/pool.ts';
import { type RunOptions, runPlan } from '../../plan/runner.ts';
import { integerFlag } from '../flags.ts';
import { interruptible } from '../interrupt.ts';
import { CliError, type Io } from '../io.ts';
import { createNodePool, usefulWorkers } from '../pool/node-pool.ts';
import type { Compute, RunSettings } from './compute.ts';
import { progressLines } from './progress.ts';
import { parseShard, runShard } from './shard-run.ts';
import { runWhole } from './whole-run.ts';
import type { ReportFormat, Work } from './work.ts';

/** The flags of every command that runs a plan. */
export interface PlanFlags {
  readonly workers?: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly shard?: string;
}

const MOST_WORKERS = 256;

/**
 * Runs a plan, or the part of it that is asked for, with progress, partial results and resume.
 * @returns the exit status
 */
export async function runWork(
  work: Work,
  flags: PlanFlags,
  format: ReportFormat,
  backend: Backend,
  io: Io,
): Promise<number> {
  if (flags.resume && flags.out === undefined)
    throw new CliError('--resume needs --out with the file of the earlier run');
  const workers = integerFlag('--workers', flags.workers ?? String(availableParallelism()), 0, MOST_WORKERS);
  const settings: RunSettings = {
    ...{ io, out: flags.out, resume: flags.resume ?? false },
    keyOf: jobKeys(work.plan, backend.name),
    compute: onThisMachine(work.plan, workers, flags.out, backend, io),
  };
  return flags.shard === undefined
    ? runWhole(work, format, settings)
    : runShard(work, parseShard(flags.shard), backend.name, settings);
}

/** On threads of this machine, or in this one. */
function onThisMachine(
  plan: Plan,
  workers: number,
  out: string | undefined,
  backend: Backend,
  io: Io,
): Compute {
  return async (computation) => {
    const { jobs, known } = computation;
    const results = await untilInterrupt({
      ...computation,
      plan,
      pool: createPool(plan, workers, jobs.length - known.length, backend),
      onProgress: progressLines(io),
      now: () => performance.now(),
    });
    if (!results) io.stderr(out ? `stopped; go on with --out ${out} --resume\n` : 'stopped\n');
    return results;
  };
}

function createPool({ groups }: Plan, workers: number, jobs: number, backend: Backend): JobPool {
  return workers === 0
    ? createLocalPool(groups, backend)
    : createNodePool(groups, usefulWorkers(workers, jobs));
}

/** The results, or null when the run was interrupted. */
function untilInterrupt(options: RunOptions): Promise<JobResult[] | null> {
  return interruptible(async (signal) => {
    try {
      return await runPlan({ ...options, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      options.pool.close();
    }
  });
}
