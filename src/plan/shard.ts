import type { Job } from './plan.ts';

/** One of n parts of a plan: number 1..count of `count`. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** "3/7". */
export const shardName = ({ number, count }: Shard): string => `${number}/${count}`;

/** A part's jobs: a stretch of the plan's, so that every part has its share of every group. All parts are the whole. */
export function jobsOfShard(jobs: readonly Job[], { number, count }: Shard): readonly Job[] {
  const end = (part: number) => Math.floor((part * jobs.length) / count);
  return jobs.slice(end(number - 1), end(number));
}
