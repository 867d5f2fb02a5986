import { useId, useMemo } from 'react';
import { plainMath } from '../../../src/picture/math.ts';
import { bandPath, linePath } from '../../../src/picture/paths.ts';
import { Chip } from '../../plot/chip.tsx';
import { Marks } from '../../plot/marks.tsx';
import { Names } from '../../views/arms/names.tsx';
import { aimAt, query } from '../play.ts';
import { placeText } from '../readings.ts';
import { AimSurface, BoardData, StepNames } from './board-parts.tsx';
import type { BoardProps } from './board-props.ts';
import { type LineLayout, lineLayout } from './line-layout.ts';
import { stepLabels } from './newest.ts';

/** The board over a line or over arms: observed values against candidates. */
export function LineBoard({ letter, candidates, turns, aim, belief, range, width, height }: BoardProps) {
  const layout = useMemo(
    () => lineLayout(candidates, range, width, height),
    [candidates, range, width, height],
  );
  const { xOf, y, left, right, top, axis } = layout;
  const said = plainMath(placeText(candidates, aim));
  const middle = (axis + top) / 2;
  const place = ({ index, y: value }: { index: number; y: number }) =>
    [xOf(index), y?.(value) ?? middle] as const;
  const labels = stepLabels(turns, place, { left, right, top, bottom: axis - 34 });
  const data = turns.map((turn) => {
    const [px, py] = place(turn);
    return { t: turn.t, x: px, y: py, age: turns.length - turn.t };
  });
  return (
    <AimSurface
      {...{ width, height, aim }}
      aimText={said}
      last={candidates.size - 1}
      candidateAt={(px) => layout.candidateAt(px)}
      onAim={aimAt}
      onQuery={() => void query()}
    >
      <Marks shapes={layout.axes} />
      {layout.names && <Names names={layout.names} layout={layout} at={xOf} strong={aim} />}
      <Band belief={belief} layout={layout} />
      <line className="aim-line" x1={xOf(aim)} x2={xOf(aim)} y1={top} y2={axis} />
      <BoardData data={data} letter={letter} />
      <StepNames labels={labels} />
      <Chip x={xOf(aim)} y={axis - 16} text={said} within={[0, width]} />
    </AimSurface>
  );
}

/** The model's mean and band, clipped at the edges of the plot; a bar per arm. */
function Band({ belief, layout }: Pick<BoardProps, 'belief'> & { layout: LineLayout }) {
  const clip = useId();
  const { xOf, y, left, right, top, axis, names } = layout;
  if (!belief || !y) return null;
  const xs = Array.from(belief.mean, (_, i) => xOf(i));
  const mean = Array.from(belief.mean, y);
  const upper = Array.from(belief.mean, (m, i) => y(m + belief.halfWidth[i]));
  const lower = Array.from(belief.mean, (m, i) => y(m - belief.halfWidth[i]));
  const half = Math.min(9, (0.36 * (right - left)) / xs.length);
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <rect x={left} y={top} width={right - left} height={axis - top} />
      </clipPath>
      {names ? (
        xs.map((x, i) => (
          <g key={x}>
            <rect
              className="board-band"
              x={x - half}
              width={2 * half}
              y={upper[i]}
              height={lower[i] - upper[i]}
            />
            <path d={`M${x - half} ${mean[i]}h${2 * half}`} stroke="var(--lane)" strokeWidth={2} />
          </g>
        ))
      ) : (
        <>
          <path className="board-band" d={bandPath(xs, upper, lower)} />
          <path d={linePath(xs, mean)} fill="none" stroke="var(--lane)" strokeWidth={2} />
        </>
      )}
    </g>
  );
}
