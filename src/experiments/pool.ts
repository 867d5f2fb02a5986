import type { Backend } from '../linalg/backend.ts';
import type { Group, Job, JobResult } from './plan.ts';
import { runJob } from './run-job.ts';

/** Where jobs are done. At most `size` of them run at a time. */
export interface JobPool {
  readonly size: number;
  /** Rejects with the fault of the job, or once the pool is closed. */
  readonly run: (job: Job) => Promise<JobResult>;
  /** Stops everything at once; jobs under way reject. */
  readonly close: () => void;
}

/** A worker as the pool sees it: a Web Worker in the page, a worker thread on the command line. */
export interface WorkerPort {
  readonly post: (job: Job) => void;
  readonly terminate: () => void;
}

/** Makes a worker that holds the plan's groups, and says what to do with its answers and with its death. */
export type SpawnWorker = (onAnswer: (answer: Answer) => void, onDeath: (error: Error) => void) => WorkerPort;

/** A worker's answer to a job. */
export type Answer =
  | { readonly ok: true; readonly result: JobResult }
  | { readonly ok: false; readonly message: string };

/** A job that could not be done; the message names the replicate. */
export class JobError extends Error {
  override readonly name = 'JobError';
}

/** The worker's side: does a job and answers, whatever happens. */
export function answerJob(groups: readonly Group[], job: Job, backend: Backend): Answer {
  try {
    return { ok: true, result: runJob(groups[job.group], job.replicate, backend) };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return { ok: false, message: `replicate ${job.replicate}: ${fault}` };
  }
}

/** Jobs in this thread, one at a time; closing takes effect between two jobs. */
export function createLocalPool(groups: readonly Group[], backend: Backend): JobPool {
  let closed = false;
  return {
    size: 1,
    async run(job) {
      // A turn of the event loop, in which a signal or a click can close the pool.
      await new Promise((resolve) => setTimeout(resolve));
      if (closed) throw new JobError('the pool is closed');
      return resultOf(answerJob(groups, job, backend));
    },
    close() {
      closed = true;
    },
  };
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
}

/** Jobs on `size` workers, first come, first served. A worker that dies closes the pool. */
export function createWorkerPool(size: number, spawn: SpawnWorker): JobPool {
  const queue: Waiting[] = [];
  const underWay = new Map<number, Waiting>();
  let fault: Error | null = null;

  const ports = Array.from({ length: size }, (_, worker) =>
    spawn(
      (answer) => {
        const waiting = underWay.get(worker);
        underWay.delete(worker);
        if (waiting) settle(waiting, answer);
        feed(worker);
      },
      (error) => stop(error),
    ),
  );

  function feed(worker: number): void {
    const next = underWay.has(worker) ? undefined : queue.shift();
    if (!next) return;
    underWay.set(worker, next);
    ports[worker].post(next.job);
  }

  function stop(error: Error): void {
    if (fault) return;
    fault = error;
    for (const port of ports) port.terminate();
    for (const { reject } of [...underWay.values(), ...queue]) reject(error);
    underWay.clear();
    queue.length = 0;
  }

  return {
    size,
    run: (job) =>
      new Promise((resolve, reject) => {
        if (fault) return reject(fault);
        queue.push({ job, resolve, reject });
        for (let worker = 0; worker < size; worker++) feed(worker);
      }),
    close: () => stop(new JobError('the pool is closed')),
  };
}

function settle({ resolve, reject }: Waiting, answer: Answer): void {
  try {
    resolve(resultOf(answer));
  } catch (error) {
    reject(error as Error);
  }
}

function resultOf(answer: Answer): JobResult {
  if (!answer.ok) throw new JobError(answer.message);
  return answer.result;
}
