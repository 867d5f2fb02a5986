import { availableParallelism } from 'node:os';
import type { Backend } from '../index.ts';
import { createLocalPool } from '../replicates/local-pool.ts';
import { fingerprintPlan } from '../replicates/partial.ts';
import { type JobResult, jobsOf, type Plan } from '../replicates/plan.ts';
import type { JobPool } from '../replicates/pool.ts';
import { type RunOptions, runPlan } from '../replicates/runner.ts';
import { EXIT } from './exit-status.ts';
import { integerFlag } from './flags.ts';
import { interruptible } from './interrupt.ts';
import { CliError, type Io } from './io.ts';
import { createNodePool, usefulWorkers } from './pool/node-pool.ts';
import { progressLines } from './reproduce/progress.ts';
import { type Finished, type Identity, openResultFile } from './reproduce/result-file.ts';

/** The flags of every command that runs a plan. */
export interface PlanFlags {
  readonly workers?: string;
  readonly out?: string;
  readonly resume?: boolean;
}

/** A plan on its way to a document that follows from its results. */
export interface PlanRun<Document extends Finished> extends Pick<Identity, 'isReport'> {
  /** Names what is run, in partial results. */
  readonly id: string;
  readonly plan: Plan;
  readonly backend: Backend;
  readonly flags: PlanFlags;
  readonly io: Io;
  readonly document: (results: readonly JobResult[], planKey: string) => Document;
  readonly json: (document: Document) => string;
  readonly print: (document: Document) => void;
}

const MOST_WORKERS = 256;

/**
 * Runs a plan on worker threads with progress, partial results and resume, writes the document and prints it.
 * @returns the exit status
 */
export async function runPlanned<Document extends Finished>(run: PlanRun<Document>): Promise<number> {
  const { id, plan, backend, flags, io, isReport } = run;
  if (flags.resume && flags.out === undefined)
    throw new CliError('--resume needs --out with the file of the earlier run');
  const workers = integerFlag('--workers', flags.workers ?? String(availableParallelism()), 0, MOST_WORKERS);
  const planKey = fingerprintPlan(plan, backend.name);
  const file =
    flags.out === undefined
      ? null
      : openResultFile<Document>(io, flags.out, { id, planKey, plan, isReport }, flags.resume ?? false);
  if (file?.report) {
    run.print(file.report);
    return EXIT.done;
  }
  const results = await untilInterrupt({
    plan,
    pool: createPool(plan, workers, file?.known.length ?? 0, backend),
    known: file?.known ?? [],
    onResult: file?.add ?? (() => {}),
    onProgress: progressLines(io),
    now: () => performance.now(),
  });
  if (!results) {
    io.stderr(flags.out ? `stopped; go on with --out ${flags.out} --resume\n` : 'stopped\n');
    return EXIT.interrupted;
  }
  const document = run.document(results, planKey);
  file?.finish(run.json(document));
  run.print(document);
  return EXIT.done;
}

function createPool(plan: Plan, workers: number, known: number, backend: Backend): JobPool {
  if (workers === 0) return createLocalPool(plan.groups, backend);
  return createNodePool(plan.groups, usefulWorkers(workers, jobsOf(plan).length - known));
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
