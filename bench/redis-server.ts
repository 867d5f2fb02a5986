import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createConnection, createServer } from 'node:net';

/** A redis-server on this machine alone, and its port. */
export interface LoopbackRedis {
  readonly port: number;
  /** Ends it, if it has not ended yet, and waits for that. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Milliseconds between two looks whether it answers. */
const LOOK_AFTER = 20;

/**
 * Starts a redis-server on a loopback port, with append-only persistence as docs/scale.md asks for.
 * @param folder where it keeps its data
 * @param more further arguments
 * @param started is given the process before it answers
 * @throws Error with `code` ENOENT where there is none on the PATH
 */
export async function startLoopbackRedis(
  folder: string,
  port: number,
  more: readonly string[] = [],
  started: (server: ChildProcess) => void = () => {},
): Promise<LoopbackRedis> {
  const server = spawn('redis-server', [...settings(folder, port), ...more], { stdio: 'ignore' });
  started(server);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => ended(server, signal);
  const fault = once(server, 'exit').then(([status]) => {
    throw new Error(`redis-server ended with status ${status}`);
  });
  try {
    await answers(port, fault);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { port, stop };
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const settings = (folder: string, port: number): readonly string[] => [
  ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
  ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '', '--loglevel', 'warning'],
];

const lives = ({ pid, exitCode, signalCode }: ChildProcess): boolean =>
  pid !== undefined && exitCode === null && signalCode === null;

/** Sends a process that lives a signal, and waits until it has ended. */
export async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!lives(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Until it has read its data and answers; one with a password answers with a refusal. Throws what `fault` throws. */
async function answers(port: number, fault: Promise<never>): Promise<void> {
  while (!/^(\+PONG|-NOAUTH)/.test(await Promise.race([fault, ping(port)])))
    await Promise.race([fault, new Promise((resolve) => setTimeout(resolve, LOOK_AFTER))]);
}

function ping(port: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port });
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString());
    });
    socket.once('error', () => resolve(''));
  });
}
