import { formatTick } from './format.ts';
import type { Scale } from './scale.ts';

export interface Tick {
  readonly value: number;
  /** In px. */
  readonly at: number;
  readonly label: string;
}

/** About `count` round ticks within the scale's domain. */
export const ticks = (scale: Scale, count: number): Tick[] =>
  scale.ticks(count).map((value) => ({ value, at: scale(value), label: formatTick(value) }));

/** As many ticks as leave about 34 px to each, between 2 and 5. */
export const tickCount = (length: number): number => Math.max(2, Math.min(5, Math.round(length / 34)));

/** Between two ticks of a vertical axis the symbol needs this room, in px. */
const SYMBOL_ROOM = 30;

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
