import type { LabWorker } from '../../../src/archive/lab-worker.ts';

/** A worker as used by the pool. */
export interface PoolMember {
  readonly lab: LabWorker;
  /** Rejects with the error when the worker reports that it broke. A worker that dies silently does not. */
  readonly broken: Promise<never>;
  /** Ends the worker; its calls never settle. */
  readonly stop: () => void;
}
