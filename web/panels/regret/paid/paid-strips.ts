import { type Tick, ticks } from '../../../../src/picture/axis.ts';
import { linear, type Scale } from '../../../../src/picture/scale.ts';
import type { PanelLane } from '../../../readings/panel-lane.ts';
import type { TimeFrame } from '../../../time/time-frame.ts';
import type { Span } from '../../../time/time-marks.tsx';

/** Position of one lane's areas, in px. */
export interface Strip extends Span {
  readonly y: Scale;
  readonly grid: readonly Tick[];
}

/** Room for a lane's name above its strip, and the least height of a strip, in px. */
const HEAD = 17;
const LEAST = 22;

/** The lanes' strips, one below the other; a pixel is the same regret in all, so areas can be compared. */
export function stripsOf(frame: TimeFrame, lanes: readonly PanelLane[], reaches: readonly number[]): Strip[] {
  const room = frame.bottom - frame.top - HEAD * lanes.length;
  const scale = regretPerPixel(reaches, Math.max(room, LEAST * lanes.length));
  const values = ticks(linear([0, Math.max(...reaches, 0)], [0, 1]), 3).map(({ value }) => value);
  let top = frame.top;
  return reaches.map((reach) => {
    const height = Math.max(LEAST, reach / scale);
    const bottom = top + HEAD + height;
    const y = linear([0, height * scale], [bottom, top + HEAD]);
    const shown = values.filter((value) => value <= height * scale);
    const strip = { top: top + HEAD, bottom, y, grid: shown.map((value) => tick(value, y)) };
    top = bottom;
    return strip;
  });
}

const tick = (value: number, y: Scale): Tick => ({ value, at: y(value), label: String(value) });

/** Regret per pixel with which the strips fill the room, those with little regret at the least height. */
function regretPerPixel(reaches: readonly number[], room: number): number {
  let low = 0;
  for (const reach of [...reaches].sort((a, b) => a - b)) {
    const rest = reaches.filter((other) => other >= reach).reduce((sum, other) => sum + other, 0);
    const scale = rest / (room - LEAST * low);
    if (scale > 0 && reach / scale >= LEAST) return scale;
    low++;
  }
  return 1;
}

/** R_t at a step, or at the last one before it. */
export const regretAt = ({ records }: PanelLane, t: number): number =>
  records[Math.min(t, records.length) - 1]?.cumulativeRegret ?? 0;
