import type { Ready } from './spec.ts';

/** A job in this process. */
export interface Local {
  /** Sets up what a run destroys; not timed. */
  readonly reset?: () => void;
  readonly run: () => void;
  /** Called once, after the first run. */
  readonly value: () => number | null;
  readonly dispose?: () => void;
}

/** Runs a job once and makes it ready to be timed. */
export function ready({ reset = () => {}, run, value, dispose = () => {} }: Local): Ready {
  const timed = () => {
    reset();
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  return {
    first: timed(),
    value: value(),
    dispose,
    sample: async (repeats) => Array.from({ length: repeats }, timed),
  };
}
