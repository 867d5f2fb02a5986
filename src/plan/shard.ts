import type { Job } from './plan.ts';

/** One of n parts of a plan: number 1..count of `count`. */
export interface Shard {
  readonly number: number;
  readonly count: number;
}

/** Most parts; a larger number is taken for a mistake. */
export const MOST_PARTS = 100_000;

/** Whether two numbers are the number and the count of a part. */
export const isShard = (number: unknown, count: unknown): boolean =>
  Number.isInteger(number) &&
  Number.isInteger(count) &&
  (number as number) >= 1 &&
  (number as number) <= (count as number) &&
  (count as number) <= MOST_PARTS;

/** "3/7". */
export const shardName = ({ number, count }: Shard): string => `${number}/${count}`;

/** Whether what is at a place of a list, from 0, belongs to a part: every part has its share of the beginning. */
export const isOfShard = (place: number, { number, count }: Shard): boolean => place % count === number - 1;

/** A part's jobs: a stretch of the plan's, so that every part has its share of every group. All parts are the whole. */
export function jobsOfShard(jobs: readonly Job[], { number, count }: Shard): readonly Job[] {
  const end = (part: number) => Math.floor((part * jobs.length) / count);
  return jobs.slice(end(number - 1), end(number));
}
