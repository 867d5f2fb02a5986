import type { JobResult } from '../../plan/plan.ts';
import { type RunOptions, runPlan } from '../../plan/runner.ts';
import { interruptible } from '../interrupt.ts';

/** The results, or null when the run was interrupted. */
export function untilInterrupt(options: RunOptions): Promise<JobResult[] | null> {
  return interruptible(async (signal) => {
    try {
      return await runPlan({ ...options, signal });
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      options.pool.close();
    }
  });
}
