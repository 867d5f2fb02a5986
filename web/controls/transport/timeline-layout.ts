import type { LaneLetter } from '../../../src/contracts/scenario.ts';

/** What happened to one lane at step t. */
export interface LaneMark {
  readonly lane: LaneLetter;
  readonly t: number;
  readonly word: 'reset' | 'branch';
}

export interface TimelineLayout {
  readonly changes: readonly { readonly step: number; readonly x: number; readonly label: boolean }[];
  readonly marks: readonly (LaneMark & {
    readonly x: number;
    readonly badge: boolean;
    readonly label: boolean;
  })[];
}

/** Widths in CSS pixels of "f changes", of a badge, and of a badge with "branch", the longer of its words. */
const CHANGE_LABEL = 68;
const BADGE = 16;
const WORD_LABEL = 50;
/** Room at both ends for the numbers of the first and the last step. */
const END_LABEL = 26;

interface LayoutInput {
  readonly changes: readonly number[];
  readonly marks: readonly LaneMark[];
  /** Pixel of a step; a change after step c stands at c + ½. */
  readonly x: (step: number) => number;
  readonly left: number;
  readonly right: number;
  /** A narrow timeline has badges only. */
  readonly words: boolean;
}

/** Places the marks of the timeline; where labels would overlap, the later or the wordier one goes. */
export function timelineLayout({ changes, marks, x, left, right, words }: LayoutInput): TimelineLayout {
  let freeFrom = left;
  const placedChanges = changes.map((step) => {
    const at = x(step + 0.5);
    const label = words && at - CHANGE_LABEL >= freeFrom;
    freeFrom = at;
    return { step, x: at, label };
  });

  const sorted = [...marks].sort(
    (a, b) => a.t - b.t || a.lane.localeCompare(b.lane) || a.word.localeCompare(b.word),
  );
  let taken = left + END_LABEL;
  const badged = sorted.map((mark) => {
    const at = x(mark.t);
    const badge = at - BADGE / 2 >= taken && at + BADGE / 2 <= right - END_LABEL;
    if (badge) taken = at + BADGE / 2;
    return { ...mark, x: at, badge };
  });
  const placed = badged.map((mark, i) => {
    const next = badged.slice(i + 1).find(({ badge }) => badge);
    const room = (next ? next.x - BADGE / 2 : right - END_LABEL) - mark.x;
    return { ...mark, label: words && mark.badge && room >= WORD_LABEL };
  });
  return { changes: placedChanges, marks: placed };
}
