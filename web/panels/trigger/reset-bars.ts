import type { ResetCounts } from '../../readings/seeds/reset-counts.ts';
import { halfStep, timeFrame } from '../../time/time-frame.ts';

interface Box {
  /** Left end of the t axis. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The bars as one SVG path: on the panels' t axis, the highest as high as the box, a pixel between neighbours. */
export function resetBars({ width: steps, counts }: ResetCounts, horizon: number, box: Box): string {
  const frame = timeFrame(box, horizon, { left: box.left, top: 0 });
  const half = halfStep(frame);
  const highest = Math.max(...counts);
  return counts
    .flatMap((count, i) => {
      if (count === 0) return [];
      const from = frame.x(i * steps + 1) - half;
      const to = frame.x(Math.min(horizon, (i + 1) * steps)) + half;
      const tall = (count / highest) * box.height;
      return [`M${from} ${box.height}v${-tall}H${Math.max(from + 1, to - 1)}v${tall}z`];
    })
    .join('');
}
