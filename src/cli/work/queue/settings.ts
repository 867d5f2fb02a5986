import type { WorkerOptions } from 'bullmq';

/** Prefix of all our keys in Redis. */
export const PREFIX = 'driftlab';
/** The queue of all plans' jobs. */
export const JOBS = 'jobs';
/** The queue of one plan's merge, which whoever asked for the plan does. */
export const mergeQueue = (planKey: string): string => `merge-${planKey}`;

/** Days for which results and orders are kept, counted from when they were last written. */
const KEPT_DAYS = 14;
export const KEPT_SECONDS = KEPT_DAYS * 24 * 3600;

/** Characters of one job's result, and of a plan's order, as JSON. */
export const LARGEST_TEXT = 16 * 2 ** 20;

/**
 * The job of a worker that is lost is given to another one after lockDuration + stalledInterval at most; its own process
 * only waits for its threads, so that it never comes too late to hold a lock.
 */
export const LOCKS = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  // Long plans see many machines come and go; a job that kills every worker ends here.
  maxStalledCount: 20,
} as const satisfies Partial<WorkerOptions>;

/** Tries of a job that fails through no fault of its scenario. */
export const ATTEMPTS = 3;

/** Minutes over which the rate is kept. */
export const METRIC_MINUTES = 60;

/** Data of a plan's child job: its position in the plan, and the engine it needs. */
export interface JobData {
  readonly plan: string;
  readonly engine: string;
  readonly group: number;
  readonly replicate: number;
  /** The job's key, under which its result is kept. */
  readonly key: string;
}

/** Whether a text is a plan's key, as `fingerprintPlan` writes it. */
export const isPlanKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{12}$/.test(text);

/** Whether a job of the queue carries what ours do. */
export function isJobData(value: unknown): value is JobData {
  if (typeof value !== 'object' || value === null) return false;
  const { plan, engine, group, replicate, key } = value as Partial<JobData>;
  return (
    isPlanKey(plan) &&
    [engine, key].every((part) => typeof part === 'string') &&
    [group, replicate].every(Number.isSafeInteger)
  );
}

/** The queue's id of a job: plans that share a job each have a child of their own, and the result once. */
export const jobId = (planKey: string, key: string): string => `${planKey}-${key}`;

/** Faults that are ours, not the scenario's, as a queue reports them. */
export const INTERNAL = 'internal fault: ';
