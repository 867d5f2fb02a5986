import * as words from '#words/views/plot';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { textWidth } from '../../../src/picture/layout.ts';
import { MathTspan } from '../../ui/math-text.tsx';
import type { CurveLayout } from './curve-layout.ts';

/** The query of a lane at the step drawn. */
export interface LaneQuery {
  readonly letter: LaneLetter;
  readonly index: number;
}

const BADGE = 15;
const ROWS = 3;

/** Rows for badges at these positions: as low as possible without overlap. */
export function badgeRows(xs: readonly number[]): number[] {
  const rows: number[] = [];
  xs.forEach((x, i) => {
    const free = (row: number) =>
      xs.slice(0, i).every((other, k) => rows[k] !== row || Math.abs(other - x) > BADGE);
    let row = 0;
    while (row < ROWS - 1 && !free(row)) row++;
    rows.push(row);
  });
  return rows;
}

interface SideBySideProps {
  readonly queries: readonly LaneQuery[];
  readonly t: number;
  readonly layout: CurveLayout;
  readonly x: (index: number) => number;
}

/** The queries of all lanes at the step, in place of the acquisition, which a person does not have. */
export function SideBySide({ queries, t, layout, x }: SideBySideProps) {
  const { axis, stripTop, left, right } = layout;
  const xs = queries.map(({ index }) => x(index));
  const rows = badgeRows(xs);
  const text = words.allQueries(t);
  const width = textWidth(text, 12);
  const clear = (from: number) => xs.every((at) => at + BADGE < from || at - BADGE > from + width);
  const spots = [right - width, left + 4, ...xs.map((at) => at + BADGE + 4)];
  const at = spots.find((from) => from + width <= right && clear(from));
  return (
    <g pointerEvents="none">
      {queries.map(({ letter }, i) => {
        const top = axis - 12 - BADGE * (rows[i] + 1);
        return (
          <g key={letter} data-lane={letter}>
            <line x1={xs[i]} x2={xs[i]} y1={top} y2={axis} stroke="var(--lane)" strokeWidth={1.5} />
            <rect x={xs[i] - BADGE / 2} y={top} width={BADGE} height={BADGE} rx={4} fill="var(--lane-text)" />
            <text className="badge-letter" x={xs[i]} y={top + 11} textAnchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
      {at !== undefined && !layout.compact && (
        <text className="t2" x={at} y={stripTop + 12}>
          <MathTspan text={text} />
        </text>
      )}
    </g>
  );
}
