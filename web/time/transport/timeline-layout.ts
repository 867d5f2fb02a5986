import type { LaneLetter } from '../../../src/contracts/scenario.ts';

/** An event of one lane at step t. */
export interface LaneMark {
  readonly lane: LaneLetter;
  readonly t: number;
  readonly kind: 'reset' | 'branch';
}

/** An event on the timeline: a line in the lane's colour, and a badge if there is room. */
export interface PlacedMark extends LaneMark {
  readonly x: number;
  /** Marks of one step share the line's height: the part of this one, from 0 at the top to 1. */
  readonly part: readonly [from: number, to: number];
  /** Middle of the badge, and its row from the top; null without room. */
  readonly badge: { readonly x: number; readonly row: number } | null;
  /** Whether the word is shown right of the badge. */
  readonly label: boolean;
}

export interface TimelineLayout {
  readonly changes: readonly { readonly step: number; readonly x: number; readonly label: boolean }[];
  readonly marks: readonly PlacedMark[];
}

/** Widths in CSS pixels of "f changes", of a badge, and of a badge with "branch", its longest word. */
const CHANGE_LABEL = 68;
const BADGE = 16;
const WORD_LABEL = 50;
/** Rows of badges if the timeline is high enough for words. */
const ROWS = 2;
/** With more marks only lines are drawn, because only some could have badges. */
export const MOST_BADGED = 150;
/** Room at both ends for the numbers of the first and the last step. */
const END_LABEL = 26;

interface LayoutInput {
  readonly changes: readonly number[];
  readonly marks: readonly LaneMark[];
  /** Pixel of a step; a change after step c is at c + ½. */
  readonly x: (step: number) => number;
  readonly left: number;
  readonly right: number;
  /** Whether there is room for words; a narrow timeline has badges only. */
  readonly words: boolean;
}

/** Places the marks of the timeline. Every line is drawn; labels that would overlap are left out. */
export function timelineLayout({ changes, marks, x, left, right, words }: LayoutInput): TimelineLayout {
  let freeFrom = left;
  const placedChanges = changes.map((step) => {
    const at = x(step + 0.5);
    const label = words && at - CHANGE_LABEL >= freeFrom;
    freeFrom = at;
    return { step, x: at, label };
  });

  const rows = marks.length > MOST_BADGED ? 0 : words ? ROWS : 1;
  const badged = placeBadges(marks, x, left, right, rows);
  const placed = badged.map((mark, i) => {
    const { badge } = mark;
    if (!words || !badge) return { ...mark, label: false };
    const next = badged.slice(i + 1).find((other) => other.badge?.row === badge.row)?.badge;
    const end = next ? next.x - BADGE / 2 : right - (badge.row === 0 ? END_LABEL : 0);
    return { ...mark, label: badge.row === 0 && end - badge.x >= WORD_LABEL };
  });
  return { changes: placedChanges, marks: placed };
}

/**
 * Stacks the badges of one step, with further stacks beside the first. A step whose badges have no room in
 * any row gets none.
 */
function placeBadges(
  marks: readonly LaneMark[],
  x: LayoutInput['x'],
  left: number,
  right: number,
  rows: number,
): Omit<PlacedMark, 'label'>[] {
  // The numbers of the first and the last step are in the first row.
  const taken = Array.from({ length: rows }, (_, row) => left + (row === 0 ? END_LABEL : 0));
  const limit = (row: number) => right - (row === 0 ? END_LABEL : 0);
  return stepsOf(marks).flatMap((lanes) => {
    const { t } = lanes[0];
    const columns = Math.ceil(lanes.length / rows);
    const from = x(t) - (columns * BADGE) / 2;
    const to = from + columns * BADGE;
    const free = (row: number) => from >= taken[row] && to <= limit(row);
    const all = taken.map((_, row) => row);
    const used = lanes.length === 1 ? all.filter(free).slice(0, 1) : all.every(free) ? all : [];
    for (const row of used) taken[row] = to;
    return lanes.map((mark, k) => ({
      ...mark,
      x: x(t),
      part: [k / lanes.length, (k + 1) / lanes.length] as const,
      badge: used.length
        ? { x: from + BADGE * (Math.floor(k / used.length) + 0.5), row: used[k % used.length] }
        : null,
    }));
  });
}

/** The marks grouped by step, each group ordered by letter. */
function stepsOf(marks: readonly LaneMark[]): LaneMark[][] {
  const sorted = [...marks].sort(
    (a, b) => a.t - b.t || a.lane.localeCompare(b.lane) || a.kind.localeCompare(b.kind),
  );
  const steps: LaneMark[][] = [];
  for (const mark of sorted) {
    const last = steps.at(-1);
    if (last?.[0].t === mark.t) last.push(mark);
    else steps.push([mark]);
  }
  return steps;
}
