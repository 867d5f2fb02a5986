import type { Backend } from '../../../index.ts';
import type { Job } from '../../../plan/plan.ts';
import type { Io } from '../../io.ts';
import type { Compute } from '../compute.ts';
import { progressLines } from '../progress.ts';
import { untilInterrupt } from '../until-interrupt.ts';
import type { Work } from '../work.ts';
import { queueAddress } from './address.ts';
import { connect } from './connection.ts';
import { createQueuePool } from './queue-pool.ts';

interface QueueRun {
  readonly work: Work;
  readonly keyOf: (job: Job) => string;
  /** As --queue names it. */
  readonly queue: string;
  readonly out: string | undefined;
  readonly backend: Backend['name'];
  readonly io: Io;
}

/** By the workers of a queue. Stopped here, they go on. */
export function onQueue({ work, keyOf, queue, out, backend, io }: QueueRun): Compute {
  return async (computation) => {
    const address = queueAddress(queue);
    const redis = await connect(address, (sentence) => io.stderr(`${sentence}\n`));
    const jobs = computation.jobs.slice(computation.known.length);
    const title = work.plan.groups[0]?.scenario.title ?? '';
    const pool = createQueuePool({ redis, work, title, jobs, keyOf, backend });
    try {
      const results = await untilInterrupt({
        ...computation,
        plan: work.plan,
        pool,
        onProgress: progressLines(io),
        now: () => performance.now(),
      });
      if (results) await pool.settle();
      else io.stderr(stoppedText(out));
      return results;
    } catch (error) {
      await pool.withdraw();
      throw error;
    } finally {
      await pool.release();
    }
  };
}

const stoppedText = (out: string | undefined): string =>
  `stopped here, the queue goes on; the same command${out ? ' with --resume' : ''} takes its results\n`;
