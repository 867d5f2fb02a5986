import { type Tick, ticks, xAxis, xLabels } from '../picture/axis.ts';
import { plainMath } from '../picture/math.ts';
import { extent, linear, type Scale } from '../picture/scale.ts';
import { line, type Shape } from '../picture/shape.ts';
import { namesWidth } from '../picture/text-lines.ts';
import { measureSymbol } from './measure-words.ts';
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
  const names = namesWidth(
    lanes.map(({ name }) => name),
    12,
  );
  const left = groupsWidth(sheet) + Math.min(0.34 * width, Math.max(110, 56 + names));
  return linear(domain, [left, width - FIGURES]);
}

/** The axis with its ticks; its symbol stands between the last two, or in place of the last but one. */
export function axisShapes(x: Scale, y: number, symbol: string): Shape[] {
  const marks = ticksOf(x);
  const [before, last] = marks.slice(-2);
  const crowded = last !== undefined && last.at - before.at < 40 + 6 * plainMath(symbol).length;
  const kept = marks.map((mark) => (crowded && mark === before ? { ...mark, label: '' } : mark));
  return xAxis(x, kept, y, crowded ? { text: symbol, at: before.at } : symbol);
}

export const symbolOf = ({ comparison }: Pick<Sheet, 'comparison'>): string =>
  measureSymbol(comparison.measure);

/** Round values of a horizontal scale. */
export function ticksOf(x: Scale): Tick[] {
  const [start, end] = x.range();
  return ticks(x, Math.max(2, Math.min(6, Math.round((end - start) / 76))));
}

/** An axis of differences with its grid, its zero line strong. */
export function differenceAxis(x: Scale, top: number, bottom: number): Shape[] {
  const marks = ticksOf(x);
  const [start, end] = x.range();
  return [
    ...marks.map(({ value, at }) => line(value === 0 ? 'zero' : 'grid', at, top, at, bottom)),
    ...xLabels(marks, bottom + 16),
    line('axis', start, bottom, end, bottom),
  ];
}

/** Round ends around values; from zero where they lie not far from it, and never empty. */
export function roundDomain(values: readonly number[]): readonly [number, number] {
  const [low, high] = extent(values);
  const from = low >= 0 && low < 0.6 * high ? 0 : low;
  return linear(high > from ? [from, high] : [from - 0.5, from + 0.5], [0, 1])
    .nice(6)
    .domain();
}

/** Decimals with which the values of a scale are read. */
export const decimalsOf = (scale: Scale): number => decimalsFor(scale.domain());

/** Decimals with which values of this size are read. */
export function decimalsFor(values: readonly number[]): number {
  const size = Math.max(...values.map(Math.abs));
  return size >= 20 ? 1 : size >= 2 ? 2 : 3;
}
