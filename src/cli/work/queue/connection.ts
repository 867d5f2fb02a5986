import { Redis } from 'ioredis';
import { cut } from '../../../parameters/quoted.ts';
import { CliError } from '../../io.ts';
import { type Address, addressName } from './address.ts';

/**
 * A connection that has answered once and then comes back by itself whenever it is lost. Without a server it is refused at
 * once, where BullMQ would wait for ever. Throws CliError.
 */
export async function connect(address: Address, warn: (sentence: string) => void): Promise<Redis> {
  await knock(address, warn);
  const redis = new Redis({ ...address, maxRetriesPerRequest: null, retryStrategy: () => RETRY_AFTER });
  redis.on('error', () => {});
  return redis;
}

/** Milliseconds. */
const RETRY_AFTER = 500;
const PATIENCE = 5_000;

/** Says once that the server is lost, and once that it is back. */
export function tellLosses(redis: Redis, name: string, tell: (sentence: string) => void): void {
  let lost = false;
  redis.on('close', () => {
    if (!lost) tell(`lost the server at ${name}; waiting for it`);
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) tell(`the server at ${name} is back`);
    lost = false;
  });
}

/**
 * Waits until the server has been told that we go, and while there is work, but then not for ever: BullMQ waits for a server
 * that is away, and its connections keep the process. False where we gave up: then the process ends by itself, with the
 * status that it was given.
 */
export async function farewell(leaving: Promise<unknown>, busy = () => false): Promise<boolean> {
  const told = leaving.then(
    () => true,
    () => true,
  );
  for (let quiet = 0; quiet < PATIENCE; quiet = busy() ? 0 : quiet + RETRY_AFTER)
    if (await Promise.race([told, soon()])) return true;
  setTimeout(() => process.exit(), RETRY_AFTER).unref();
  return false;
}

const soon = () => new Promise<false>((resolve) => setTimeout(resolve, RETRY_AFTER, false).unref());

async function knock(address: Address, warn: (sentence: string) => void): Promise<void> {
  const redis = new Redis({
    ...address,
    lazyConnect: true,
    connectTimeout: PATIENCE,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: () => null,
  });
  let fault: Error | null = null;
  let reached = false;
  redis.on('connect', () => {
    reached = true;
  });
  redis.on('error', (error: Error) => {
    fault = error;
  });
  const ask = async () => {
    await redis.connect();
    await selectDatabase(redis, address);
    return redis.info();
  };
  try {
    checkServer(await inTime(ask()), addressName(address), warn);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw refusal(fault ?? (error as Error), reached, addressName(address));
  } finally {
    redis.disconnect();
  }
}

/** Waits a limited time, because a server may accept the connection and never answer. */
async function inTime<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}

/** The library takes database 0 where the server has none of that number. Throws CliError. */
async function selectDatabase(redis: Redis, address: Address): Promise<void> {
  if (address.db === 0) return;
  try {
    await redis.select(address.db);
  } catch (error) {
    if (!/out of range|invalid DB|cluster/i.test((error as Error).message)) throw error;
    throw new CliError(
      `the server at ${addressName(address)} has no database ${address.db}; its setting databases says how many it has, from 0 on (usually 16)`,
    );
  }
}

function checkServer(info: string, name: string, warn: (sentence: string) => void): void {
  const version = /^redis_version:(\d+)\.(\d+)/m.exec(info);
  const [major, minor] = version ? version.slice(1).map(Number) : [99, 0];
  if (major < 6 || (major === 6 && minor < 2))
    throw new CliError(`the server at ${name} is Redis ${major}.${minor}; the queue needs 6.2 or newer`);
  if (/^loading:1/m.test(info))
    throw new CliError(`the server at ${name} is still loading its data; try again`);
  const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? 'noeviction';
  if (policy !== 'noeviction')
    warn(`the server at ${name} may throw jobs away (maxmemory-policy ${cut(policy)}); set it to noeviction`);
  if (!/^aof_enabled:1/m.test(info))
    warn(
      `the server at ${name} keeps nothing when it is restarted within its saving interval; set appendonly yes`,
    );
}

/** @param reached whether something took the connection */
function refusal(error: Error, reached: boolean, name: string): CliError {
  const { message } = error;
  if (/NOAUTH|WRONGPASS|invalid password|NOPERM/i.test(message))
    return new CliError(`the server at ${name} refuses us; set DRIFTLAB_REDIS_PASSWORD_FILE (and _USERNAME)`);
  if (reached)
    return new CliError(
      `what listens at ${name} does not answer as a Redis server does; --queue names the address of one, usually port 6379`,
    );
  const code = (error as NodeJS.ErrnoException).code ?? message;
  return new CliError(`no Redis answers at ${name} (${code})`);
}
