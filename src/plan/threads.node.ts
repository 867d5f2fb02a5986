import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Job } from './plan.ts';
import { type Answer, createWorkerPool, type JobPool } from './pool.ts';

// Threads of Node; threads.web.ts has the same of a browser.

/** How many of them can work at once. */
export const processors = (): number => availableParallelism();

/** A pool of `size` threads that run a script, which serves them with this setup. */
export function createThreads(setup: unknown, size: number, script: URL): JobPool {
  return createWorkerPool(size, (onAnswer, onDeath) => {
    const worker = new Worker(script, { workerData: setup });
    worker.on('message', onAnswer);
    worker.on('error', onDeath);
    worker.on('exit', () => onDeath(new Error('a worker thread ended')));
    return { post: (job) => worker.postMessage(job), terminate: () => void worker.terminate() };
  });
}

/** The thread's side: does one job after another. Jobs that arrive early wait in the port. */
export async function serveThread<Setup>(
  open: (setup: Setup) => Promise<(job: Job) => Answer>,
): Promise<void> {
  const answer = await open(workerData as Setup);
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(answer(job)));
}

/** The script in the package. */
export const REPLICATE_THREAD = (): URL => new URL('./replicate-thread.js', import.meta.url);
