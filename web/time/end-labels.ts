import { type Box, spread, textWidth } from '../../src/picture/layout.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { LOW, type TimeFrame } from './time-frame.ts';

/** The name at the end of a line; anchor point on the baseline, in px. */
interface EndLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

const SIZE = 12;
const GAP = 15;
/** Letters alone may be closer together. */
const LETTER_GAP = 12;
const AWAY = 9;
/** From the middle of a label to its baseline. */
const BASELINE = 4;
/** Room in the panel to the right of the plot's box. */
const PADDING = 14;
/** From the middle of a label to its upper edge, with some space. */
const HALF = 9;
/** Left of the cursor a label is above its line; that of the lowest line below it if there is room. */
const ABOVE = -10;
const BELOW = 12;

/**
 * Names for lines that end at `x`, moved apart. They are right of the ends; near the right edge left of them
 * and off the lines. Where the names fit on neither side, and in a low plot, the lanes' letters are used.
 * @param title box of the words in the plot's upper corner: labels that reach into it stay below
 */
export function endLabels(
  ends: readonly (Pick<PanelLane, 'letter' | 'name'> & { readonly height: number })[],
  x: number,
  frame: TimeFrame,
  title: Box,
): EndLabel[] {
  const low = frame.bottom - frame.top < LOW;
  const words = ends.map(({ name, letter }) => (low ? letter : name));
  const widest = Math.max(0, ...words.map((text) => textWidth(text, SIZE)));
  const onRight = x + AWAY + widest <= frame.width + PADDING;
  const onLeft = !onRight && x - AWAY - widest >= frame.left + (frame.right - frame.left) / 3;
  const lowest = Math.max(...ends.map(({ height }) => height));
  const roomBelow = ends.length > 1 && lowest + BELOW <= frame.bottom - 4;
  const wishes = ends.map(({ height }) =>
    onLeft ? height + (roomBelow && height === lowest ? BELOW : ABOVE) : height,
  );
  const width = onRight || onLeft ? widest : textWidth('A', SIZE);
  const [from, to] = onLeft ? [x - AWAY - width, x - AWAY] : [x + AWAY, x + AWAY + width];
  const highest = from < title.right && to > title.left ? title.bottom + HALF : frame.top + 4;
  const heights = spread(wishes, low ? LETTER_GAP : GAP, highest, frame.bottom - 5);
  return ends.map(({ letter }, i) => ({
    text: onRight || onLeft ? words[i] : letter,
    x: onLeft ? x - AWAY : x + AWAY,
    y: heights[i] + BASELINE,
    anchor: onLeft ? 'end' : 'start',
  }));
}
