import type { LabWorker } from '../../../src/archive/lab-worker.ts';

/** A worker as the pool needs it. */
export interface PoolMember {
  readonly lab: LabWorker;
  /** Rejects with what went wrong when the worker says that it broke. One that dies silently does not. */
  readonly broken: Promise<never>;
  /** Ends the worker; its calls never settle. */
  readonly stop: () => void;
}
