import type { EventEmitter } from 'node:events';
import { FlowProducer, Queue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { engineName } from '../../../engine/version.ts';
import type { Backend } from '../../../index.ts';
import type { Job, JobResult } from '../../../plan/plan.ts';
import { JobError, type JobPool } from '../../../plan/pool.ts';
import type { Work } from '../work.ts';
import {
  ATTEMPTS,
  INTERNAL,
  JOBS,
  type JobData,
  jobId,
  KEPT_SECONDS,
  mergeQueue,
  PREFIX,
} from './settings.ts';
import { createStore } from './store.ts';

/** A plan on the queue: its jobs are done by whoever works there. */
export interface QueuePool extends JobPool {
  /** Waits, not for long, until the queue knows that the plan is merged. */
  readonly settle: () => Promise<void>;
  /** Takes the plan's waiting jobs off the queue. */
  readonly withdraw: () => Promise<void>;
  /** Lets go of the server; the plan stays on the queue. */
  readonly release: () => Promise<void>;
}

interface QueuePlan {
  readonly redis: Redis;
  readonly work: Work;
  readonly title: string;
  /** Those to be done. */
  readonly jobs: readonly Job[];
  readonly keyOf: (job: Job) => string;
  readonly backend: Backend['name'];
}

/** Milliseconds between looks at what no event has told: events are lost while the server is away. */
const LOOK_AFTER = 5_000;
const SETTLE_LOOKS = 50;
const SETTLE_AFTER = 100;

type Settle = (outcome: { readonly result: JobResult } | { readonly error: Error }) => void;

/**
 * Puts a plan on the queue as a flow: its jobs, and their parent, the merge, which is done here once they are. Jobs whose
 * results are known already are not put there again; a plan that is there already is joined.
 */
export function createQueuePool({ redis, work, title, jobs, keyOf, backend }: QueuePlan): QueuePool {
  const { planKey, order } = work;
  const store = createStore(redis);
  const connection = { connection: redis, prefix: PREFIX };
  const engine = engineName(backend);
  const flows = new FlowProducer(connection);
  const queue = new Queue<JobData>(JOBS, connection);
  const merges = new Queue(mergeQueue(planKey), connection);
  const listening = redis.duplicate();
  const events = new QueueEvents(JOBS, { ...connection, connection: listening });
  const waiting = new Map<string, Settle[]>();
  const news = new Set<string>();
  let reading = false;
  let timer: NodeJS.Timeout | undefined;
  let merger: Worker | null = null;

  const settleAll = (error: Error) => {
    for (const settles of [...waiting.values()]) for (const settle of settles) settle({ error });
    waiting.clear();
  };
  const guarded = (act: () => Promise<void>) => () => void act().catch(settleAll);

  /** Fetches what is there of some results. */
  const collect = async (keys: readonly string[]) => {
    const results = await store.loadResults(keys);
    results.forEach((result, i) => {
      if (result === null) return;
      for (const settle of waiting.get(keys[i]) ?? []) settle({ result });
      waiting.delete(keys[i]);
    });
  };
  const readNews = async () => {
    if (reading) return;
    reading = true;
    while (news.size > 0) {
      const keys = [...news].filter((key) => waiting.has(key));
      news.clear();
      await collect(keys);
    }
    reading = false;
  };
  const keyIn = (id: string) => (id.startsWith(`${planKey}-`) ? id.slice(planKey.length + 1) : '');

  const put = async () => {
    const open = new Set(waiting.keys());
    const children = jobs.filter((job) => open.delete(keyOf(job))).map(childOf);
    await flows.add({
      name: 'merge',
      queueName: mergeQueue(planKey),
      prefix: PREFIX,
      data: { plan: planKey, engine },
      opts: { jobId: planKey, removeOnComplete: true, removeOnFail: true },
      children,
    });
  };
  const childOf = (job: Job) => ({
    name: work.id,
    queueName: JOBS,
    prefix: PREFIX,
    data: { plan: planKey, engine, ...job, key: keyOf(job) } satisfies JobData,
    opts: {
      jobId: jobId(planKey, keyOf(job)),
      attempts: ATTEMPTS,
      failParentOnFailure: true,
      removeOnComplete: true,
      removeOnFail: { age: KEPT_SECONDS },
    },
  });

  /** Jobs that failed in an earlier attempt at this plan would be passed over silently. */
  const clearFailed = async () => {
    const failed = await queue.getFailed(0, -1);
    for (const { id } of failed) if (id && keyIn(id) !== '') await queue.remove(id);
  };
  const fail = (reason: string) => {
    const internal = reason.startsWith(INTERNAL);
    settleAll(new JobError(internal ? reason.slice(INTERNAL.length) : reason, !internal));
  };
  const look = async () => {
    await collect([...waiting.keys()]);
    if (waiting.size === 0) return;
    const failed = (await queue.getFailed(0, -1)).find(({ id }) => id !== undefined && keyIn(id) !== '');
    if (failed) return fail(failed.failedReason);
    if ((await merges.getJobState(planKey)) === 'unknown') await put();
  };

  const begin = async () => {
    // Lost connections come back by themselves.
    for (const source of [flows, queue, merges, events, listening])
      (source as EventEmitter).on('error', () => {});
    await store.saveOrder(planKey, order, { id: work.id, title, engine, jobs: jobs.length });
    await clearFailed();
    // Jobs put into a list that is none would be lost without a word.
    await queue.getJobCounts('waiting', 'active', 'waiting-children');
    await collect([...waiting.keys()]);
    if (waiting.size === 0) return;
    events.on('completed', ({ jobId: id }) => {
      if (!waiting.has(keyIn(id))) return;
      news.add(keyIn(id));
      void readNews().catch(settleAll);
    });
    events.on('failed', ({ jobId: id, failedReason }) => {
      if (keyIn(id) !== '') fail(failedReason);
    });
    await put();
    merger = new Worker(mergeQueue(planKey), () => collect([...waiting.keys()]), connection);
    merger.on('error', () => {});
    timer = setInterval(guarded(look), LOOK_AFTER);
  };

  return {
    size: Math.max(1, jobs.length),
    run(job) {
      // All are asked for in one turn: the flow is made once they are known.
      if (waiting.size === 0) setImmediate(guarded(begin));
      return new Promise((resolve, reject) => {
        const settle: Settle = (outcome) =>
          'result' in outcome ? resolve(outcome.result) : reject(outcome.error);
        const key = keyOf(job);
        waiting.set(key, [...(waiting.get(key) ?? []), settle]);
      });
    },
    close() {
      clearInterval(timer);
      settleAll(new JobError('the pool is closed'));
    },
    async settle() {
      // All was known already: whoever comes back for a merge that waits has just done it.
      if (!merger) await merges.remove(planKey);
      for (let looks = 0; looks < SETTLE_LOOKS; looks++) {
        if ((await merges.getJobState(planKey)) === 'unknown') return store.unlist(planKey);
        await new Promise((resolve) => setTimeout(resolve, SETTLE_AFTER));
      }
    },
    async withdraw() {
      const merge = await merges.getJob(planKey);
      await merge?.removeUnprocessedChildren();
      await merges.remove(planKey);
      await store.unlist(planKey);
    },
    async release() {
      await merger?.close(true);
      await Promise.all([events.close(), queue.close(), merges.close(), flows.close()]);
      listening.disconnect();
      redis.disconnect();
    },
  };
}
