import type { Job } from './plan.ts';
import { type Answer, createWorkerPool, type JobPool } from './pool.ts';

// Threads of a browser: module workers. threads.node.ts has the same of Node.

/** How many of them can work at once. */
export const processors = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/** A pool of `size` workers that run a script, which serves them with this setup. */
export function createThreads(setup: unknown, size: number, script: URL): JobPool {
  return createWorkerPool(size, (onAnswer, onDeath) => {
    const worker = new Worker(script, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => onAnswer(data);
    worker.onerror = ({ message }) => onDeath(new Error(message || 'a worker could not be started'));
    worker.postMessage(setup);
    return { post: (job) => worker.postMessage(job), terminate: () => worker.terminate() };
  });
}

/** The worker's side: the setup comes first, then one job after another. */
export async function serveThread<Setup>(
  open: (setup: Setup) => Promise<(job: Job) => Answer>,
): Promise<void> {
  let opened: Promise<(job: Job) => Answer> | undefined;
  globalThis.onmessage = async ({ data }: MessageEvent) => {
    if (!opened) opened = open(data as Setup);
    else globalThis.postMessage((await opened)(data as Job));
  };
}

/** The script in the package. */
export const REPLICATE_THREAD = (): URL => new URL('./replicate-thread.js', import.meta.url);
