import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type LoopbackRedis, startLoopbackRedis } from '../../bench/redis-server.ts';

export { freePort };

/** A server of our own on a loopback port, with a password and append-only persistence. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** What the command line needs to be let in. */
  readonly env: Readonly<Record<string, string>>;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Throws Error with `code` ENOENT where there is no redis-server on the PATH (on Debian: apt install redis-server). */
export async function startRedis(folder: string): Promise<RedisServer> {
  const port = await freePort();
  const data = join(folder, `redis-${port}`);
  mkdirSync(data);
  const secret = join(data, 'password');
  writeFileSync(secret, 'wisp\n');
  let server: LoopbackRedis | null = null;
  const start = async () => {
    server = await startLoopbackRedis(data, port, ['--requirepass', 'wisp']);
  };
  await start();
  return {
    ...{ url: `redis://127.0.0.1:${port}`, port, env: { DRIFTLAB_REDIS_PASSWORD_FILE: secret }, start },
    kill: async (signal) => server?.stop(signal),
  };
}
