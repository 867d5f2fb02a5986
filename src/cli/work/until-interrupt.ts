import type { JobResult } from '../../index.ts';
import { type RunOptions, runPlan } from '../../plan/runner.ts';
import { unlessInterrupted } from '../interrupt.ts';

/** The results, or null when the run was interrupted. */
export function untilInterrupt(options: RunOptions): Promise<JobResult[] | null> {
  return unlessInterrupted((signal) => runPlan({ ...options, signal }).finally(() => options.pool.close()));
}
