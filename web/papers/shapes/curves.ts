import type { Recorded } from '../../../src/experiments/report/recorded.ts';
import type { Curve } from '../../../src/experiments/report/report.ts';
import { linear, type Scale, tickCount, ticks } from '../../plot/axis.ts';
import { bandPath, linePath } from '../../plot/lines.ts';
import { type Grid, gridNames, layGrid } from './grid.ts';
import { type Look, line, type Picture, type Shape, text } from './shape.ts';

const ROW_PITCH = 30;
const LEAST_HEIGHT = 300;
const SAMPLE = 18;
const Y_TICKS = 34;
/** px of a plot below which five labels of steps would run into one another. */
const NARROW = 150;

/** A plot per column on one scale: each row's mean over t, and around the chosen row's ± 2 standard errors. */
export function curvePicture(
  { curves = [] }: Recorded,
  width: number,
  chosen: { readonly row: string; readonly column: string } | null,
  columns = [...new Set(curves.map(({ column }) => column))],
): Picture {
  const rows = [...new Set(curves.map(({ row }) => row))];
  const grid = layGrid(rows, columns, width, Math.max(ROW_PITCH, LEAST_HEIGHT / rows.length), SAMPLE + 8);
  const reached = curves.flatMap(({ mean, se }) => mean.map((value, i) => value + 2 * se[i]));
  const highest = Math.max(...reached.filter(Number.isFinite), 1e-9);
  const y = linear([0, highest], [grid.bottom, grid.top]);
  const yTicks = ticks(y, tickCount(grid.bottom - grid.top));
  const plots = columns.flatMap((column, i) => {
    const [left, right] = grid.columnAt(i);
    const own = curves.filter((curve) => curve.column === column);
    const x = xScale(grid, i, own);
    const axes = [
      ...yTicks.flatMap(({ at, label }) => [
        line('grid', left + Y_TICKS, at, right, at),
        text('tick', left + Y_TICKS - 6, at + 4, label, 'end'),
      ]),
      ...ticks(x, right - left < NARROW ? 2 : 3).map(({ at, label }) =>
        text('tick', at, grid.bottom + 17, label, 'middle'),
      ),
      line('axis', left + Y_TICKS, grid.bottom, right, grid.bottom),
    ];
    // The chosen one last: it lies on top.
    const inOrder = own.toSorted((a, b) => Number(a.row === chosen?.row) - Number(b.row === chosen?.row));
    const paths = inOrder.flatMap((curve) => curvePaths(curve, rows, chosen?.row, x, y));
    return [...axes, ...paths];
  });
  const samples = rows.map((row, i) =>
    line(lookOf(row, rows, chosen?.row), 0, grid.rowAt(i), SAMPLE, grid.rowAt(i)),
  );
  const spots = rows.flatMap((row) =>
    columns.flatMap((column, i) => {
      const curve = curves.find((one) => one.row === row && one.column === column);
      if (!curve) return [];
      const x = xScale(
        grid,
        i,
        curves.filter((one) => one.column === column),
      );
      const xs = curve.steps.map(x);
      const ys = curve.mean.map(y);
      const end = { x: xs[xs.length - 1], y: ys[ys.length - 1] };
      return [
        { row, column, ...end, reach: [9, 9] as const, trace: xs.map((at, k) => [at, ys[k]] as const) },
      ];
    }),
  );
  return {
    width,
    height: grid.height,
    shapes: [...plots, ...gridNames(grid), ...samples],
    spots,
  };
}

/** Steps of a column; the same scale where the columns have the same horizon. */
function xScale(grid: Grid, column: number, own: readonly Curve[]): Scale {
  const [left, right] = grid.columnAt(column);
  const last = Math.max(...own.map(({ steps }) => steps[steps.length - 1]));
  return linear([0, last], [left + Y_TICKS, right - 10]);
}

function curvePaths(
  { row, steps, mean, se }: Curve,
  rows: readonly string[],
  chosen: string | undefined,
  x: (t: number) => number,
  y: (value: number) => number,
): Shape[] {
  const xs = steps.map(x);
  const path: Shape = { tag: 'path', look: lookOf(row, rows, chosen), d: linePath(xs, mean.map(y)) };
  if (row !== chosen) return [path];
  const upper = mean.map((value, i) => y(value + 2 * se[i]));
  const lower = mean.map((value, i) => y(Math.max(0, value - 2 * se[i])));
  return [{ tag: 'path', look: 'band', d: bandPath(xs, upper, lower) }, path];
}

const lookOf = (row: string, rows: readonly string[], chosen: string | undefined): Look =>
  `line row-${rows.indexOf(row)}${row === chosen ? ' chosen' : ''}`;
