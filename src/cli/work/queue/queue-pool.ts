import type { Redis } from 'ioredis';
import { engineName } from '../../../engine/version.ts';
import { type Backend, JobError } from '../../../index.ts';
import type { Job } from '../../../plan/plan.ts';
import type { JobPool } from '../../../plan/pool.ts';
import type { Ordered } from '../work.ts';
import { createAwaitedResults } from './awaited-results.ts';
import { createFlow, type Flow } from './flow.ts';
import { INTERNAL } from './settings.ts';
import type { Signature } from './signature.ts';
import { createStore } from './store.ts';

/** A plan on the queue: its jobs are done by whoever works there. */
interface QueuePool extends JobPool {
  /** Waits, not for long, until the queue knows that the plan is merged. */
  readonly settle: () => Promise<void>;
  /** Takes the plan's waiting jobs off the queue. */
  readonly withdraw: () => Promise<void>;
  /** Lets go of the server; the plan stays on the queue. */
  readonly release: () => Promise<void>;
}

interface QueuePlan {
  readonly redis: Redis;
  readonly signature: Signature;
  readonly work: Ordered;
  readonly title: string;
  /** Those to be done. */
  readonly jobs: readonly Job[];
  readonly keyOf: (job: Job) => string;
  readonly backend: Backend['name'];
}

/** Milliseconds between polls: events are lost while the server is unreachable. */
const LOOK_AFTER = 5_000;
const SETTLE_LOOKS = 50;
const SETTLE_AFTER = 100;

/**
 * Puts a plan on the queue as a flow: its jobs, and their parent, the merge, which is done here once they are. Jobs whose
 * results are known already are not put there again; a plan that is there already is joined.
 */
export function createQueuePool(plan: QueuePlan): QueuePool {
  const { redis, signature, title, jobs, keyOf, backend } = plan;
  const { id, planKey, order } = plan.work;
  const engine = engineName(backend);
  const store = createStore(redis, signature);
  const awaited = createAwaitedResults(store);
  const flow = createFlow(redis, { id, planKey, engine, keyOf });
  const guarded = (act: () => Promise<void>) => () => void act().catch(awaited.fail);
  let timer: NodeJS.Timeout | undefined;

  const put = () => flow.put(firstOfEach(jobs, keyOf, awaited.keys()));
  const fail = (reason: string) => awaited.fail(faultOf(reason));
  const look = async () => {
    await awaited.collect();
    if (awaited.keys().length === 0) return;
    const reason = await flow.failure();
    if (reason !== null) return fail(reason);
    if (!(await flow.stands())) await put();
  };
  const begin = async () => {
    await store.saveOrder(planKey, order, { id, title, engine, jobs: jobs.length });
    await flow.clearFailed();
    await awaited.collect();
    if (awaited.keys().length === 0) return;
    flow.listen(awaited.told, fail);
    await put();
    flow.onMerge(awaited.collect);
    timer = setInterval(guarded(look), LOOK_AFTER);
  };

  return {
    size: Math.max(1, jobs.length),
    run(job) {
      // All are asked for in one turn: the flow is made once they are known.
      if (awaited.keys().length === 0) setImmediate(guarded(begin));
      return awaited.want(keyOf(job));
    },
    close() {
      clearInterval(timer);
      awaited.fail(new JobError('the pool is closed'));
    },
    async settle() {
      // All was known already: whoever comes back for a merge that waits has just done it.
      if (!flow.merges()) await flow.removeMerge();
      if (await isMerged(flow)) await store.unlist(planKey);
    },
    async withdraw() {
      await flow.removeWaiting();
      await flow.removeMerge();
      await store.unlist(planKey);
    },
    async release() {
      await flow.close();
      redis.disconnect();
    },
  };
}

/** The first job under each of the keys: jobs of equal content are done once. */
function firstOfEach(jobs: readonly Job[], keyOf: (job: Job) => string, keys: readonly string[]): Job[] {
  const open = new Set(keys);
  return jobs.filter((job) => open.delete(keyOf(job)));
}

/** A fault reported by a worker. */
function faultOf(reason: string): JobError {
  const internal = reason.startsWith(INTERNAL);
  return new JobError(internal ? reason.slice(INTERNAL.length) : reason, !internal);
}

/** Whether the merge has left the queue, before we are tired of looking. */
async function isMerged(flow: Flow): Promise<boolean> {
  for (let looks = 0; looks < SETTLE_LOOKS; looks++) {
    if (!(await flow.stands())) return true;
    await new Promise((resolve) => setTimeout(resolve, SETTLE_AFTER));
  }
  return false;
}
