import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { codeOf, cut } from '../../../parameters/quoted.ts';
import { asText } from '../../../sheet/formats.ts';
import { ours } from './foreign.ts';
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

/** Throws CliError where others have written there. */
export const readStatus = (redis: Redis): Promise<QueueStatus> => ours(statusOn(redis));

async function statusOn(redis: Redis): Promise<QueueStatus> {
  const queue = queueOf(redis, JOBS);
  const counts = await queue.getJobCounts('waiting', 'active');
  const { data } = await queue.getMetrics('completed', 0, RATE_MINUTES - 1);
  const failed = await queue.getFailed(0, NAMED_FAILURES - 1);
  const plans: PlanStatus[] = [];
  for (const [plan, entry] of await createStore(redis).plans()) {
    const merges = queueOf(redis, mergeQueue(plan));
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
    failures: failed.map(({ data, failedReason }) => ({
      plan: String(data?.plan),
      replicate: Number(data?.replicate),
      reason: String(failedReason),
    })),
  };
}

/** A queue that is only looked at. What it cannot do it says where it is asked. */
function queueOf(redis: Redis, name: string): Queue {
  const queue = new Queue(name, { connection: redis, prefix: PREFIX, skipMetasUpdate: true });
  queue.on('error', () => {});
  return queue;
}

/** As JSON in which nothing acts on a terminal. */
export const statusJson = (status: QueueStatus): string =>
  `${JSON.stringify(status, null, 1).replace(/[\u007f-\u009f]/g, codeOf)}\n`;

export function statusText(status: QueueStatus): string {
  const { waiting, active, workers, perMinute, plans, failures } = status;
  const rate = perMinute === null ? '' : `, ${Number(perMinute.toPrecision(3))} jobs per minute`;
  const head = `${workers} worker${workers === 1 ? '' : 's'}, ${active} jobs under way, ${waiting} waiting${rate}\n`;
  const rows = plans.map(({ plan, id, title, engine, jobs, done, state }) => [
    ...[plan, cut(id), cut(title, 40) || '–', cut(engine), `${done} of ${jobs}`],
    `${Math.floor((100 * done) / jobs)} %`,
    STATES[state] ?? state,
  ]);
  const table = asText({
    caption: plans.length === 0 ? 'no plan on the queue' : 'plans',
    rows: rows.length === 0 ? [['']] : [['plan', 'what', 'title', 'engine', 'jobs done', '', ''], ...rows],
  });
  const lines = failures.map(
    ({ plan, replicate, reason }) => `  ${cut(plan)} replicate ${replicate}: ${cut(reason, 160)}\n`,
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
