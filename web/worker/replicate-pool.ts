import type { Group } from '../../src/replicates/plan.ts';
import { createWorkerPool, type JobPool } from '../../src/replicates/pool.ts';
import type { LabWorker } from './protocol.ts';
import type { SteadyLab } from './steady-lab.ts';

/** The replicates of a group on workers that also serve the run shown, which goes first there. */
export function createReplicatePool(labs: readonly SteadyLab[], group: Group): JobPool {
  const waiting = [...labs];
  const informed = new WeakSet<LabWorker>();
  const { signal, abort } = controls();
  /** A successor of a lost worker has to be told the group too. */
  const ask = (replicate: number) => async (lab: LabWorker) => {
    if (!informed.has(lab)) await lab.openReplicates(group);
    informed.add(lab);
    return lab.replicate(replicate, signal);
  };
  return createWorkerPool(labs.length, (onAnswer) => {
    const lab = waiting.shift() as SteadyLab;
    return {
      post: ({ replicate }) =>
        void lab.ask(ask(replicate)).then(
          (result) => onAnswer({ ok: true, result }),
          (error: Error) => onAnswer({ ok: false, message: `replicate ${replicate}: ${error.message}` }),
        ),
      terminate: abort,
    };
  });
}

function controls() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
