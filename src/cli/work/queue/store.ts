import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { Redis } from 'ioredis';
import { exactJson, parseJson } from '../../../engine/json.ts';
import type { JobResult } from '../../../index.ts';
import { readResult, resultText } from '../../../plan/result-text.ts';
import { CliError } from '../../io.ts';
import { foreign, ours } from './foreign.ts';
import { isPlanKey, KEPT_SECONDS, LARGEST_TEXT, PREFIX } from './settings.ts';
import { createSignature } from './signature.ts';

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
  /** null where it is not there, or no more. Throws CliError, as all do that read, where others have written there. */
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

/** @param signature of all orders and results; absent: they are believed as they stand */
export function createStore(redis: Redis, signature = createSignature(null)): Store {
  const save = async (key: string, text: string) =>
    void (await redis.set(key, signature.seal(key, await pack(text)), 'EX', KEPT_SECONDS));
  const opened = (key: string, sealed: Buffer | null) =>
    sealed === null ? null : signature.open(key, sealed);

  return {
    async saveOrder(planKey, order, entry) {
      await save(orderKey(planKey), bounded('the scenario', exactJson(order)));
      await redis.hset(PLANS, planKey, JSON.stringify(entry));
    },
    async loadOrder(planKey) {
      const key = orderKey(planKey);
      return read('the scenario of a plan', opened(key, await ours(redis.getBuffer(key))), parseJson);
    },
    async plans() {
      const entries = Object.entries(await ours(redis.hgetall(PLANS)));
      return entries.map(([planKey, text]) => [planKey, entryIn(planKey, text)] as const);
    },
    unlist: async (planKey) => void (await redis.hdel(PLANS, planKey)),
    has: async (key) => (await ours(redis.strlen(resultKey(key)))) > 0,
    saveResult: async (key, result) => save(resultKey(key), bounded('the result', resultText(result))),
    async loadResults(keys) {
      const found: (JobResult | null)[] = [];
      for (let from = 0; from < keys.length; from += BATCH) {
        const names = keys.slice(from, from + BATCH).map(resultKey);
        const batch = await redis.mgetBuffer(names);
        for (const [i, sealed] of batch.entries())
          found.push(await read('a result', opened(names[i], sealed), readResult));
      }
      return found;
    },
  };
}

/** Reads and unpacks a value from the server; null where there is none. Throws CliError. */
async function read<Value>(
  what: string,
  packed: Buffer | null,
  parse: (text: string) => Value,
): Promise<Value | null> {
  if (packed === null) return null;
  try {
    return parse((await unpack(packed, { maxOutputLength: 4 * LARGEST_TEXT })).toString());
  } catch {
    throw foreign(what);
  }
}

/** Throws CliError. */
function entryIn(planKey: string, text: string): PlanEntry {
  try {
    const entry = parseJson(text);
    if (isPlanKey(planKey) && isEntry(entry)) return entry;
  } catch {
    // As any other entry that is none.
  }
  throw foreign('a plan');
}

function isEntry(value: unknown): value is PlanEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, engine, jobs } = value as Partial<PlanEntry>;
  return (
    [id, title, engine].every((part) => typeof part === 'string') &&
    Number.isSafeInteger(jobs) &&
    (jobs as number) > 0
  );
}

function bounded(what: string, text: string): string {
  const megabytes = (length: number) => (length / 2 ** 20).toFixed(1);
  if (text.length <= LARGEST_TEXT) return text;
  throw new CliError(
    `${what} has ${megabytes(text.length)} MB; at most ${megabytes(LARGEST_TEXT)} MB go through the queue, --shard takes any size`,
  );
}
