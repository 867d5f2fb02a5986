import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Tries that a test made, where it is not one; scripts/count-faults.ts adds them up. */
    tries?: number;
  }
}

/** How often a hunt tries: `all`, or a number that it is to stop at. */
const wanted = process.env.DRIFTLAB_FAULTS;

/**
 * The hunt as it is measured before a release (DRIFTLAB_FAULTS=all, hours), as much of it as there is time for (a number of tries), or the share
 * of it that every run of the tests repeats.
 */
export const share = (few: number, all: number): number =>
  wanted === undefined ? few : wanted === 'all' ? all : Math.min(all, Number(wanted));

/** Time for a test that tries often. */
export const PATIENCE = { timeout: wanted === undefined ? 240_000 : 6 * 3_600_000 };

/** Says how often a test tried. */
export function tried({ task }: Pick<TestContext, 'task'>, tries: number): void {
  task.meta.tries = (task.meta.tries ?? 0) + tries;
}
