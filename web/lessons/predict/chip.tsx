import { textWidth } from '../../../src/picture/layout.ts';

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** The side of the place on which it stands. */
  readonly side: 'left' | 'right';
  /** Not yet set. */
  readonly open?: boolean;
}

/** The learner's mark: ink, as the time cursor's label. */
export function Chip({ x, y, text, side, open = false }: ChipProps) {
  const width = textWidth(text, 11) + 16;
  const left = side === 'right' ? x : x - width;
  return (
    <g className={open ? 'lesson-chip open' : 'lesson-chip'}>
      <rect x={left} y={y - 9} width={width} height={18} rx={9} />
      <text x={left + width / 2} y={y + 4} textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
