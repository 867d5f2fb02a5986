import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onPath } from '../../scripts/find-program.mjs';

/** A server of our own on a loopback port, with a password and append-only persistence. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** What the command line needs to be let in. */
  readonly env: Readonly<Record<string, string>>;
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  readonly start: () => Promise<void>;
}

export async function startRedis(folder: string): Promise<RedisServer> {
  const program = onPath(['redis-server']);
  if (!program) throw new Error('no redis-server on the PATH (on Debian: apt install redis-server)');
  const port = await freePort();
  const data = join(folder, `redis-${port}`);
  mkdirSync(data);
  const secret = join(data, 'password');
  writeFileSync(secret, 'wisp\n');
  writeFileSync(
    join(data, 'redis.conf'),
    [
      ...[`port ${port}`, 'bind 127.0.0.1', `dir ${data}`, 'requirepass wisp'],
      ...['appendonly yes', 'appendfsync everysec', 'save ""', 'loglevel warning'],
    ].join('\n'),
  );
  let server: ChildProcess | null = null;
  const start = async () => {
    server = spawn(program, [join(data, 'redis.conf')], { stdio: 'ignore' });
    await answers(port);
  };
  await start();
  return {
    ...{ url: `redis://127.0.0.1:${port}`, port, env: { DRIFTLAB_REDIS_PASSWORD_FILE: secret }, start },
    async kill(signal) {
      const ended = new Promise((done) => server?.once('exit', done));
      server?.kill(signal);
      await ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Until it has read its data and answers. */
async function answers(port: number): Promise<void> {
  for (;;) {
    const reply = await ask(port);
    // Without the password it answers, if with a refusal, once it is there.
    if (reply.startsWith('-NOAUTH')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function ask(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket: Socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', () => resolve(''));
  });
}
