import type { Fingerprints } from '../../src/engine/link/link.ts';
import type { LaneData } from './state.ts';

/** What became of a link's promise: the run is going on, the same bit for bit, or not. */
export type Verification =
  | { readonly state: 'running' }
  | { readonly state: 'identical'; readonly records: number }
  | { readonly state: 'different'; readonly lanes: readonly string[] };

/**
 * Compares the lanes' fingerprints with those that came in the link. null when the link promised nothing
 * about these lanes.
 */
export function verify(lanes: readonly LaneData[], promised: Fingerprints | null): Verification | null {
  const checked = lanes.filter(({ lane }) => promised?.[lane.id]);
  if (!promised || checked.length === 0) return null;
  const different = checked.filter(
    ({ lane, run }) => run.fingerprint && run.fingerprint !== promised[lane.id],
  );
  if (different.length > 0) return { state: 'different', lanes: different.map(({ lane }) => lane.id) };
  if (checked.some(({ run }) => !run.fingerprint)) return { state: 'running' };
  const records = checked.reduce((sum, { run }) => sum + run.records.length, 0);
  return { state: 'identical', records };
}
