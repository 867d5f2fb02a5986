import { LANE_LETTERS } from '../../../src/contracts/scenario.ts';
import type { Curve } from '../../../src/experiments/report/report.ts';
import { type Tick, tickCount, ticks, xLabels, yGrid } from '../../../src/picture/axis.ts';
import { bandPath, linePath } from '../../../src/picture/paths.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { line, path, type Shape } from '../../../src/picture/shape.ts';
import { both, type Figures, ofCell } from './figures.ts';
import { type Grid, gridNames, layGrid } from './grid.ts';
import type { Picture } from './shape.ts';

const ROW_PITCH = 30;
const LEAST_HEIGHT = 300;
const SAMPLE = 18;
const Y_TICKS = 34;
/** px of a plot below which five labels of steps would run into one another. */
const NARROW = 150;

/**
 * A plot per column on one scale: each row's mean over t, and around the chosen row's ± 2 standard errors. What this browser
 * finds is thin, with its own band around the chosen row.
 */
export function curvePicture(
  figures: Figures,
  width: number,
  chosen: { readonly row: string; readonly column: string } | null,
  columns = [...new Set(both(figures, 'curves').map(({ column }) => column))],
): Picture {
  const { here } = figures;
  const curves = both(figures, 'curves');
  const rows = [...new Set(curves.map(({ row }) => row))];
  const grid = layGrid(rows, columns, width, Math.max(ROW_PITCH, LEAST_HEIGHT / rows.length), SAMPLE + 8);
  const reached = (figures.curves ?? here?.curves ?? []).flatMap(({ mean, se }) =>
    mean.map((value, i) => value + 2 * se[i]),
  );
  const means = (here?.curves ?? []).flatMap(({ mean }) => mean);
  const highest = Math.max(...[...reached, ...means].filter(Number.isFinite), 1e-9);
  const y = linear([0, highest], [grid.bottom, grid.top]);
  const yTicks = ticks(y, tickCount(grid.bottom - grid.top));
  const plots = columns.flatMap((column, i) => {
    const [left, right] = grid.columnAt(i);
    const own = curves.filter((curve) => curve.column === column);
    const x = xScale(grid, i, own);
    const axes = [
      ...yGrid(yTicks, left + Y_TICKS, right),
      ...xLabels(keptApart(ticks(x, right - left < NARROW ? 2 : 3)), grid.bottom + 17),
      line('axis', left + Y_TICKS, grid.bottom, right, grid.bottom),
    ];
    // The chosen one last: it lies on top.
    const inOrder = rows.toSorted((a, b) => Number(a === chosen?.row) - Number(b === chosen?.row));
    const paths = inOrder.flatMap((row) => {
      const look = lookOf(row, rows, chosen?.row);
      const recorded = ofCell(figures.curves ?? [], { row, column });
      const ours = ofCell(here?.curves ?? [], { row, column });
      const banded = row === chosen?.row ? (ours ?? recorded) : undefined;
      return [
        ...(banded ? [band(banded, grid.top, x, y)] : []),
        ...(recorded ? [curveOf(recorded, here?.done ? `${look} pale` : look, x, y)] : []),
        ...(ours ? [curveOf(ours, here?.done ? look : `here-${look}`, x, y)] : []),
      ];
    });
    return [...axes, ...paths];
  });
  const samples = rows.map((row, i) =>
    line(lookOf(row, rows, chosen?.row), 0, grid.rowAt(i), SAMPLE, grid.rowAt(i)),
  );
  const spots = rows.flatMap((row) =>
    columns.flatMap((column, i) => {
      const curve = ofCell(curves, { row, column });
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

/** px of a figure of a label, and at least between two labels. */
const FIGURE = 6.5;
const BETWEEN = 8;

/** Every tick, every second …, so that no two labels touch. */
function keptApart(marks: readonly Tick[]): readonly Tick[] {
  const needs = (a: Tick, b: Tick) => (FIGURE * (a.label.length + b.label.length)) / 2 + BETWEEN;
  const touch = (kept: readonly Tick[]) =>
    kept.some((mark, i) => i > 0 && mark.at - kept[i - 1].at < needs(kept[i - 1], mark));
  let every = 1;
  let kept = marks;
  while (touch(kept)) {
    every++;
    kept = marks.filter((_, i) => i % every === 0);
  }
  return kept;
}

/** Steps of a column; the same scale where the columns have the same horizon. */
function xScale(grid: Grid, column: number, own: readonly Curve[]): Scale {
  const [left, right] = grid.columnAt(column);
  const last = Math.max(...own.map(({ steps }) => steps[steps.length - 1]));
  return linear([0, last], [left + Y_TICKS, right - 10]);
}

type ToPixels = (value: number) => number;

const curveOf = ({ steps, mean }: Curve, look: string, x: ToPixels, y: ToPixels): Shape =>
  path(look, linePath(steps.map(x), mean.map(y)));

/** ± 2 standard errors, cut off where the plot ends. */
function band({ steps, mean, se }: Curve, top: number, x: ToPixels, y: ToPixels): Shape {
  const upper = mean.map((value, i) => Math.max(top, y(value + 2 * se[i])));
  const lower = mean.map((value, i) => y(Math.max(0, value - 2 * se[i])));
  return path('band', bandPath(steps.map(x), upper, lower));
}

/** A row has the hue of a lane; once they are used up, another stroke. */
function lookOf(row: string, rows: readonly string[], chosen: string | undefined): string {
  const place = rows.indexOf(row);
  const round = Math.floor(place / LANE_LETTERS.length);
  const hue = `line lane-${LANE_LETTERS[place % LANE_LETTERS.length]}`;
  return `${hue}${round > 0 ? ` round-${round}` : ''}${row === chosen ? ' chosen' : ''}`;
}
