import type { LaneLetter } from '../../contracts/scenario.ts';

/** As `Fingerprint.mark` writes them. */
const MARK_LETTERS = 2;
/** Most marks of a lane in a link. */
const MOST_MARKS = 200;
export const LONGEST_TRAIL = MOST_MARKS * MARK_LETTERS;

/**
 * Marks along a lane's records, one for each of at most `MOST_MARKS` stretches of equal length: each is the start of
 * the fingerprint up to the stretch's last step, so that all marks after a difference differ.
 */
export type Trails = Readonly<Partial<Record<LaneLetter, string>>>;

/** Steps per stretch: 1 for runs of up to 200 steps. */
const stretch = (steps: number): number => Math.max(1, Math.ceil(steps / MOST_MARKS));

/** The trails for a link, from marks for every step. */
export function thinnedTrails(marks: Trails): Trails {
  return Object.fromEntries(Object.entries(marks).map(([lane, all]) => [lane, thinned(all)]));
}

function thinned(marks: string): string {
  const steps = marks.length / MARK_LETTERS;
  const every = stretch(steps);
  if (every === 1) return marks;
  const kept: string[] = [];
  for (let end = every; end < steps + every; end += every) kept.push(markAt(marks, Math.min(end, steps)));
  return kept.join('');
}

const markAt = (marks: string, step: number): string =>
  marks.slice((step - 1) * MARK_LETTERS, step * MARK_LETTERS);

/** Steps between which two runs diverge; the same step twice where every step has its mark. */
export interface Parting {
  readonly from: number;
  readonly to: number;
}

/** Where a run with a mark for every step leaves a linked trail; null where it does not, or there is no trail. */
export function partingOf(marks: string, trail: string): Parting | null {
  const steps = marks.length / MARK_LETTERS;
  const every = stretch(steps);
  const own = thinned(marks);
  for (let at = 0; at < Math.min(own.length, trail.length) / MARK_LETTERS; at++)
    if (markAt(own, at + 1) !== markAt(trail, at + 1))
      return { from: at * every + 1, to: Math.min((at + 1) * every, steps) };
  return null;
}
