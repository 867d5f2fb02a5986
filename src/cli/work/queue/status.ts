import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { cut } from '../../../parameters/quoted.ts';
import { asText } from '../../../sheet/formats.ts';
import { JOBS, mergeQueue, PREFIX } from './settings.ts';
import { createStore, type PlanEntry } from './store.ts';

interface PlanStatus extends PlanEntry {
  readonly plan: string;
  readonly done: number;
  /** "waiting-children" while its jobs are done, "waiting" once they all are, "gone" when it is merged or withdrawn. */
  readonly state: string;
}

/** What a queue holds and how it gets on. */
export interface QueueStatus {
  readonly waiting: number;
  readonly active: number;
  readonly workers: number;
  /** Jobs per minute over the last whole minutes; null before the first. */
  readonly perMinute: number | null;
  readonly plans: readonly PlanStatus[];
  readonly failures: readonly {
    readonly plan: string;
    readonly replicate: number;
    readonly reason: string;
  }[];
}

/** Minutes over which the rate is averaged, and failures that are named. */
const RATE_MINUTES = 5;
const NAMED_FAILURES = 10;

export async function readStatus(redis: Redis): Promise<QueueStatus> {
  const connection = { connection: redis, prefix: PREFIX };
  const queue = new Queue(JOBS, { ...connection, skipMetasUpdate: true });
  const counts = await queue.getJobCounts('waiting', 'active');
  const { data } = await queue.getMetrics('completed', 0, RATE_MINUTES - 1);
  const failed = await queue.getFailed(0, NAMED_FAILURES - 1);
  const plans: PlanStatus[] = [];
  for (const [plan, entry] of await createStore(redis).plans()) {
    const merges = new Queue(mergeQueue(plan), { ...connection, skipMetasUpdate: true });
    const merge = await merges.getJob(plan);
    const left = merge ? ((await merge.getDependenciesCount()).unprocessed ?? 0) : 0;
    plans.push({ plan, ...entry, done: entry.jobs - left, state: merge ? await merge.getState() : 'gone' });
    await merges.close();
  }
  const workers = await queue.getWorkersCount();
  await queue.close();
  return {
    ...{ waiting: counts.waiting, active: counts.active, workers },
    perMinute: data.length === 0 ? null : data.reduce((sum, count) => sum + Number(count), 0) / data.length,
    plans: plans.filter(({ state }) => state !== 'gone'),
    failures: failed.map(({ data: { plan, replicate }, failedReason }) => ({
      ...{ plan, replicate, reason: failedReason },
    })),
  };
}

export function statusText(status: QueueStatus): string {
  const { waiting, active, workers, perMinute, plans, failures } = status;
  const rate = perMinute === null ? '' : `, ${Number(perMinute.toPrecision(3))} jobs per minute`;
  const head = `${workers} worker${workers === 1 ? '' : 's'}, ${active} jobs under way, ${waiting} waiting${rate}\n`;
  const rows = plans.map(({ plan, id, title, engine, jobs, done, state }) => [
    ...[plan, id, cut(title, 40) || '–', engine, `${done} of ${jobs}`],
    `${Math.floor((100 * done) / jobs)} %`,
    STATES[state] ?? state,
  ]);
  const table = asText({
    caption: plans.length === 0 ? 'no plan on the queue' : 'plans',
    rows: rows.length === 0 ? [['']] : [['plan', 'what', 'title', 'engine', 'jobs done', '', ''], ...rows],
  });
  const lines = failures.map(
    ({ plan, replicate, reason }) => `  ${plan} replicate ${replicate}: ${cut(reason, 160)}\n`,
  );
  return (
    head +
    (plans.length === 0 ? 'no plan on the queue\n' : table) +
    (lines.length === 0 ? '' : `failed\n${lines.join('')}`)
  );
}

const STATES: Readonly<Record<string, string>> = {
  'waiting-children': 'under way',
  waiting: 'waits to be fetched: give its command again, with --resume',
  active: 'being merged',
  failed: 'failed',
};
