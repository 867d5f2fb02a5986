import './reset-strip.css';
import { memo, useMemo } from 'react';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { type ResetCounts, resetCounts, resetSentence } from '../../readings/seeds/reset-counts.ts';
import { useDrawnUntil, useUncoveredReplicates } from '../../store/hooks.ts';
import { halfStep, timeFrame } from '../../time/time-frame.ts';
import { Badge } from '../../ui/badge.tsx';
import { useSize } from '../../ui/use-size.ts';

interface ResetStripProps {
  /** The lane of the panel; null: the first one that resets. */
  readonly letter: LaneLetter | null;
  readonly horizon: number;
  /** Left end of the t axis above it, in px. */
  readonly left: number;
}

/**
 * Histogram of a lane's resets over many seeds, under the panel's t axis. Empty until there are seeds, or
 * while the future is hidden.
 */
export const ResetStrip = memo(function ResetStrip({ letter, horizon, left }: ResetStripProps) {
  const { lanes, results } = useUncoveredReplicates();
  const found = useMemo(() => {
    const candidates = letter === null ? lanes : [letter];
    for (const lane of candidates) {
      const counts = resetCounts({ lanes, results }, lane, horizon);
      if (counts) return { lane, counts };
    }
    return null;
  }, [lanes, results, letter, horizon]);
  const until = useDrawnUntil();
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  if (!found || until < horizon) return null;
  const { lane, counts } = found;
  return (
    <div className="reset-strip">
      <div ref={ref} className="bars" aria-hidden="true">
        {width > 0 && (
          <svg className="chart" width={width} height={height} data-lane={lane} aria-hidden="true">
            <path d={resetBars(counts, horizon, { left, width, height })} />
          </svg>
        )}
      </div>
      <p className="reading">
        <span className="item">
          <Badge letter={lane} small />
          {resetSentence(counts)}
        </span>
      </p>
    </div>
  );
});

interface Box {
  /** Left end of the t axis. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** The bars as one SVG path, aligned with the t axis; the highest fills the box, a pixel between bars. */
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
