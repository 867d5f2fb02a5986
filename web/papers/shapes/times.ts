import type { ResetHistogram } from '../../../src/experiments/report/report.ts';
import { path, type Shape } from '../../../src/picture/shape.ts';
import { both, type Figures } from './figures.ts';
import { columnAxes, gridNames, layGrid } from './grid.ts';
import type { Picture } from './shape.ts';

/** px of a bar at least; more steps share one where there are too many of them. */
const BAR = 2;

/**
 * How often resets come after so many steps: bars per row and column, each cell relative to its highest, one axis of steps; this
 * browser's as outlines.
 */
export function timesPicture(
  figures: Figures,
  part: 'resetTimes' | 'resetSteps',
  width: number,
  columns = [...new Set(both(figures, part).map(({ column }) => column))],
): Picture {
  const histograms = both(figures, part);
  const rows = [...new Set(histograms.map(({ row }) => row))];
  const grid = layGrid(rows, columns, width);
  const longest = Math.max(1, ...histograms.map(({ counts }) => counts.length));
  const { scales, shapes: axes } = columnAxes(grid, [0, longest]);
  const placedOf = (some: readonly ResetHistogram[] = []) =>
    some.flatMap(({ row, column, counts }) => {
      const i = columns.indexOf(column);
      return i < 0 ? [] : [{ row, column, counts, i, y: grid.rowAt(rows.indexOf(row)) }];
    });
  const [recorded, here] = [placedOf(figures[part]), placedOf(figures.here?.[part])];
  const bars = ({ counts, i, y }: (typeof recorded)[number], look: string): Shape => {
    const scale = scales[i];
    const steps = Math.max(1, Math.ceil(BAR / (scale(1) - scale(0))));
    const base = y + grid.pitch / 2 - 6;
    const d = grouped(counts, steps)
      .map((share, k) => bar(scale(k * steps), scale((k + 1) * steps), base, share * (grid.pitch - 12)))
      .join('');
    return path(look, d);
  };
  const lookHere = figures.here?.done ? 'here-bars done' : 'here-bars';
  const cells = new Map([...here, ...recorded].map((one) => [`${one.row}\n${one.column}`, one]));
  return {
    width,
    height: grid.height,
    shapes: [
      ...axes,
      ...gridNames(grid),
      ...recorded.map((one) => bars(one, figures.here ? 'bars pale' : 'bars')),
      ...here.map((one) => bars(one, lookHere)),
    ],
    spots: [...cells.values()].map(({ row, column, i, y }) => {
      const [left, right] = grid.columnAt(i);
      return { row, column, x: (left + right) / 2, y, reach: [(right - left) / 2, grid.pitch / 2 - 2] };
    }),
  };
}

/** Sums over `steps` counts each, relative to the highest of them. */
function grouped(counts: readonly number[], steps: number): number[] {
  const sums = Array.from({ length: Math.ceil(counts.length / steps) }, (_, i) =>
    counts.slice(i * steps, (i + 1) * steps).reduce((sum, count) => sum + count, 0),
  );
  const highest = Math.max(...sums, 1);
  return sums.map((sum) => sum / highest);
}

const bar = (left: number, right: number, base: number, height: number): string =>
  height === 0
    ? ''
    : `M${left.toFixed(1)} ${base.toFixed(1)}V${(base - height).toFixed(1)}H${right.toFixed(1)}V${base.toFixed(1)}Z`;
