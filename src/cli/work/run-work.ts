import { availableParallelism } from 'node:os';
import type { Backend, Scenario } from '../../index.ts';
import { jobKeys } from '../../plan/keys.ts';
import { createLocalPool } from '../../plan/local-pool.ts';
import type { Job, Plan } from '../../plan/plan.ts';
import type { JobPool } from '../../plan/pool.ts';
import { wholeEngine } from '../engines/choice.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io } from '../io.ts';
import { createArchivedPool } from '../pool/archived-pool.ts';
import { createNodePool, usefulWorkers } from '../pool/node-pool.ts';
import type { Compute, RunSettings } from './compute.ts';
import { progressLines } from './progress.ts';
import { parseShard, runShard } from './shard-run.ts';
import { untilInterrupt } from './until-interrupt.ts';
import { runWhole } from './whole-run.ts';
import type { ReportFormat, Work } from './work.ts';

/** The flags of every command that runs a plan. */
export interface PlanFlags {
  readonly workers?: string;
  readonly out?: string;
  readonly resume?: boolean;
  readonly shard?: string;
  readonly queue?: string;
}

const MOST_WORKERS = 256;

/** The pool that does the jobs, given the one on this machine: some may be done otherwise. */
type Beside = (own: JobPool) => JobPool;

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
  beside: Beside = (own) => own,
): Promise<number> {
  requireOut(flags);
  requireHere(work.plan.groups[0]?.scenario, flags);
  const keyOf = jobKeys(work.plan, backend.name);
  const settings: RunSettings = {
    ...{ io, out: flags.out, resume: flags.resume ?? false, keyOf },
    compute: await computeBy(work, keyOf, flags, backend, io, beside),
  };
  return flags.shard === undefined
    ? runWhole(work, format, settings)
    : runShard(work, parseShard(flags.shard), backend.name, settings);
}

/** Throws CliError. */
export const threadsOf = (workers: string | undefined): number =>
  integerFlag('--workers', workers ?? String(availableParallelism()), 0, MOST_WORKERS);

async function computeBy(
  work: Work,
  keyOf: (job: Job) => string,
  flags: PlanFlags,
  backend: Backend,
  io: Io,
  beside: Beside,
): Promise<Compute> {
  const { workers, out, queue } = flags;
  const threads = threadsOf(workers);
  requireQueueAlone(flags);
  if (queue === undefined) return onThisMachine(work.plan, threads, out, backend, io, beside);
  // The queue's library is loaded only where it is used.
  const { onQueue } = await import('./queue/on-queue.ts');
  return onQueue({ work, keyOf, queue, out, backend: backend.name, io });
}

/** On threads of this machine, or in this one. */
function onThisMachine(
  plan: Plan,
  workers: number,
  out: string | undefined,
  backend: Backend,
  io: Io,
  beside: Beside,
): Compute {
  return async (computation) => {
    const { jobs, known } = computation;
    const results = await untilInterrupt({
      ...computation,
      plan,
      pool: beside(createPool(plan, workers, jobs.length - known.length, backend, io)),
      onProgress: progressLines(io),
      now: () => performance.now(),
    });
    if (!results) io.stderr(out ? `stopped; go on with --out ${out} --resume\n` : 'stopped\n');
    return results;
  };
}

/** Throws CliError for --resume without --out. */
export function requireOut({ resume, out }: PlanFlags): void {
  if (resume && out === undefined)
    throw new CliError('--resume needs --out with the file of the earlier run');
}

/** Throws CliError for a queue beside what only a run on this machine has. */
export function requireQueueAlone({ workers, shard, queue }: PlanFlags): void {
  if (queue !== undefined && (workers !== undefined || shard !== undefined))
    throw new CliError('--queue leaves the work to its workers; leave out --workers and --shard');
}

/** Throws CliError where other machines would have to have an archived engine. */
export function requireHere(scenario: Scenario | undefined, { shard, queue }: PlanFlags): void {
  const engine = scenario?.engine;
  if (engine !== undefined && (shard !== undefined || queue !== undefined))
    throw new CliError(`engine ${engine} runs on this machine alone; leave out --shard and --queue`);
}

/** Threads of this machine as `--workers` says, of the engine that the plan names; 0: none, but for an archived engine. */
export function createPool(
  { groups }: Plan,
  workers: number,
  jobs: number,
  backend: Backend,
  io: Io,
): JobPool {
  const { engine } = groups[0].scenario;
  if (engine !== undefined)
    return createArchivedPool(wholeEngine(engine, io), groups, usefulWorkers(workers, jobs));
  return workers === 0
    ? createLocalPool(groups, backend)
    : createNodePool(groups, usefulWorkers(workers, jobs));
}
