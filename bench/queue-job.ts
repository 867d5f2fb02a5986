import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT } from '../src/cli/exit-status.ts';
import { SIGNALS } from '../src/cli/interrupt.ts';
import { compareWork } from '../src/cli/work/compare-work.ts';
import { MOST_REPLICATES } from '../src/cli/work/open-order.ts';
import type { Backend } from '../src/gp/backend.ts';
import { loadBackend } from '../src/gp/index.ts';
import { jobKeys } from '../src/plan/keys.ts';
import { FINGERPRINTED, type Job } from '../src/plan/plan.ts';
import { runScenario } from './lane-runs.ts';
import { ended, freePort, startLoopbackRedis } from './redis-server.ts';
import type { Prepare, Ready } from './spec.ts';

/** Jobs that are put on the queue at a time: what a plan costs once is then little beside them. */
const JOBS_AT_A_TIME = 500;

/** The command line beside this file's bundle; its source in development. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../src/cli/driftlab.ts' : './driftlab.js', import.meta.url),
);

/**
 * `queue-job`: a job with next to nothing to do, put on a queue by us, done by a worker of one thread in a process of its own,
 * its result fetched. The server is our own, and ends with the job. Milliseconds are those of a job, not of a sample.
 * @param say is told where there is no redis-server
 */
export const queueJobs =
  (say: (line: string) => void): Prepare =>
  async ({ job }) =>
    job === 'queue-job' ? queued(say) : null;

async function queued(say: (line: string) => void): Promise<Ready | null> {
  const ends = endings();
  try {
    const { port } = await ownRedis(ends);
    const worker = startWorker(port, ends);
    const run = await plans(port, death(worker), await loadBackend(), say);
    // The worker opens the plan with its first jobs.
    await run();
    return {
      // Of all jobs at a time: what is slow is warm already.
      first: JOBS_AT_A_TIME * (await run()),
      value: null,
      dispose: ends.now,
      async sample(repeats) {
        const times: number[] = [];
        while (times.length < repeats) times.push(await run());
        return times;
      },
    };
  } catch (error) {
    await ends.now();
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || path !== 'redis-server') throw error;
    say('queue-job: skipped, there is no redis-server on the PATH');
    return null;
  }
}

interface Endings {
  /** What is to be ended, in time and, `atOnce`, where the process is about to go; the last one first. */
  readonly add: (end: (atOnce: boolean) => unknown) => void;
  readonly now: () => Promise<void>;
}

/** Ends what was started, however this ends: once asked for, by a signal or by a fault elsewhere. */
function endings(): Endings {
  const ends: ((atOnce: boolean) => unknown)[] = [];
  const atOnce = () => {
    for (const end of ends.splice(0).reverse()) end(true);
  };
  const stop = () => process.exit(EXIT.interrupted);
  process.once('exit', atOnce);
  for (const name of SIGNALS) process.once(name, stop);
  return {
    add: (end) => ends.push(end),
    async now() {
      for (const end of ends.splice(0).reverse()) await end(false);
      process.off('exit', atOnce);
      for (const name of SIGNALS) process.off(name, stop);
    },
  };
}

async function ownRedis(ends: Endings) {
  const folder = mkdtempSync(join(tmpdir(), 'driftlab-bench-'));
  ends.add(() => rmSync(folder, { recursive: true, force: true }));
  return startLoopbackRedis(folder, await freePort(), [], (server) => ends.add(killer(server)));
}

function startWorker(port: number, ends: Endings): ChildProcess {
  const flags = ['--queue', `redis://127.0.0.1:${port}`, '--threads', '1'];
  const worker = spawn(process.execPath, [...process.execArgv, PROGRAM, 'worker', ...flags], {
    stdio: 'ignore',
    env: withoutSecrets(process.env),
  });
  ends.add(killer(worker));
  return worker;
}

/** What lets us in elsewhere would be refused by a server that asks for nothing. */
const withoutSecrets = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^DRIFTLAB_(REDIS|QUEUE)_/.test(name)));

const killer = (child: ChildProcess) => (atOnce: boolean) =>
  atOnce ? child.kill('SIGKILL') : ended(child, 'SIGTERM');

/** Never answers; throws once the worker has ended, which is no fault while nobody waits for it. */
function death(worker: ChildProcess): Promise<never> {
  const dead = once(worker, 'exit').then(([status]) => {
    throw new Error(`the worker ended with status ${status}`);
  });
  dead.catch(() => {});
  return dead;
}

/** Puts jobs of one plan on the queue, others each time since results are kept, and answers milliseconds a job. */
async function plans(
  port: number,
  dead: Promise<never>,
  backend: Backend,
  say: (line: string) => void,
): Promise<() => Promise<number>> {
  // The queue's library is read by those who use it.
  const { connect } = await import('../src/cli/work/queue/connection.ts');
  const { createQueuePool } = await import('../src/cli/work/queue/queue-pool.ts');
  const { createSignature } = await import('../src/cli/work/queue/signature.ts');
  const signature = createSignature(null);
  const scenario = runScenario(['random'], 1, 10);
  const work = compareWork(
    { command: 'compare', scenario, replicates: MOST_REPLICATES, of: 'total' },
    backend,
  );
  const keyOf = jobKeys(work.plan, backend.name);
  let next = FINGERPRINTED;
  return async () => {
    const jobs = Array.from({ length: JOBS_AT_A_TIME }, (): Job => ({ group: 0, replicate: next++ }));
    const redis = await connect({ host: '127.0.0.1', port, db: 0 }, say);
    const pool = createQueuePool({ redis, signature, work, title: '', jobs, keyOf, backend: backend.name });
    try {
      const start = performance.now();
      await Promise.race([dead, Promise.all(jobs.map((job) => pool.run(job)))]);
      const ms = (performance.now() - start) / jobs.length;
      await pool.settle();
      return ms;
    } finally {
      pool.close();
      await pool.release();
    }
  };
}
