import type { JobResult } from '../../index.ts';
import type { Job } from '../../plan/plan.ts';
import type { Io } from '../io.ts';

/** Jobs on their way to results. */
interface Computation {
  readonly jobs: readonly Job[];
  /** Results of the first of them. */
  readonly known: readonly JobResult[];
  /** Called for every job that was not known, in their order. */
  readonly onResult: (job: Job, result: JobResult) => void;
}

/** The results in the order of the jobs, or null when the run was interrupted. */
export type Compute = (computation: Computation) => Promise<readonly JobResult[] | null>;

/** What a run of a plan, or of a part of it, goes by. */
export interface RunSettings {
  readonly io: Io;
  readonly out: string | undefined;
  readonly resume: boolean;
  /** Names a job by its content. */
  readonly keyOf: (job: Job) => string;
  readonly compute: Compute;
}
