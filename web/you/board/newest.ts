import type { Turn } from '../../../src/engine/game/game.ts';
import { type Box, bestSpot, markBox, type Spot, textBox, textWidth } from '../../../src/picture/layout.ts';

/** The step number beside a query, in px. */
export interface StepLabel {
  readonly t: number;
  readonly text: string;
  readonly spot: Spot;
}

const NEWEST = 5;
const SIZE = 12;
/** Distance between a mark and its step number, in px. */
const AWAY = 11;
const RADIUS = 6;

/**
 * The numbers of the last five steps beside their marks, the newest first: above if possible, otherwise
 * beside or below, otherwise none. No label overlaps a mark or another label.
 */
export function stepLabels(
  turns: readonly Turn[],
  place: (turn: Turn) => readonly [number, number],
  bounds: Box,
): StepLabel[] {
  const newest = turns.slice(-NEWEST).reverse();
  const taken = [...newest, ...turns.slice(0, -NEWEST)].map((turn) => markBox(...place(turn), RADIUS));
  const labels: StepLabel[] = [];
  newest.forEach((turn, i) => {
    const [x, y] = place(turn);
    const text = i === 0 ? `$t$ = ${turn.t}` : String(turn.t);
    const width = textWidth(text, SIZE);
    const spots: Spot[] = [
      { x, y: y - AWAY, anchor: 'middle' },
      { x: x + AWAY, y: y + 4, anchor: 'start' },
      { x: x - AWAY, y: y + 4, anchor: 'end' },
      { x, y: y + AWAY + 9, anchor: 'middle' },
    ];
    const boxes = spots.map((spot) => textBox(spot, width, SIZE));
    const best = bestSpot(
      boxes,
      taken.filter((_, k) => k !== i),
      bounds,
    );
    if (best < 0) return;
    taken.push(boxes[best]);
    labels.push({ t: turn.t, text, spot: spots[best] });
  });
  return labels;
}
