import { LaneError } from '../engine/lane/lane-slots.ts';
import type { Backend } from '../gp/backend.ts';
import { NotFinite, NotPositiveDefinite, OutOfMemory } from '../linalg/errors.ts';
import { ObjectiveError } from '../objectives/spec.ts';
import { messageOf } from '../parameters/thrown.ts';
import { ProgramError } from '../program/program-error.ts';
import type { Group, Job } from './plan.ts';
import { type Answer, JobError, type JobPool, resultOf } from './pool.ts';
import { runJob } from './run-job.ts';

/** Faults of a scenario that only its run brings to light. */
export const FORESEEN = [
  ObjectiveError,
  LaneError,
  ProgramError,
  NotPositiveDefinite,
  NotFinite,
  OutOfMemory,
] as const;

/** The worker's side: does a job and always answers. */
export function answerJob(groups: readonly Group[], job: Job, backend: Backend): Answer {
  try {
    return { ok: true, result: runJob(groups[job.group], job.replicate, backend) };
  } catch (error) {
    const fault = messageOf(error);
    const foreseen = FORESEEN.some((kind) => error instanceof kind);
    return { ok: false, message: `replicate ${job.replicate}: ${fault}`, ...(foreseen && { foreseen }) };
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
