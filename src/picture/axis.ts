import { formatTick } from './format.ts';
import type { Scale } from './scale.ts';
import { line, type Shape, text } from './shape.ts';

export interface Tick {
  readonly value: number;
  /** In px. */
  readonly at: number;
  readonly label: string;
}

/** About `count` round ticks within the scale's domain. */
export const ticks = (scale: Scale, count: number): Tick[] =>
  scale.ticks(count).map((value) => ({ value, at: scale(value), label: formatTick(value) }));

/** As many ticks as leave about 34 px to each, between 3 and 5: of 2 that are asked for only one may be round. */
export const tickCount = (length: number): number => Math.max(3, Math.min(5, Math.round(length / 34)));

/** Between two ticks of a vertical axis the symbol needs this room, in px. */
export const SYMBOL_ROOM = 30;

/** The ticks of a vertical axis; the first and last alone where the symbol would have no room between two. */
export const roomyTicks = (marks: readonly Tick[]): readonly Tick[] =>
  marks.length > 2 && Math.abs(marks[1].at - marks[0].at) < SYMBOL_ROOM
    ? [marks[0], marks[marks.length - 1]]
    : marks;

/**
 * Where the axis symbol stands on the axis line, in place of a tick: midway between the last two ticks,
 * or between the only one and the farther end.
 */
export function symbolAt(scale: Scale, marks: readonly Tick[]): number {
  const last = marks.at(-1);
  const previous = marks.at(-2);
  if (last && previous) return (last.at + previous.at) / 2;
  const [start, end] = scale.range();
  if (!last) return (start + end) / 2;
  return (last.at + (Math.abs(end - last.at) > Math.abs(start - last.at) ? end : start)) / 2;
}

/** In place of a tick, or where it is said to stand. */
type AxisSymbol = string | { readonly text: string; readonly at: number };

const placed = (symbol: AxisSymbol, scale: Scale, marks: readonly Tick[]) =>
  typeof symbol === 'string' ? { text: symbol, at: symbolAt(scale, marks) } : symbol;

/** Values at the left of a plot: a line across it and a number for each tick. */
export const yGrid = (marks: readonly Tick[], left: number, right: number): Shape[] =>
  marks.flatMap(({ at, label }) => [
    line('grid', left, at, right, at),
    ...(label === '' ? [] : [text('tick', left - 6, at + 4, label, 'end')]),
  ]);

/** The same with the axis symbol. */
export function yAxis(
  scale: Scale,
  marks: readonly Tick[],
  [left, right]: readonly [number, number],
  symbol: AxisSymbol,
): Shape[] {
  const { text: name, at } = placed(symbol, scale, marks);
  return [...yGrid(marks, left, right), text('symbol', left - 6, at + 4, name, 'end')];
}

/** An axis at the height `y` with ticks and numbers below it, and its symbol. */
export function xAxis(
  scale: Scale,
  marks: readonly Tick[],
  y: number,
  symbol: AxisSymbol | null = null,
): Shape[] {
  const [start, end] = scale.range();
  const name = symbol && placed(symbol, scale, marks);
  return [
    ...marks.flatMap(({ at, label }) => [
      line('axis', at, y, at, y + 4),
      ...(label === '' ? [] : [text('tick', at, y + 15, label, 'middle')]),
    ]),
    line('axis', start, y, end, y),
    ...(name ? [text('symbol', name.at, y + 15, name.text, 'middle')] : []),
  ];
}

/** Lines from top to bottom at the ticks of an axis. */
export const xGrid = (marks: readonly Tick[], top: number, bottom: number): Shape[] =>
  marks.map(({ at }) => line('grid', at, top, at, bottom));

/** Numbers below an axis, without ticks. */
export const xLabels = (marks: readonly Tick[], y: number): Shape[] =>
  marks.map(({ at, label }) => text('tick', at, y, label, 'middle'));
