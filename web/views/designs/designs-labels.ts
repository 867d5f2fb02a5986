import * as words from '#words/views/environment';
import { formatValue } from '../../../src/picture/format.ts';
import {
  type Box,
  bestSpot,
  clampSpot,
  markBox,
  type Spot,
  textBox,
  textWidth,
} from '../../../src/picture/layout.ts';
import type { DesignsLayout } from './designs-layout.ts';
import type { DesignsShapes } from './designs-shapes.ts';

/** Words in the plot over the designs. `strong` ones have the lane's colour. */
export interface DesignsLabel {
  readonly key: 'level' | 'answer' | 'best' | 'regret';
  readonly text: string;
  readonly spot: Spot;
  readonly strong: boolean;
}

const SIZE = 12;
/** A gap lower than this gets no label. */
const LEAST_GAP = 14;

/**
 * Labels of level, answer, best design and regret. None overlaps another or a mark, and they cover as little
 * of the curves as possible.
 * @param regret r_t of the answer marked; null if it is not shown
 */
export function designsLabels(
  shapes: Pick<DesignsShapes, 'level' | 'answer' | 'best' | 'trace'>,
  layout: DesignsLayout,
  level: number,
  regret: number | null,
): DesignsLabel[] {
  const { answer, best, trace } = shapes;
  const { left, right, top, bottom } = layout;
  const bounds: Box = { left, right, top: top - 6, bottom: bottom + 4 };
  const taken: Box[] = [markBox(best.x, best.y, 7), ...(answer ? [markBox(answer.x, answer.y, 6)] : [])];
  const labels: DesignsLabel[] = [];
  const add = (key: DesignsLabel['key'], text: string, spots: readonly Spot[], strong = false) => {
    const width = textWidth(text.replace(/[\u0302*]/g, ''), SIZE);
    const clamped = spots.map((spot) => (spot.anchor === 'middle' ? clampSpot(spot, width, bounds) : spot));
    const boxes = clamped.map((spot) => textBox(spot, width, SIZE));
    const at = bestSpot(boxes, taken, bounds, trace);
    if (at < 0) return;
    taken.push(boxes[at]);
    labels.push({ key, text, spot: clamped[at], strong });
  };
  if (answer) add('answer', words.answer, around(answer, 6), true);
  if (answer && regret !== null && answer.y - best.y >= LEAST_GAP)
    add('regret', `$r_t$ ${formatValue(regret)}`, alongRegret(answer.x, answer.y, best.y), true);
  if (!answer || Math.abs(answer.x - best.x) > 1) add('best', words.best, around(best, 7));
  add('level', words.level(formatValue(level)), alongLevel(shapes.level, left, right));
  return labels;
}

const around = ({ x, y }: { readonly x: number; readonly y: number }, r: number): Spot[] => [
  { x, y: y + r + 13, anchor: 'middle' },
  { x, y: y - r - 5, anchor: 'middle' },
  ...beside(x, y, r + 5),
  { x: x + 8, y: y + r + 12, anchor: 'start' },
  { x: x - 8, y: y + r + 12, anchor: 'end' },
  { x, y: y + r + 28, anchor: 'middle' },
];

const beside = (x: number, y: number, away = 6): Spot[] => [
  { x: x + away, y: y + 4, anchor: 'start' },
  { x: x - away, y: y + 4, anchor: 'end' },
];

/** Spots beside the bracket: half way, near its foot, near its head. */
const alongRegret = (x: number, low: number, high: number): Spot[] =>
  [(low + high) / 2, low - 8, high + 8].flatMap((y) => beside(x, y, 9));

const alongLevel = (y: number, left: number, right: number): Spot[] => [
  { x: right - 2, y: y - 4, anchor: 'end' },
  { x: left + 2, y: y - 4, anchor: 'start' },
  { x: right - 2, y: y + 13, anchor: 'end' },
  { x: left + 2, y: y + 13, anchor: 'start' },
  { x: (left + right) / 2, y: y - 4, anchor: 'middle' },
  { x: (left + right) / 2, y: y + 13, anchor: 'middle' },
];
