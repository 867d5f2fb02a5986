import { symbolAt, type Tick } from '../../src/picture/axis.ts';
import type { Scale } from '../../src/picture/scale.ts';
import { MathTspan } from '../ui/math-text.tsx';

interface GridProps {
  readonly ticks: readonly Tick[];
  readonly scale: Scale;
  readonly left: number;
  readonly right: number;
  readonly symbol: string;
}

/** Horizontal grid lines with their values at the left, and the axis symbol in place of a tick. */
export function YGrid({ ticks, scale, left, right, symbol }: GridProps) {
  return (
    <g>
      {ticks.map(({ value, at, label }) => (
        <g key={value}>
          <line x1={left} x2={right} y1={at} y2={at} stroke="var(--grid)" />
          <text x={left - 6} y={at + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <text className="t2" x={left - 6} y={symbolAt(scale, ticks) + 4} textAnchor="end">
        <MathTspan text={symbol} />
      </text>
    </g>
  );
}

interface XAxisProps {
  readonly ticks: readonly Tick[];
  readonly scale: Scale;
  readonly y: number;
  readonly symbol: string;
}

/** Axis line with ticks below it and the symbol in place of a tick. */
export function XAxis({ ticks, scale, y, symbol }: XAxisProps) {
  const [start, end] = scale.range();
  return (
    <g>
      {ticks.map(({ value, at, label }) => (
        <g key={value}>
          <line x1={at} x2={at} y1={y} y2={y + 4} stroke="var(--axis)" />
          <text x={at} y={y + 15} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <line x1={start} x2={end} y1={y} y2={y} stroke="var(--axis)" />
      <text className="t2" x={symbolAt(scale, ticks)} y={y + 15} textAnchor="middle">
        <MathTspan text={symbol} />
      </text>
    </g>
  );
}
