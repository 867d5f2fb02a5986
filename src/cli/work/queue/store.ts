import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Redis } from 'ioredis';
import { exactJson, parseJson } from '../../../engine/json.ts';
import type { JobResult } from '../../../plan/plan.ts';
import { readResult, resultText } from '../../../plan/result-text.ts';
import { CliError } from '../../io.ts';
import { KEPT_SECONDS, LARGEST_TEXT, PREFIX } from './settings.ts';

const pack = promisify<string, Buffer>(deflateRaw);
const unpack = promisify<Buffer, { readonly maxOutputLength: number }, Buffer>(inflateRaw);

const orderKey = (planKey: string) => `${PREFIX}:order:${planKey}`;
const resultKey = (key: string) => `${PREFIX}:result:${key}`;
const PLANS = `${PREFIX}:plans`;

/** Results asked for at a time. */
const BATCH = 200;

/** What a plan's entry says of it. */
export interface PlanEntry {
  readonly id: string;
  readonly title: string;
  readonly engine: string;
  readonly jobs: number;
}

/** Orders and results in Redis, beside the queue: results are found by their job's key, whoever computed them. */
export interface Store {
  /** Throws CliError where the order is too large. */
  readonly saveOrder: (planKey: string, order: unknown, entry: PlanEntry) => Promise<void>;
  /** null where it is not there, or no more. */
  readonly loadOrder: (planKey: string) => Promise<unknown>;
  readonly plans: () => Promise<readonly (readonly [planKey: string, PlanEntry])[]>;
  /** Takes a plan off the list of those on the queue; its order and results stay as long as all do. */
  readonly unlist: (planKey: string) => Promise<void>;
  readonly has: (key: string) => Promise<boolean>;
  /** Throws CliError where the result is too large. */
  readonly saveResult: (key: string, result: JobResult) => Promise<void>;
  /** One for each of the keys; null where there is none yet. */
  readonly loadResults: (keys: readonly string[]) => Promise<(JobResult | null)[]>;
}

export function createStore(redis: Redis): Store {
  const load = async (packed: Buffer | null): Promise<string | null> =>
    packed && (await unpack(packed, { maxOutputLength: 4 * LARGEST_TEXT })).toString();
  const save = async (key: string, text: string) =>
    void (await redis.set(key, await pack(text), 'EX', KEPT_SECONDS));

  return {
    async saveOrder(planKey, order, entry) {
      await save(orderKey(planKey), bounded('the scenario', exactJson(order)));
      await redis.hset(PLANS, planKey, JSON.stringify(entry));
    },
    async loadOrder(planKey) {
      const text = await load(await redis.getBuffer(orderKey(planKey)));
      return text === null ? null : parseJson(text);
    },
    async plans() {
      const entries = Object.entries(await redis.hgetall(PLANS));
      return entries.map(([planKey, text]) => [planKey, JSON.parse(text)] as const);
    },
    unlist: async (planKey) => void (await redis.hdel(PLANS, planKey)),
    has: async (key) => (await redis.exists(resultKey(key))) === 1,
    saveResult: async (key, result) => save(resultKey(key), bounded('the result', resultText(result))),
    async loadResults(keys) {
      const found: (JobResult | null)[] = [];
      for (let from = 0; from < keys.length; from += BATCH) {
        const batch = await redis.mgetBuffer(keys.slice(from, from + BATCH).map(resultKey));
        for (const packed of batch) {
          const text = await load(packed);
          found.push(text === null ? null : resultIn(text));
        }
      }
      return found;
    },
  };
}

function resultIn(text: string): JobResult {
  try {
    return readResult(text);
  } catch {
    throw new CliError('a result on the server is none of Driftlab’s; take another database of it, …/1');
  }
}

function bounded(what: string, text: string): string {
  const megabytes = (length: number) => (length / 2 ** 20).toFixed(1);
  if (text.length <= LARGEST_TEXT) return text;
  throw new CliError(
    `${what} has ${megabytes(text.length)} MB; at most ${megabytes(LARGEST_TEXT)} MB go through the queue, --shard takes any size`,
  );
}
