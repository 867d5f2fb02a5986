import { type Tick, ticks } from '../../../../src/picture/axis.ts';
import { linear, type Scale } from '../../../../src/picture/scale.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import type { TimeFrame } from '../../../time/time-frame.ts';
import type { Span } from '../../../time/time-marks.tsx';

/** Position of one lane's areas, in px. */
export interface Strip extends Span {
  readonly y: Scale;
  /** Baseline of the lane's name: above the strip, or in it where the plot is low. */
  readonly name: number;
  readonly grid: readonly Tick[];
}

/** Room for a lane's name above its strip, and the least height of a strip, in px. */
const HEAD = 17;
const LEAST = 22;

/** The lanes' strips, one below the other; a pixel is the same regret in all, so areas can be compared. */
export function stripsOf(frame: TimeFrame, lanes: readonly PanelLane[], reaches: readonly number[]): Strip[] {
  const each = (frame.bottom - frame.top) / lanes.length;
  const head = each < HEAD + LEAST ? 0 : HEAD;
  const least = Math.min(LEAST, each);
  const scale = regretPerPixel(reaches, (each - head) * lanes.length, least);
  const values = ticks(linear([0, Math.max(...reaches, 0)], [0, 1]), 3).map(({ value }) => value);
  let top = frame.top;
  return reaches.map((reach) => {
    const start = top + head;
    const height = Math.max(least, reach / scale);
    const bottom = start + height;
    const y = linear([0, height * scale], [bottom, start]);
    const grid = values.filter((value) => value <= height * scale).map((value) => tick(value, y));
    // Without a head the strip above ends here, with its 0.
    const above = head || start === frame.top ? start - LABEL : start;
    top = bottom;
    const name = head ? start - 5 : start + 12;
    return { top: start, bottom, y, name, grid: readable(grid, above) };
  });
}

/** Height of a tick's label, in px. */
const LABEL = 12;

/** The ticks whose labels overlap neither each other nor one at `above`; the lowest always, and then the highest. */
function readable(grid: readonly Tick[], above: number): Tick[] {
  const [lowest, ...others] = grid;
  const free = others.filter(({ at }) => at - above >= LABEL && lowest.at - at >= LABEL);
  const apart = free.every(({ at }, i) => i === 0 || free[i - 1].at - at >= LABEL);
  return [lowest, ...(apart ? free : free.slice(-1))];
}

const tick = (value: number, y: Scale): Tick => ({ value, at: y(value), label: String(value) });

/** Regret per pixel with which the strips fill the room, those with little regret at the least height. */
function regretPerPixel(reaches: readonly number[], room: number, least: number): number {
  let low = 0;
  for (const reach of [...reaches].sort((a, b) => a - b)) {
    const rest = reaches.filter((other) => other >= reach).reduce((sum, other) => sum + other, 0);
    const scale = rest / (room - least * low);
    if (scale > 0 && reach / scale >= least) return scale;
    low++;
  }
  return 1;
}

/** R_t at a step, or at the last one before it. */
export const regretAt = ({ records }: PanelLane, t: number): number =>
  records[Math.min(t, records.length) - 1]?.cumulativeRegret ?? 0;
