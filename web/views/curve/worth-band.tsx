import './worth-band.css';
import { useMemo } from 'react';
import type { Frame } from '../../../src/contracts/record.ts';
import { bandPath } from '../../../src/picture/paths.ts';
import type { Scale } from '../../../src/picture/scale.ts';

interface WorthBandProps {
  readonly frame: Frame;
  /** Share of the variance worth learning (G). */
  readonly share: Float64Array;
  /** Coordinates of the candidates (G). */
  readonly axis: Float64Array;
  readonly x: Scale;
  readonly y: Scale;
}

/** μ ± √β_t √C: the part of the band that is worth learning, the whole band where all of it is. */
export function WorthBand({ frame, share, axis, x, y }: WorthBandProps) {
  const path = useMemo(() => worthPath(frame, share, Array.from(axis, x), y), [frame, share, axis, x, y]);
  return path && <path className="glide worth-band" d={path} fill="var(--lane)" />;
}

/** null for a lane without a band. */
export function worthPath(
  { mean, sd, multiplier }: Pick<Frame, 'mean' | 'sd' | 'multiplier'>,
  share: ArrayLike<number>,
  xs: readonly number[],
  y: (value: number) => number,
): string | null {
  if (!mean || !sd || !multiplier) return null;
  const edge = (by: number) => Array.from(mean, (m, g) => y(m + by * sd[g] * Math.sqrt(share[g])));
  return bandPath(xs, edge(multiplier), edge(-multiplier));
}
