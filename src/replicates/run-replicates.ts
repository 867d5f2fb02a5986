import { createThreads, processors, REPLICATE_THREAD, serveThread } from '#threads';
import type { Scenario } from '../contracts/scenario.ts';
import { loadEngine, prepareAlgorithms } from '../engine/load-engine.ts';
import { withoutGiven } from '../engine/scenario/given-lanes.ts';
import type { Backend } from '../gp/backend.ts';
import { answerJob, createLocalPool } from '../plan/local-pool.ts';
import { type Group, type JobResult, jobsOf } from '../plan/plan.ts';
import { runPlan } from '../plan/runner.ts';
import { replicatesPlan } from './replicates-plan.ts';

/** Lanes that have been run over replicates 0..n−1 of their scenario: all of them in the same worlds, with the same noise. */
export interface Replicates {
  /** Without lanes whose choices were given: these belong to one world. */
  readonly scenario: Scenario;
  /** Per replicate one result for each of the scenario's lanes. */
  readonly results: readonly JobResult[];
}

export interface ReplicatesOptions {
  /** How many, 2 or more. */
  readonly replicates: number;
  /** Threads; absent: as many as there are processors. 0: none, the work is done here, in pieces between which events come in. */
  readonly workers?: number;
  /** Addresses of modules that define custom algorithms and objectives: every thread runs them first. */
  readonly modules?: readonly string[];
  /** Steps of all lanes that are done, and those to be done. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Cancels; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Runs a scenario's lanes over many replicates, on all processors. The results do not depend on the number of threads.
 * @throws RangeError for fewer than two replicates; rejects with JobError, which names the replicate, where one fails
 */
export async function runReplicates(
  scenario: Scenario,
  backend: Backend,
  { replicates, workers, modules = [], onProgress, signal }: ReplicatesOptions,
): Promise<Replicates> {
  if (!(Number.isInteger(replicates) && replicates >= 2))
    throw new RangeError(`replicates must be an integer of at least 2, got ${replicates}`);
  const compared = withoutGiven(scenario);
  await prepareAlgorithms(compared.lanes);
  const plan = replicatesPlan(compared, replicates);
  const size = Math.min(workers ?? processors(), jobsOf(plan).length);
  const setup: ThreadSetup = { groups: plan.groups, modules };
  const pool =
    size === 0 ? createLocalPool(plan.groups, backend) : createThreads(setup, size, REPLICATE_THREAD());
  try {
    const results = await runPlan({
      ...{ plan, pool, now: () => 0 },
      ...(onProgress && { onProgress: ({ done, total }) => onProgress(done, total) }),
      ...(signal && { signal }),
    });
    return { scenario: compared, results };
  } finally {
    pool.close();
  }
}

interface ThreadSetup {
  readonly groups: readonly Group[];
  readonly modules: readonly string[];
}

/** The side of `runReplicates` in a thread: the package's own script calls it, and nobody else need. */
export const serveReplicates = (): Promise<void> =>
  serveThread(async ({ groups, modules }: ThreadSetup) => {
    for (const address of modules) await import(/* @vite-ignore */ address);
    const backend = await loadEngine(groups.flatMap(({ lanes }) => lanes));
    return (job) => answerJob(groups, job, backend);
  });
