import * as words from '#words/time/time-plot';
import { type Tick, ticks, xAxis } from '../../src/picture/axis.ts';
import { textWidth } from '../../src/picture/layout.ts';
import { linear, type Scale } from '../../src/picture/scale.ts';
import type { Shape } from '../../src/picture/shape.ts';

/** Position of a plot over t in its box, in px. `left` and `right` are the same in every panel. */
export interface TimeFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly horizon: number;
  /** Step to px. */
  readonly x: Scale;
}

/** Room right of the last step, and below the axis for ticks. */
const RIGHT = 9;
const BOTTOM = 20;
/** Room left of the first step for numbers. */
export const LEFT = 34;

interface FrameOptions {
  readonly left: number;
  /** Room above the plot; that of the regret panel holds the cursor's label. */
  readonly top: number;
}

/** The frame of a box of `width × height` px for steps 1..horizon. */
export function timeFrame(
  { width, height }: { readonly width: number; readonly height: number },
  horizon: number,
  { left, top }: FrameOptions,
): TimeFrame {
  const right = width - RIGHT;
  // A box without layout has no height yet.
  const bottom = Math.max(top, height - BOTTOM);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    horizon,
    x: linear([1, Math.max(2, horizon)], [left, right]),
  };
}

/** The step nearest to a distance from the box's left edge in px. */
export function stepAt({ x, horizon }: TimeFrame, px: number): number {
  return Math.max(1, Math.min(horizon, Math.round(x.invert(px))));
}

/** Half the width of one step in px. */
export const halfStep = ({ x }: TimeFrame): number => (x(2) - x(1)) / 2;

/** In a short run half a step is wide, so what is drawn for it ends this far outside the axis, in px. */
const OVERHANG = 5;

/** Limits a position in px to the t axis with a small margin. */
export function withinAxis({ left, right }: TimeFrame, px: number): number {
  return Math.max(left - OVERHANG, Math.min(right + OVERHANG, px));
}

/** Least distance between labels of neighbouring steps, and least gap between longer ones, in px. */
const APART = 30;
const BETWEEN = 9;
const TICK_SIZE = 11;
/** Width of "step t" in px. */
const TITLE = 30;

/** The label distance needed in a run, whose last step has the longest label. */
const apartOf = (label: string): number => Math.max(APART, textWidth(label, TICK_SIZE) + BETWEEN);

/** Ticks at round steps, always including the first and the last. */
export function timeTicks({ x, horizon }: TimeFrame): Tick[] {
  const tick = (value: number): Tick => ({ value, at: x(value), label: String(value) });
  const [first, last] = [tick(1), tick(horizon)];
  const apart = apartOf(last.label);
  const between = ticks(x, 4).filter(
    ({ value, at }) => Number.isInteger(value) && at - first.at >= apart && last.at - at >= apart,
  );
  return horizon > 1 ? [first, ...between, last] : [first];
}

/** Position of "step t": in the last gap between ticks with room for it; null if there is none. */
export function timeTitleAt(marks: readonly Tick[]): number | null {
  for (let i = marks.length - 1; i > 0; i--) {
    const needed = Math.max(2 * APART, apartOf(marks[i].label) + TITLE);
    if (marks[i].at - marks[i - 1].at >= needed) return (marks[i].at + marks[i - 1].at) / 2;
  }
  return null;
}

/** The t axis below a plot, with "step t" in place of a tick. */
export function timeAxis(frame: TimeFrame): Shape[] {
  const marks = timeTicks(frame);
  const at = timeTitleAt(marks);
  return xAxis(frame.x, marks, frame.bottom, at === null ? null : { text: words.stepAxis, at });
}

/** A plot lower than this, in px, has room for letters and few numbers only. */
export const LOW = 90;

/** A scale from 0 to a round top that is ≥ `largest`, with round values for a grid. */
export function scaleFromZero(
  { bottom, top }: TimeFrame,
  largest: number,
  count = bottom - top < LOW ? 2 : 4,
): { readonly y: Scale; readonly grid: readonly Tick[] } {
  const y = linear([0, largest > 0 ? largest : 1], [bottom, top]).nice(count);
  return { y, grid: ticks(y, count) };
}
