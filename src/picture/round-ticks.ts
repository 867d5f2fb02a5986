import { SYMBOL_ROOM, type Tick, ticks } from './axis.ts';
import type { Scale } from './scale.ts';

/** As many round ticks of a vertical axis, at most `most`, as leave the symbol its room between two. */
export function roundTicks(scale: Scale, most: number): Tick[] {
  for (let count = most; count > 2; count--) {
    const marks = ticks(scale, count);
    if (marks.length < 2 || Math.abs(marks[1].at - marks[0].at) >= SYMBOL_ROOM) return marks;
  }
  return ticks(scale, 2);
}
