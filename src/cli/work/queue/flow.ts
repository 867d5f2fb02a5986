import type { EventEmitter } from 'node:events';
import { type FlowJob, FlowProducer, Queue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Job } from '../../../plan/plan.ts';
import { ATTEMPTS, JOBS, type JobData, jobId, KEPT_SECONDS, mergeQueue, PREFIX } from './settings.ts';

/** A plan as its flow on the queue is made of it. */
interface FlowPlan {
  /** Names what is run. */
  readonly id: string;
  readonly planKey: string;
  readonly engine: string;
  readonly keyOf: (job: Job) => string;
}

/** A plan's flow on the queue: its jobs, and the merge as their parent. */
export interface Flow {
  /** Puts these jobs and their merge on the queue, or joins those that are there already. */
  readonly put: (jobs: readonly Job[]) => Promise<void>;
  /** Jobs that failed in an earlier attempt at this plan would be passed over silently. */
  readonly clearFailed: () => Promise<void>;
  /** Why one of its jobs has failed; null where none has. */
  readonly failure: () => Promise<string | null>;
  /** Whether its merge job is queued. */
  readonly stands: () => Promise<boolean>;
  /** Hears of the jobs that are done, by their keys, and of the first that has failed. */
  readonly listen: (done: (key: string) => void, failed: (reason: string) => void) => void;
  /** Does the merge when its turn comes. */
  readonly onMerge: (merge: () => Promise<void>) => void;
  /** Whether somebody here does the merge. */
  readonly merges: () => boolean;
  readonly removeMerge: () => Promise<void>;
  /** Takes the jobs that nobody has begun off the queue. */
  readonly removeWaiting: () => Promise<void>;
  /** Lets go of the server. */
  readonly close: () => Promise<void>;
}

export function createFlow(redis: Redis, plan: FlowPlan): Flow {
  const { planKey } = plan;
  const connection = { connection: redis, prefix: PREFIX };
  const flows = new FlowProducer(connection);
  const queue = new Queue<JobData>(JOBS, connection);
  const merges = new Queue(mergeQueue(planKey), connection);
  const listening = redis.duplicate();
  const events = new QueueEvents(JOBS, { ...connection, connection: listening });
  let merger: Worker | null = null;
  // Lost connections come back by themselves.
  for (const source of [flows, queue, merges, events, listening]) ignoreFaults(source);

  const keyIn = (id = '') => (id.startsWith(`${planKey}-`) ? id.slice(planKey.length + 1) : '');
  const failed = async () => (await queue.getFailed(0, -1)).filter(({ id }) => keyIn(id) !== '');

  return {
    async put(jobs) {
      // Jobs put into a list that is none would be lost without a word.
      await queue.getJobCounts('waiting', 'active', 'waiting-children');
      await flows.add(flowOf(plan, jobs));
    },
    async clearFailed() {
      for (const { id } of await failed()) await queue.remove(id as string);
    },
    failure: async () => (await failed())[0]?.failedReason ?? null,
    stands: async () => (await merges.getJobState(planKey)) !== 'unknown',
    listen(done, tell) {
      events.on('completed', ({ jobId: id }) => done(keyIn(id)));
      events.on('failed', ({ jobId: id, failedReason }) => keyIn(id) !== '' && tell(failedReason));
    },
    onMerge(merge) {
      merger = new Worker(mergeQueue(planKey), merge, connection);
      ignoreFaults(merger);
    },
    merges: () => merger !== null,
    removeMerge: async () => void (await merges.remove(planKey)),
    async removeWaiting() {
      await (await merges.getJob(planKey))?.removeUnprocessedChildren();
    },
    async close() {
      await merger?.close(true);
      await Promise.all([events.close(), queue.close(), merges.close(), flows.close()]);
      listening.disconnect();
    },
  };
}

/** The merge with the jobs below it. */
function flowOf(plan: FlowPlan, jobs: readonly Job[]): FlowJob {
  const { planKey, engine } = plan;
  return {
    name: 'merge',
    queueName: mergeQueue(planKey),
    prefix: PREFIX,
    data: { plan: planKey, engine },
    opts: { jobId: planKey, removeOnComplete: true, removeOnFail: true },
    children: jobs.map((job) => childOf(plan, job)),
  };
}

function childOf({ id, planKey, engine, keyOf }: FlowPlan, job: Job): FlowJob {
  const key = keyOf(job);
  return {
    name: id,
    queueName: JOBS,
    prefix: PREFIX,
    data: { plan: planKey, engine, ...job, key } satisfies JobData,
    opts: {
      jobId: jobId(planKey, key),
      attempts: ATTEMPTS,
      failParentOnFailure: true,
      removeOnComplete: true,
      removeOnFail: { age: KEPT_SECONDS },
    },
  };
}

const ignoreFaults = (source: unknown): void => void (source as EventEmitter).on('error', () => {});
