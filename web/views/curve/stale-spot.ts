import { bestSpot, type Spot, textBox, textWidth } from '../../../src/picture/layout.ts';
import type { PlotLabel } from '../plot/curve-labels.ts';
import type { CurveLayout } from '../plot/curve-layout.ts';

const SIZE = 12;
/** From the ring's centre to the words, and to their baseline above and below it, in px. */
const AWAY = 13;
const HEIGHTS = [-9, 20];

/**
 * Where the words at a ring stand: on the side away from the query, above, unless they would leave the plot or cover a label.
 * @returns null where there is no room
 */
export function staleSpot(
  text: string,
  ring: { readonly x: number; readonly y: number },
  query: number,
  labels: readonly PlotLabel[],
  { left, right, bottom }: Pick<CurveLayout, 'left' | 'right' | 'bottom'>,
): Spot | null {
  const start = [{ x: ring.x + AWAY, anchor: 'start' }] as const;
  const end = [{ x: ring.x - AWAY, anchor: 'end' }] as const;
  const sides = query > ring.x ? [...end, ...start] : [...start, ...end];
  const spots = sides.flatMap((side) => HEIGHTS.map((height) => ({ ...side, y: ring.y + height })));
  const boxes = spots.map((spot) => textBox(spot, textWidth(text, SIZE), SIZE));
  return spots[bestSpot(boxes, labels.map(boxOf), { left, right, top: 0, bottom: bottom + 6 })] ?? null;
}

function boxOf({ spot, lines }: PlotLabel) {
  const width = Math.max(...lines.map(({ text }) => textWidth(text, SIZE)));
  return textBox(spot, width, SIZE, lines.length);
}
