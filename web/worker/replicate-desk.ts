import type { Backend } from '../../src/index.ts';
import type { Group, JobResult } from '../../src/replicates/plan.ts';
import { workOn } from '../../src/replicates/run-job.ts';
import { abortError } from './abort.ts';

/** Work between two looks at the run shown: short, so that a frame asked for meanwhile hardly waits. */
const SLICE_MILLISECONDS = 8;

interface Surroundings {
  readonly loadBackend: () => Promise<Backend>;
  /** Resolves once waiting messages have been served and nothing of the run shown is under way. */
  readonly whenIdle: () => Promise<void>;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

/** A worker's replicates: done in slices, and only while the run shown wants nothing. */
export class ReplicateDesk {
  private readonly surroundings: Surroundings;
  private group: Group | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** Takes the group that later jobs belong to; those under way are cancelled. */
  open(group: Group): void {
    this.group = { ...group };
  }

  /**
   * Runs one replicate of the open group: all its lanes. Rejects with the fault; with an AbortError, after its slice at the
   * latest, when it is cancelled.
   */
  async run(replicate: number, signal: AbortSignal): Promise<JobResult> {
    const { group } = this;
    const { loadBackend, whenIdle, now } = this.surroundings;
    if (!group) throw abortError();
    const work = workOn(group, replicate, await loadBackend());
    try {
      for (;;) {
        await whenIdle();
        signal.throwIfAborted();
        if (this.group !== group) throw abortError();
        const until = now() + SLICE_MILLISECONDS;
        do {
          const { done, value } = work.next();
          if (done) return value;
        } while (now() < until);
      }
    } finally {
      work.return([]);
    }
  }
}
