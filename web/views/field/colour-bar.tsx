import { useId } from 'react';
import { textWidth } from '../../../src/picture/layout.ts';
import type { ColourMap } from '../../plot/colour.ts';

interface ColourBarProps {
  /** Right end, including the last label. */
  readonly right: number;
  readonly y: number;
  readonly width: number;
  readonly low: string;
  readonly high: string;
  readonly map: ColourMap;
}

const STOPS = Array.from({ length: 11 }, (_, k) => k / 10);

/** A colour scale with the values at its ends. */
export function ColourBar({ right, y, width, low, high, map }: ColourBarProps) {
  const gradient = useId();
  const x = right - textWidth(high, 11) - 4 - width;
  return (
    <g>
      <defs>
        <linearGradient id={gradient}>
          {STOPS.map((stop) => {
            const at = 3 * Math.round(255 * stop);
            return (
              <stop key={stop} offset={stop} stopColor={`rgb(${map[at]} ${map[at + 1]} ${map[at + 2]})`} />
            );
          })}
        </linearGradient>
      </defs>
      <text x={x - 5} y={y + 8} textAnchor="end">
        {low}
      </text>
      <rect x={x} y={y} width={width} height={8} rx={2} fill={`url(#${gradient})`} stroke="var(--hairline)" />
      <text x={right} y={y + 8} textAnchor="end">
        {high}
      </text>
    </g>
  );
}
