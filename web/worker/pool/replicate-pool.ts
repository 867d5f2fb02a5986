import * as words from '#words/page/worker';
import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import type { Group, Job } from '../../../src/plan/plan.ts';
import { createWorkerPool, type JobPool } from '../../../src/plan/pool.ts';
import type { SteadyLab } from './steady-lab.ts';

/** Number of pools created so far, used to number them for the workers. */
let pools = 0;

/** Runs the replicates of some groups on workers that also serve the run shown, which comes first there. */
export function createReplicatePool(labs: readonly SteadyLab[], groups: readonly Group[]): JobPool {
  const plan = ++pools;
  const waiting = [...labs];
  const informed = new Set<LabWorker>();
  const controller = new AbortController();
  const forget = (lab: LabWorker) => void lab.closeReplicates(plan).catch(() => {});
  const inform = async (lab: LabWorker) => {
    await lab.openReplicates(plan, groups);
    // Closed meanwhile: otherwise the worker would keep the plan.
    if (controller.signal.aborted) forget(lab);
    else informed.add(lab);
  };
  /** Also sends the groups to a worker that replaced a lost one. */
  const ask =
    ({ group, replicate }: Job) =>
    async (lab: LabWorker) => {
      if (!informed.has(lab)) await inform(lab);
      return lab.replicate(replicate, { plan, group }, controller.signal);
    };
  const close = () => {
    controller.abort();
    // Lost workers never answer and hold nothing any more.
    for (const lab of informed) forget(lab);
    informed.clear();
  };
  return createWorkerPool(labs.length, (onAnswer) => {
    const lab = waiting.shift() as SteadyLab;
    return {
      post: (job) =>
        void lab.ask(ask(job)).then(
          (result) => onAnswer({ ok: true, result }),
          (error: Error) =>
            onAnswer({
              ok: false,
              message: words.replicateFailed({ replicate: job.replicate, reason: error.message }),
            }),
        ),
      terminate: close,
    };
  });
}
