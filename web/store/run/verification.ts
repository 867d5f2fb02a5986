import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { type Parting, partingOf } from '../../../src/engine/link/trail.ts';
import { engineName } from '../../../src/engine/version.ts';
import type { PageState } from '../page.ts';
import type { LaneData } from '../state.ts';

/**
 * Why fingerprints differ: another engine computes other numbers on purpose; other arithmetic gives other
 * last digits; if both are the same, the run itself is different.
 */
export type Difference = 'engine' | 'arithmetic' | 'run';

/** A lane whose run differs from the promise, and its first differing step, if the promise contains it. */
export interface DifferentLane {
  readonly id: LaneLetter;
  readonly parting: Parting | null;
}

/** State of a link's promise: still running, kept bit for bit, or broken. */
export type Verification =
  | { readonly state: 'running' }
  | { readonly state: 'identical'; readonly records: number }
  | { readonly state: 'different'; readonly lanes: readonly DifferentLane[]; readonly because: Difference };

/** Compares the lanes' fingerprints with those in the link. null if it promises nothing about these lanes. */
export function verify(
  scenario: Pick<Scenario, 'engine'>,
  lanes: readonly LaneData[],
  { promised, backend }: Pick<PageState, 'promised' | 'backend'>,
): Verification | null {
  const prints = promised?.fingerprints ?? {};
  const checked = lanes.filter(({ lane }) => prints[lane.id]);
  if (!promised || checked.length === 0) return null;
  const different = checked.filter(({ lane, run }) => run.fingerprint && run.fingerprint !== prints[lane.id]);
  if (different.length > 0)
    return {
      state: 'different',
      lanes: different.map(({ lane, run }) => ({
        id: lane.id,
        parting: parting(run.marks, promised.trails?.[lane.id]),
      })),
      because: difference(promised.engine, engineName(backend ?? 'wasm', scenario)),
    };
  if (checked.some(({ run }) => !run.fingerprint)) return { state: 'running' };
  // Where the world moves by itself there are more marks than steps; an archived engine may give none.
  const made = ({ run }: LaneData) => run.marks.length / 2 || run.records.length;
  const records = checked.reduce((sum, lane) => sum + made(lane), 0);
  return { state: 'identical', records };
}

const parting = (marks: string, trail: string | undefined): Parting | null =>
  trail === undefined ? null : partingOf(marks, trail);

function difference(theirs: string, ours: string): Difference {
  if (theirs === ours) return 'run';
  const version = (name: string) => name.split(' ')[0];
  return version(theirs) === version(ours) ? 'arithmetic' : 'engine';
}
