import type { Job, JobResult } from './plan.ts';

/** Where jobs are done. At most `size` of them run at a time. */
export interface JobPool {
  readonly size: number;
  /** Rejects with the fault of the job, or once the pool is closed. */
  readonly run: (job: Job) => Promise<JobResult>;
  /** Stops everything at once; jobs under way reject. */
  readonly close: () => void;
}

/** A worker as the pool sees it: a Web Worker in the page, a worker thread on the command line. */
interface WorkerPort {
  readonly post: (job: Job) => void;
  readonly terminate: () => void;
}

/** Makes a worker that holds the plan's groups, and says what to do with its answers and with its death. */
type SpawnWorker = (onAnswer: (answer: Answer) => void, onDeath: (error: Error) => void) => WorkerPort;

/** A worker's answer to a job. */
export type Answer =
  | { readonly ok: true; readonly result: JobResult }
  | { readonly ok: false; readonly message: string; readonly foreseen?: boolean };

/** A job that could not be done; the message names the replicate. */
export class JobError extends Error {
  override readonly name = 'JobError';
  /** The scenario is at fault (its data, its numbers, its size), not the program. */
  readonly foreseen: boolean;

  constructor(message: string, foreseen = false) {
    super(message);
    this.foreseen = foreseen;
  }
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

/** The result, or the fault thrown as a JobError. */
export function resultOf(answer: Answer): JobResult {
  if (!answer.ok) throw new JobError(answer.message, answer.foreseen);
  return answer.result;
}
