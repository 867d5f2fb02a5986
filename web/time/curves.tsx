import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { Scale } from '../../src/picture/scale.ts';
import { bandBetween, type Series, seriesPath } from '../plot/series.ts';
import type { TimeFrame } from './time-frame.ts';

interface CurveProps {
  readonly frame: TimeFrame;
  readonly y: Scale;
  /** The lane whose colour the line has; black without one. */
  readonly letter?: LaneLetter;
  readonly values: Series;
  /** Stroke width in px. */
  readonly width?: number;
  /** Whether the line is interrupted between index i − 1 and i. */
  readonly cut?: (i: number) => boolean;
}

/** A line over t, with gaps where its values are not finite. */
export function Curve({ frame, y, letter, values, width = 2.25, cut }: CurveProps) {
  return (
    <path
      data-lane={letter}
      className={letter ? 'curve' : 'curve ink'}
      strokeWidth={width}
      d={seriesPath(values, frame.x, y, cut)}
    />
  );
}

interface BandProps extends Pick<CurveProps, 'frame' | 'y' | 'letter'> {
  readonly lower: Series;
  readonly upper: Series;
}

/** The area between two series over t, in a pale colour. */
export function Band({ frame, y, letter, lower, upper }: BandProps) {
  return <path data-lane={letter} className="curve-band" d={bandBetween(lower, upper, frame.x, y)} />;
}
