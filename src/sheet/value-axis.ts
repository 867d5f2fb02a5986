import { formatTick } from '../picture/format.ts';
import { namesWidth } from '../picture/layout.ts';
import { linear, roundDomain, type Scale } from '../picture/scale.ts';
import { line, type Shape, text } from '../picture/shape.ts';
import { measureById } from '../replicates/comparison/measures.ts';
import type { Sheet } from './sheet.ts';

/** Narrower pictures put names over their rows. */
export const COMPACT = 520;

/** px right of the axis, for mean, interval and mean rank; and left of the names, for the bars of groups. */
const FIGURES = 118;
export const groupsWidth = ({ comparison }: Pick<Sheet, 'comparison'>): number =>
  6 + 6 * Math.max(1, comparison.groups.length);

/** The axis of the dots of final values. */
export function valueAxis(sheet: Sheet, width: number): Scale {
  const { comparison, lanes } = sheet;
  const domain = roundDomain(comparison.values.flat());
  if (width < COMPACT) return linear(domain, [34, width - 12]);
  const names = Math.min(
    0.34 * width,
    Math.max(
      110,
      56 +
        namesWidth(
          lanes.map(({ name }) => name),
          12,
        ),
    ),
  );
  const left = groupsWidth(sheet) + names;
  return linear(domain, [left, width - FIGURES]);
}

/** Grid lines of an axis from top to bottom. */
export const axisGrid = (x: Scale, top: number, bottom: number): Shape[] =>
  ticksOf(x).map((value) => line('grid', x(value), top, x(value), bottom));

/** The axis itself, with ticks below it; its symbol stands between the last two, or in place of the last but one. */
export function axisShapes(x: Scale, y: number, symbol: string): Shape[] {
  const [start, end] = x.range();
  const marks = ticksOf(x);
  const [before, last] = marks.slice(-2).map((value) => x(value));
  const crowded = last !== undefined && symbol !== '' && last - before < 40 + 6 * plainLength(symbol);
  const middle = last === undefined ? (start + end) / 2 : crowded ? before : (before + last) / 2;
  return [
    line('axis', start, y, end, y),
    ...marks.flatMap((value) => [
      line('axis', x(value), y, x(value), y + 4),
      ...(crowded && x(value) === before
        ? []
        : [text('tick', x(value), y + 15, formatTick(value), 'middle')]),
    ]),
    text('symbol-name', middle, y + 15, symbol, 'middle'),
  ];
}

const plainLength = (words: string): number => words.replaceAll('$', '').length;

export const symbolOf = ({ comparison }: Pick<Sheet, 'comparison'>): string =>
  measureById(comparison.measure).symbol;

/** Round values of a horizontal scale. */
export function ticksOf(x: Scale): number[] {
  const [start, end] = x.range();
  return x.ticks(Math.max(2, Math.min(6, Math.round((end - start) / 76))));
}
