import * as words from '#words/panels/trigger';
import type { StepRecord } from '../../../src/contracts/record.ts';
import { type Box, overlaps, textBox, textWidth } from '../../../src/picture/layout.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import type { TimeFrame } from '../../time/time-frame.ts';

/** The mark of one reset in the trigger panel, in px, and its label where there is room for one. */
export interface ResetMark {
  readonly t: number;
  readonly x: number;
  readonly y: number;
  readonly label: { readonly text: string; readonly x: number; readonly anchor: 'start' | 'end' } | null;
}

const AWAY = 9;
const SIZE = 12;
/** Up to this many resets the word stands before the step. */
const WITH_WORD = 2;

/**
 * Places a label beside each reset, left of it or, where that is taken or outside, right. The newest reset
 * comes first; one that finds no room has none. No label lies on another label or mark.
 */
export function resetMarks(resets: readonly StepRecord[], frame: TimeFrame, y: Scale): ResetMark[] {
  const spots = resets.map(({ t, psi }) => ({ t, x: frame.x(t), y: Math.max(frame.top, y(psi ?? 0)) }));
  const taken: Box[] = spots.map((spot) => ({
    left: spot.x - 5,
    right: spot.x + 5,
    top: spot.y - 6,
    bottom: spot.y + 6,
  }));
  const marks = spots.toReversed().map((spot): ResetMark => {
    const text = resets.length <= WITH_WORD ? words.resetAt(spot.t) : String(spot.t);
    const width = textWidth(text, SIZE);
    for (const anchor of ['end', 'start'] as const) {
      const x = anchor === 'end' ? spot.x - AWAY : spot.x + AWAY;
      const box = textBox({ x, y: spot.y + 4, anchor }, width, SIZE);
      const inside = box.left >= frame.left && box.right <= frame.width;
      if (!inside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return { ...spot, label: { text, x, anchor } };
    }
    return { ...spot, label: null };
  });
  return marks.reverse();
}
