import type { PlannedGroup } from '../../../src/archive/lab-worker.ts';
import { checkLaneRoom } from '../../../src/engine/scenario/room.ts';
import { KEPT } from '../../../src/engine/scenario/settings.ts';
import { type Backend, type JobResult, prepareAlgorithms } from '../../../src/index.ts';
import { requireObjective } from '../../../src/objectives/registry.ts';
import type { Group } from '../../../src/plan/plan.ts';
import { workOn } from '../../../src/plan/run-job.ts';
import { abortError } from '../abort.ts';

/** Time spent before checking the run shown: short, so that requested frames hardly wait. */
const SLICE_MILLISECONDS = 8;

interface Surroundings {
  readonly loadBackend: () => Promise<Backend>;
  /** Resolves when waiting messages have been served and no work for the run shown is under way. */
  readonly whenIdle: () => Promise<void>;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

/** Runs a worker's replicates, in slices, only while the run shown needs nothing. */
export class ReplicateDesk {
  private readonly surroundings: Surroundings;
  private readonly plans = new Map<number, readonly Group[]>();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** Adds the groups that later jobs of this plan belong to. */
  open(plan: number, groups: readonly Group[]): void {
    this.plans.set(plan, groups);
  }

  /** Forgets a plan and cancels its jobs. */
  close(plan: number): void {
    this.plans.delete(plan);
  }

  /**
   * Runs one replicate of a group with all its lanes. Rejects with the fault, or with an AbortError within a
   * slice when it is cancelled. Jobs of several plans take turns.
   */
  async run(replicate: number, { plan, group }: PlannedGroup, signal: AbortSignal): Promise<JobResult> {
    const groups = this.plans.get(plan);
    const { loadBackend, whenIdle, now } = this.surroundings;
    if (!groups) throw abortError();
    await prepareAlgorithms(groups[group].lanes);
    requireRoom(groups[group]);
    const work = workOn(groups[group], replicate, await loadBackend());
    try {
      for (;;) {
        await whenIdle();
        signal.throwIfAborted();
        if (!this.plans.has(plan)) throw abortError();
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

/** Checks that the memory of every lane fits, as of those shown. @throws ScenarioError */
function requireRoom({ scenario, lanes }: Group): void {
  const spec = requireObjective(scenario.objective.id);
  const asked = {
    ...scenario,
    lanes: lanes.map(({ lane: id = 'A', ...setup }) => ({ id, label: '', ...setup })),
  };
  for (const i of lanes.keys()) checkLaneRoom(spec, asked, i, KEPT);
}
