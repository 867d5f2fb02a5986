import { textWidth } from '../../src/picture/layout.ts';
import { plainMath } from '../../src/picture/math.ts';
import { MathTspan } from '../ui/math-text.tsx';

interface ChipProps {
  /** Position of the start, middle or end, as `anchor` says. */
  readonly x: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Vertical middle. */
  readonly y: number;
  readonly text: string;
  /** Horizontal limits. */
  readonly within?: readonly [left: number, right: number];
  /** Whether it is hollow, for a value not yet set. */
  readonly open?: boolean;
}

/** Light text on a dark label in a plot. */
export function Chip({ x, anchor = 'middle', y, text, within, open = false }: ChipProps) {
  const width = textWidth(plainMath(text), 11) + 16;
  const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const left = within ? Math.max(within[0], Math.min(within[1] - width, from)) : from;
  return (
    <g className={open ? 'chip open' : 'chip'}>
      <rect x={left} y={y - 9} width={width} height={18} rx={9} />
      <text x={left + width / 2} y={y + 4} textAnchor="middle">
        <MathTspan text={text} />
      </text>
    </g>
  );
}
