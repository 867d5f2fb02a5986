import { UnrecoverableError } from 'bullmq';
import { type Backend, JobError, type JobResult } from '../../../index.ts';
import { jobKeys } from '../../../plan/keys.ts';
import type { Job } from '../../../plan/plan.ts';
import type { JobPool } from '../../../plan/pool.ts';
import { createNodePool } from '../../pool/node-pool.ts';
import { openOrder } from '../open-order.ts';
import { forGood } from './foreign.ts';
import { INTERNAL, type JobData } from './settings.ts';
import type { Store } from './store.ts';

/** A plan at hand, on threads that hold its groups. */
interface OpenPlan {
  readonly pool: JobPool;
  readonly keyOf: (job: Job) => string;
  readonly groups: number;
  underWay: number;
}

/** Plans whose threads are kept: the queue goes from one to the next. */
const KEPT_PLANS = 2;

/** Does jobs of any plan, each on threads of its own, so that the process itself never waits for numbers. */
export interface PlanDesk {
  /** Throws UnrecoverableError where the plan or the scenario is at fault, Error where we are. */
  readonly run: (data: JobData) => Promise<JobResult>;
  /** Whether jobs are under way. */
  readonly busy: () => boolean;
  readonly close: () => void;
}

export function createPlanDesk(store: Store, backend: Backend, threads: number): PlanDesk {
  const plans = new Map<string, Promise<OpenPlan>>();
  let underWay = 0;

  const planFor = async (planKey: string): Promise<OpenPlan> => {
    const found = plans.get(planKey) ?? openPlan(planKey, store, backend, threads);
    // The newest last: the first idle one is the one to close.
    plans.delete(planKey);
    plans.set(planKey, found);
    try {
      const plan = await found;
      await closeIdle(plans);
      return plan;
    } catch (error) {
      plans.delete(planKey);
      throw error;
    }
  };

  return {
    async run({ plan: planKey, group, replicate, key }) {
      const plan = await planFor(planKey);
      const job = { group, replicate };
      const stands = Number.isInteger(group) && group >= 0 && group < plan.groups;
      if (!stands || plan.keyOf(job) !== key)
        throw new UnrecoverableError(`job ${key.slice(0, 12)} does not stand in plan ${planKey}`);
      plan.underWay++;
      underWay++;
      try {
        return await plan.pool.run(job);
      } catch (error) {
        if (error instanceof JobError && error.foreseen) throw new UnrecoverableError(error.message);
        // Threads that died are made again for the next job.
        if (!(error instanceof JobError)) plans.delete(planKey);
        throw new Error(`${INTERNAL}${(error as Error).message}`);
      } finally {
        plan.underWay--;
        underWay--;
      }
    },
    busy: () => underWay > 0,
    close() {
      for (const plan of plans.values())
        void plan.then(
          ({ pool }) => pool.close(),
          () => {},
        );
    },
  };
}

async function openPlan(planKey: string, store: Store, backend: Backend, threads: number): Promise<OpenPlan> {
  const order = await store.loadOrder(planKey).catch(forGood);
  if (order === null)
    throw new UnrecoverableError(`plan ${planKey} is no longer on the server; start it again`);
  const { plan } = opened(order, planKey, backend);
  return {
    pool: createNodePool(plan.groups, threads),
    keyOf: jobKeys(plan, backend.name),
    groups: plan.groups.length,
    underWay: 0,
  };
}

function opened(order: unknown, planKey: string, backend: Backend) {
  try {
    const work = openOrder(order, backend);
    if (work.planKey === planKey) return work;
  } catch (error) {
    throw new UnrecoverableError((error as Error).message);
  }
  throw new UnrecoverableError(
    `what stands under plan ${planKey} on the server makes another plan here; a custom module must be the same (--import)`,
  );
}

async function closeIdle(plans: Map<string, Promise<OpenPlan>>): Promise<void> {
  for (const [key, found] of [...plans].slice(0, -KEPT_PLANS)) {
    const plan = await found.catch(() => null);
    if (plan && plan.underWay > 0) continue;
    plans.delete(key);
    plan?.pool.close();
  }
}
