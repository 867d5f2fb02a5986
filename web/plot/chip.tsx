import { textWidth } from '../../src/picture/layout.ts';
import { plainMath } from '../../src/picture/math.ts';
import { MathTspan } from '../ui/math-text.tsx';

interface ChipProps {
  /** Where it begins, has its middle or ends. */
  readonly x: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Its middle. */
  readonly y: number;
  readonly text: string;
  /** Edges it stays within. */
  readonly within?: readonly [left: number, right: number];
  /** Hollow: not yet set. */
  readonly open?: boolean;
}

/** Words on ink in a plot. */
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
