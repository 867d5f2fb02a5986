import type { LabWorker } from './protocol.ts';

/** A worker as the pool needs it: its interface and a promise that rejects when the worker breaks. */
export interface PoolMember {
  readonly lab: LabWorker;
  readonly broken: Promise<never>;
}
