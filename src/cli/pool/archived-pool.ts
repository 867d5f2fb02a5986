import { archivedLab } from '../../archive/archived-lab.ts';
import { EngineError } from '../../archive/engine-error.ts';
import type { LabWorker } from '../../archive/lab-worker.ts';
import { messageOf } from '../../parameters/thrown.ts';
import type { Group, Job } from '../../plan/plan.ts';
import { type Answer, createWorkerPool, type JobPool } from '../../plan/pool.ts';
import type { WholeEngine } from '../engines/choice.ts';
import { startEngineThread } from '../engines/engine-thread.ts';
import { CliError } from '../io.ts';

/** The only plan that its threads are given. */
const PLAN = 0;

/** A pool of `size` threads of an archived engine, each of which holds the groups. What the engine does not know closes it. */
export const createArchivedPool = (
  { engine, knows, worker }: WholeEngine,
  groups: readonly Group[],
  size: number,
): JobPool =>
  createWorkerPool(size, (onAnswer, onDeath) => {
    const thread = startEngineThread(worker);
    thread.broken.catch(onDeath);
    const lab = archivedLab(engine, knows, thread.line);
    const opened = lab.openReplicates(PLAN, groups);
    opened.catch((error) => onDeath(error instanceof EngineError ? new CliError(error.message) : error));
    return {
      post: (job) =>
        void opened.then(
          async () => onAnswer(await answerOf(lab, job)),
          () => {},
        ),
      terminate: thread.stop,
    };
  });

async function answerOf(lab: LabWorker, { group, replicate }: Job): Promise<Answer> {
  try {
    const unheard = new AbortController().signal;
    return { ok: true, result: await lab.replicate(replicate, { plan: PLAN, group }, unheard) };
  } catch (error) {
    return { ok: false, message: `replicate ${replicate}: ${messageOf(error)}` };
  }
}
