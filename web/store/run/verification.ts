import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { type Parting, partingOf } from '../../../src/engine/link/trail.ts';
import { engineName } from '../../../src/engine/version.ts';
import type { PageState } from '../page.ts';
import type { LaneData } from '../state.ts';

/**
 * Why fingerprints may differ: another engine computes other numbers on purpose, other arithmetic other last digits;
 * with both the same, the run is another one.
 */
export type Difference = 'engine' | 'arithmetic' | 'run';

/** A lane that runs otherwise than promised, and where it parts, if the promise tells. */
export interface DifferentLane {
  readonly id: LaneLetter;
  readonly parting: Parting | null;
}

/** What became of a link's promise: the run is going on, the same bit for bit, or not. */
export type Verification =
  | { readonly state: 'running' }
  | { readonly state: 'identical'; readonly records: number }
  | { readonly state: 'different'; readonly lanes: readonly DifferentLane[]; readonly because: Difference };

/**
 * Compares the lanes' fingerprints with those that came in the link. null when the link promised nothing
 * about these lanes.
 */
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
  // Where the world moves by itself there are more marks than steps of it; an archived engine may give none.
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
