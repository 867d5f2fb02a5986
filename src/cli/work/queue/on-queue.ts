import type { Backend } from '../../../index.ts';
import type { Job } from '../../../plan/plan.ts';
import type { Io } from '../../io.ts';
import type { Compute } from '../compute.ts';
import { progressLines } from '../progress.ts';
import { untilInterrupt } from '../until-interrupt.ts';
import type { Ordered } from '../work.ts';
import { addressName, queueAddress, queueSecret } from './address.ts';
import { connect, farewell, tellLosses } from './connection.ts';
import { ours } from './foreign.ts';
import { createQueuePool } from './queue-pool.ts';
import { createSignature } from './signature.ts';

interface QueueRun {
  readonly work: Ordered;
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
    const signature = createSignature(queueSecret());
    const say = (sentence: string) => io.stderr(`${sentence}\n`);
    const redis = await connect(address, say);
    let leaving = false;
    let leave = () => pool.release();
    tellLosses(redis, addressName(address), (sentence) => !leaving && say(sentence));
    const jobs = computation.jobs.slice(computation.known.length);
    const title = work.plan.groups[0]?.scenario.title ?? '';
    const pool = createQueuePool({ redis, signature, work, title, jobs, keyOf, backend });
    try {
      const results = await ours(
        untilInterrupt({
          ...computation,
          plan: work.plan,
          pool,
          onProgress: progressLines(io),
          now: () => performance.now(),
        }),
      );
      if (results) await ours(pool.settle());
      else say(stoppedText(out));
      return results;
    } catch (error) {
      leave = () => pool.withdraw().then(pool.release, pool.release);
      throw error;
    } finally {
      leaving = true;
      // Once: where it gives up, the process ends soon after, with the status that comes next.
      await farewell(leave());
    }
  };
}

const stoppedText = (out: string | undefined): string =>
  `stopped here, the queue continues; the same command${out ? ' with --resume' : ''} takes its results`;
