import { useId, useMemo } from 'react';
import * as words from '#words/own/formula';
import { tickCount, ticks, xAxis, yAxis, yGrid } from '../../../src/picture/axis.ts';
import { formatTick, formatValue } from '../../../src/picture/format.ts';
import { starPath } from '../../../src/picture/lane-marks.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { Marks } from '../../plot/marks.tsx';
import { seriesPath } from '../../plot/series.ts';
import { VIRIDIS } from '../../plot/viridis.ts';
import { MathText } from '../../ui/math-text.tsx';
import { useSize } from '../../ui/use-size.ts';
import { FieldCanvas } from '../../views/field/field-canvas.tsx';
import type { Picture } from './picture.ts';

/** "t = 30", "w = −0.42". */
export function columnName({ across, columns }: Picture, column: number): string {
  return `${across} = ${across === 't' ? columns[column] : formatTick(Number(columns[column].toFixed(2)))}`;
}

interface SliceProps {
  readonly picture: Picture;
  readonly column: number;
  readonly range: readonly [number, number];
}

/** f at a step (or w) with its optimum: a curve over x, or a field over x and y. */
export function Slice({ picture, column, range }: SliceProps) {
  const [ref, { width, height }] = useSize<HTMLDivElement>();
  const { across, candidates, starIndex, columns } = picture;
  const star = Array.from({ length: candidates.dimension }, (_, axis) =>
    formatValue(candidates.points[starIndex[column] * candidates.dimension + axis] ?? Number.NaN),
  );
  const best = star.join(', ');
  const flat = candidates.dimension === 1;
  const Drawn = flat ? Curve : Field;
  const name = across === 't' ? String(columns[column]) : formatTick(Number(columns[column].toFixed(2)));
  return (
    <figure className="slice">
      <figcaption>
        <b>
          <MathText text={`$${across}$ = ${name}`} />
        </b>
        <span>
          <MathText text={across === 't' ? `$x*_t$ = ${best}` : words.bestAt(best)} />
        </span>
      </figcaption>
      <div ref={ref} className="slice-plot">
        {width > 0 && height > 0 && (
          <Drawn picture={picture} column={column} range={range} width={width} height={height} />
        )}
      </div>
    </figure>
  );
}

type DrawnProps = SliceProps & { readonly width: number; readonly height: number };

const EDGE = { left: 28, right: 6, top: 10, bottom: 22 };

function Curve({ picture, column, range, width, height }: DrawnProps) {
  const clip = useId();
  const { candidates, starIndex, environment } = picture;
  const [axis] = candidates.axes;
  const right = width - EDGE.right;
  const bottom = height - EDGE.bottom;
  const x = linear([axis[0], axis[axis.length - 1]], [EDGE.left, right]);
  const y = useMemo(() => valueScale(range, bottom), [range, bottom]);
  const values = picture.column(column);
  // The path's steps are the indices of the axis, from 1.
  const at = linear([1, axis.length], [EDGE.left, right]);
  const star = starIndex[column];
  return (
    <svg className="chart preview-layer" aria-hidden="true">
      <Marks
        shapes={[
          ...yGrid(ticks(y, tickCount(bottom - EDGE.top)), EDGE.left, right),
          ...xAxis(x, ticks(x, 2), bottom, '$x$'),
        ]}
      />
      <clipPath id={clip}>
        <rect x={EDGE.left - 2} y={0} width={right - EDGE.left + 4} height={bottom + 1} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {environment && (
          <line
            className="slice-threshold"
            x1={EDGE.left}
            x2={right}
            y1={y(environment.threshold)}
            y2={y(environment.threshold)}
          />
        )}
        <path className="slice-curve" d={seriesPath(values, at, y)} />
        {Number.isFinite(values[star]) && (
          <path className="slice-star" d={starPath(x(axis[star]), y(values[star]), 5)} />
        )}
      </g>
    </svg>
  );
}

/** A scale with round ends slightly beyond the values. */
function valueScale([low, high]: readonly [number, number], bottom: number): Scale {
  const room = (high - low) * 0.06 || Math.abs(high) * 0.1 || 1;
  return linear([low - room, high + room], [bottom, EDGE.top]);
}

function Field({ picture, column, range, width, height }: DrawnProps) {
  const { candidates, starIndex } = picture;
  const [first, second] = candidates.axes;
  const side = Math.max(10, Math.min(width - EDGE.left - EDGE.right, height - EDGE.top - EDGE.bottom));
  const x = linear([first[0], first[first.length - 1]], [EDGE.left, EDGE.left + side]);
  const y = linear([second[0], second[second.length - 1]], [EDGE.top + side, EDGE.top]);
  const star = starIndex[column];
  return (
    <>
      <FieldCanvas
        values={picture.column(column)}
        columns={first.length}
        rows={second.length}
        range={range}
        map={VIRIDIS}
        x={EDGE.left}
        y={EDGE.top}
        side={side}
      />
      <svg className="chart preview-layer" aria-hidden="true">
        <Marks
          shapes={[
            ...yAxis(y, ticks(y, 2), [EDGE.left, EDGE.left], { text: '$y$', at: EDGE.top + side / 4 }),
            ...xAxis(x, ticks(x, 2), EDGE.top + side, '$x$'),
          ]}
        />
        {star >= 0 && (
          <path
            className="slice-star lifted"
            d={starPath(x(candidates.points[2 * star]), y(candidates.points[2 * star + 1]), 6)}
          />
        )}
      </svg>
    </>
  );
}
