import { memo, useEffect, useMemo, useRef } from 'react';
import { RAMP } from '../../../src/picture/palette.ts';
import { colourMap, paintField } from '../../plot/colour.ts';
import { useTheme } from '../../store/hooks.ts';
import { halfStep, type TimeFrame, withinAxis } from '../../time/time-frame.ts';
import type { MapBand } from './map-layers.ts';

interface HeatProps {
  readonly frame: TimeFrame;
  readonly band: MapBand;
  /** `⌈T / every⌉ × N` row-major, t slow. */
  readonly field: Float64Array;
  readonly steps: number;
  /** Steps per column, 1 by default. */
  readonly every?: number;
  readonly range: readonly [number, number];
}

/** The truth over time in grey, one pixel per column and candidate, over the band. Painted once per world. */
export const Heat = memo(function Heat({ frame, band, field, steps, every = 1, range }: HeatProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const map = useMemo(() => colourMap(RAMP[theme]), [theme]);
  const columns = Math.ceil(steps / every);
  const rows = field.length / columns;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(columns, rows);
    paintField(field, columns, rows, range, map, image.data);
    context.putImageData(image, 0, 0);
  }, [field, columns, rows, range, map]);

  const half = halfStep(frame);
  const left = withinAxis(frame, frame.left - half);
  const right = withinAxis(frame, frame.left + half * (2 * steps - 1));
  const height = band.bottom - band.top;
  // The first and last candidate are on the border (arms: half a row inside), so half a row sticks out.
  const row = band.axis === null ? height / rows : height / (rows - 1);
  const out = band.axis === null ? 0 : row / 2;
  return (
    <div
      className={band.axis === null ? 'heat arms' : 'heat'}
      style={{ left, top: band.top, width: right - left, height }}
    >
      <canvas
        ref={canvas}
        width={columns}
        height={rows}
        style={{
          left: frame.left - half - left,
          top: -out,
          width: 2 * half * every * columns,
          height: rows * row,
        }}
      />
    </div>
  );
});
