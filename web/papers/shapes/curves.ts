import { LANE_LETTERS } from '../../../src/contracts/scenario.ts';
import type { Curve } from '../../../src/experiments/report/report.ts';
import { tickCount, ticks, xLabels, yGrid } from '../../../src/picture/axis.ts';
import { bandPath, linePath } from '../../../src/picture/paths.ts';
import { extent, linear, type Scale } from '../../../src/picture/scale.ts';
import { line, path, type Shape } from '../../../src/picture/shape.ts';
import { both, type Figures, ofCell } from './figures.ts';
import { type Grid, gridNames, keptApart, layGrid } from './grid.ts';
import type { Picture, Spot } from './shape.ts';

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
  const curves = both(figures, 'curves');
  const rows = [...new Set(curves.map(({ row }) => row))];
  const grid = layGrid(rows, columns, width, Math.max(ROW_PITCH, LEAST_HEIGHT / rows.length), SAMPLE + 8);
  const y = linear([0, highest(figures)], [grid.bottom, grid.top]);
  const plots = columns.map((column, i): Plot => {
    const own = curves.filter((curve) => curve.column === column);
    return { column, own, edges: grid.columnAt(i), x: xScale(grid, i, own), y };
  });
  const looks = (row: string) => lookOf(row, rows, chosen?.row);
  // The chosen one last: it lies on top.
  const inOrder = rows.toSorted((a, b) => Number(a === chosen?.row) - Number(b === chosen?.row));
  return {
    width,
    height: grid.height,
    shapes: [
      ...plots.flatMap((plot) => [
        ...axes(grid, plot),
        ...inOrder.flatMap((row) => rowShapes(figures, plot, row, looks(row), row === chosen?.row)),
      ]),
      ...gridNames(grid),
      ...rows.map((row, i) => line(looks(row), 0, grid.rowAt(i), SAMPLE, grid.rowAt(i))),
    ],
    spots: rows.flatMap((row) => plots.flatMap((plot) => spotOf(plot, row))),
  };
}

/** The curves of a column and where they are drawn. */
interface Plot {
  readonly column: string;
  readonly own: readonly Curve[];
  readonly edges: readonly [left: number, right: number];
  readonly x: Scale;
  readonly y: Scale;
}

/** Of the recorded curves with their errors, and of this browser's without: while runs arrive, the scale does not follow their errors. */
function highest({ curves, here }: Figures): number {
  const reached = (curves ?? here?.curves ?? []).flatMap(({ mean, se }) =>
    mean.map((value, i) => value + 2 * se[i]),
  );
  const means = (here?.curves ?? []).flatMap(({ mean }) => mean);
  return Math.max(extent([...reached, ...means])[1], 1e-9);
}

function axes(grid: Grid, { edges: [left, right], x, y }: Plot): Shape[] {
  return [
    ...yGrid(ticks(y, tickCount(grid.bottom - grid.top)), left + Y_TICKS, right),
    ...xLabels(keptApart(ticks(x, right - left < NARROW ? 2 : 3)), grid.bottom + 17),
    line('axis', left + Y_TICKS, grid.bottom, right, grid.bottom),
  ];
}

/** A row's curves in a plot, recorded and of this browser, and the band of the chosen one. */
function rowShapes(
  { curves = [], here }: Figures,
  { column, x, y }: Plot,
  row: string,
  look: string,
  chosen: boolean,
): Shape[] {
  const recorded = ofCell(curves, { row, column });
  const ours = ofCell(here?.curves ?? [], { row, column });
  const banded = chosen ? (ours ?? recorded) : undefined;
  return [
    ...(banded ? [band(banded, x, y)] : []),
    ...(recorded ? [curveOf(recorded, here?.done ? `${look} pale` : look, x, y)] : []),
    ...(ours ? [curveOf(ours, here?.done ? look : `here-${look}`, x, y)] : []),
  ];
}

/** Where a row's curve ends; it may be pointed at anywhere. */
function spotOf({ column, own, x, y }: Plot, row: string): Spot[] {
  const curve = own.find((one) => one.row === row);
  if (!curve) return [];
  const trace = curve.steps.map((step, i) => [x(step), y(curve.mean[i])] as const);
  const [endX, endY] = trace[trace.length - 1];
  return [{ row, column, x: endX, y: endY, reach: [9, 9], trace }];
}

/** Steps of a column; the same scale where the columns have the same horizon. */
function xScale(grid: Grid, column: number, own: readonly Curve[]): Scale {
  const [left, right] = grid.columnAt(column);
  const last = Math.max(...own.map(({ steps }) => steps[steps.length - 1]));
  return linear([0, last], [left + Y_TICKS, right - 10]);
}

const curveOf = ({ steps, mean }: Curve, look: string, x: Scale, y: Scale): Shape =>
  path(look, linePath(steps.map(x), mean.map(y)));

/** ± 2 standard errors, cut off where the plot ends. */
function band({ steps, mean, se }: Curve, x: Scale, y: Scale): Shape {
  const [, top] = y.range();
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
