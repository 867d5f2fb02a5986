import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { ANY_LANES, loadEngine } from '../../engine/load-engine.ts';
import { integerFlag } from '../flags.ts';
import type { Io } from '../io.ts';

interface WorkerFlags {
  readonly queue: string;
  readonly threads?: string;
  readonly idle?: string;
}

const MOST_THREADS = 256;
const LONGEST_IDLE = 7 * 24 * 3600;

/** `driftlab worker`: does the jobs that others put on a queue. */
export function addWorker(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('worker')
    .description('do jobs of plans on a queue, until stopped; any number of them on any machines')
    .requiredOption('--queue <address>', 'redis://host:port or rediss://host:port (secrets: docs/scale.md)')
    .option('--threads <k>', 'jobs at a time (default: as many as processors)')
    .option('--idle <seconds>', 'end after so many seconds without a job (default: never)')
    .action(async (flags: WorkerFlags) => setStatus(await work(flags, io)));
}

async function work({ queue, threads, idle }: WorkerFlags, io: Io): Promise<number> {
  const settings = {
    threads: integerFlag('--threads', threads ?? String(availableParallelism()), 1, MOST_THREADS),
    ...(idle !== undefined && { idle: integerFlag('--idle', idle, 1, LONGEST_IDLE) }),
  };
  // The queue's library is loaded only where it is used.
  const { queueAddress, queueSecret } = await import('../work/queue/address.ts');
  const address = queueAddress(queue);
  const secret = queueSecret();
  const { runWorker } = await import('../work/queue/run-worker.ts');
  return runWorker({ ...settings, address, secret }, await loadEngine(ANY_LANES), io);
}
