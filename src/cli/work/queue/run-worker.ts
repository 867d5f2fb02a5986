import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { engineName } from '../../../engine/version.ts';
import type { Backend } from '../../../index.ts';
import { cut } from '../../../parameters/quoted.ts';
import { EXIT } from '../../exit-status.ts';
import { SIGNALS } from '../../interrupt.ts';
import { CliError, type Io } from '../../io.ts';
import { type Address, addressName } from './address.ts';
import { connect, farewell, tellLosses } from './connection.ts';
import { foreign, forGood, isForeign } from './foreign.ts';
import { createGate } from './gate.ts';
import { createPlanDesk, type PlanDesk } from './plan-desk.ts';
import { isJobData, JOBS, type JobData, LOCKS, METRIC_MINUTES, PREFIX } from './settings.ts';
import { createSignature } from './signature.ts';
import { createStore, type Store } from './store.ts';

interface WorkerSettings {
  readonly address: Address;
  readonly threads: number;
  /** Signs orders and results; null: they are not signed. */
  readonly secret: string | null;
  /** Seconds without a job after which it ends; absent: never. */
  readonly idle?: number;
}

/**
 * Where jobs take less, one is fetched before a thread is free: no thread then waits while the server hears of a result. A
 * long one is left to whoever is free first.
 */
const SHORT_MS = 1000;

/** Characters of a fault as a worker tells it. */
const LONGEST_REASON = 200;

/** Works on a queue until it is stopped, by a signal, for want of work, or by a job that it must not do. */
export async function runWorker(settings: WorkerSettings, backend: Backend, io: Io): Promise<number> {
  const { address, threads } = settings;
  const tell = (sentence: string) => io.stderr(`${sentence}\n`);
  const redis = await connect(address, tell);
  const store = createStore(redis, createSignature(settings.secret));
  const desk = createPlanDesk(store, backend, threads);
  const engine = engineName(backend.name);
  const end = ending();
  const gate = createGate(threads);
  const rest = createRest(settings.idle, redis, end.stop);
  let done = 0;
  const worker: Worker<JobData, null> = new Worker(
    JOBS,
    rest.interruptedBy(async (job, token) => {
      if (!isJobData(job.data)) throw new UnrecoverableError('a job on the queue is none of Driftlab’s');
      if (job.data.engine !== engine) await refuse(job, token, engine, end.stop);
      if (!(await gate.enter())) await putBack(job, token);
      const start = performance.now();
      try {
        await doJob(job.data, store, desk);
      } finally {
        gate.leave();
      }
      worker.concurrency = threads + Number(performance.now() - start < SHORT_MS);
      done++;
      return null;
    }),
    {
      ...{ connection: redis, prefix: PREFIX, concurrency: threads, ...LOCKS },
      metrics: { maxDataPoints: METRIC_MINUTES },
    },
  );
  worker.on('error', (error) => isForeign(error) && end.stop(foreign('what stands under driftlab:')));
  worker.on('failed', (_, error) => tell(cut(error.message, LONGEST_REASON)));
  tellLosses(redis, addressName(address), (sentence) => !end.reason() && tell(sentence));
  tell(`at work for ${addressName(address)}: ${counted(threads, 'thread')}, engine ${engine}`);

  await end.stopped;
  gate.close();
  // Jobs under way are done to their end; others go to other workers.
  if (!(await farewell(worker.close(), desk.busy)))
    tell('the server was not told everything in time: what it does not know goes to other workers');
  desk.close();
  redis.disconnect();
  tell(`${counted(done, 'job')} done${end.reason() === 'signal' ? '; stopped' : ''}`);
  const reason = end.reason();
  if (reason instanceof CliError) throw reason;
  return reason === 'signal' ? EXIT.interrupted : EXIT.done;
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Puts a job for another engine back, for a worker that has it, and stops this one. */
async function refuse(
  job: Job<JobData>,
  token: string | undefined,
  own: string,
  stop: (reason: CliError) => void,
): Promise<never> {
  stop(
    new CliError(
      `a job on the queue needs engine ${cut(job.data.engine)}, this is ${own}; it stays there, and this worker stops`,
    ),
  );
  return putBack(job, token);
}

async function putBack(job: Job<JobData>, token: string | undefined): Promise<never> {
  await job.moveToWait(token);
  throw new WaitingError();
}

async function doJob(data: JobData, store: Store, desk: PlanDesk): Promise<void> {
  if (await store.has(data.key).catch(forGood)) return;
  const result = await desk.run(data);
  try {
    await store.saveResult(data.key, result);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    throw new UnrecoverableError(`replicate ${data.replicate}: ${error.message}`);
  }
}

type Reason = 'signal' | 'idle' | CliError;

interface Ending {
  readonly stop: (reason: Reason) => void;
  readonly stopped: Promise<void>;
  readonly reason: () => Reason | null;
}

/** The first signal ends the work; a second one ends the process as usual. */
function ending(): Ending {
  let first: Reason | null = null;
  let resolve = () => {};
  const stopped = new Promise<void>((done) => {
    resolve = done;
  });
  const stop = (reason: Reason) => {
    first ??= reason;
    resolve();
  };
  for (const name of SIGNALS) process.once(name, () => stop('signal'));
  return { stop, stopped, reason: () => first };
}

type Processor = (job: Job<JobData>, token?: string) => Promise<null>;

/**
 * Stops the worker after some seconds without a job, unless the server is away; absent: never. It counts the jobs itself: of
 * one whose end a server heard just before it was lost, the library tells neither that it was completed nor that it failed.
 */
function createRest(seconds: number | undefined, redis: Redis, stop: (reason: Reason) => void) {
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;
  const over = () => (redis.status === 'ready' ? stop('idle') : begin());
  const begin = () => {
    // Who was asked to leave does not stay for it.
    if (seconds !== undefined) timer = setTimeout(over, 1000 * seconds).unref();
  };
  const interruptedBy =
    (work: Processor): Processor =>
    async (job, token) => {
      clearTimeout(timer);
      underWay++;
      try {
        return await work(job, token);
      } finally {
        underWay--;
        if (underWay === 0) begin();
      }
    };
  begin();
  return { interruptedBy };
}
