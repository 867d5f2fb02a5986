import { type Tick, ticks, xGrid, xLabels } from '../../../src/picture/axis.ts';
import { extent, linear, type Scale } from '../../../src/picture/scale.ts';
import { line, type Shape, text } from '../../../src/picture/shape.ts';
import { nameLines, wrapped } from '../../../src/picture/text-lines.ts';

/** Rows × columns of a picture: where each lies, in px. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Upper and lower edge of the cells. */
  readonly top: number;
  readonly bottom: number;
  readonly pitch: number;
  /** Where the rows' names begin. */
  readonly indent: number;
  /** Middle of a row. */
  readonly rowAt: (row: number) => number;
  /** Left and right edge of a column's cells. */
  readonly columnAt: (column: number) => readonly [left: number, right: number];
}

const HEAD = 38;
const FOOT = 28;
const GAP = 22;
/** px of a row: few rows are not drawn out, many are not crowded. */
const PITCH: readonly [least: number, most: number] = [34, 62];
const ROWS_HEIGHT = 440;

/** Lays rows and columns out over a width; `pitch` in place of the height that the number of rows suggests, `indent` px free before their names. */
export function layGrid(
  rows: readonly string[],
  columns: readonly string[],
  width: number,
  pitch = Math.max(PITCH[0], Math.min(PITCH[1], ROWS_HEIGHT / rows.length)),
  indent = 0,
): Grid {
  const longest = Math.max(...rows.flatMap(nameLines).map(({ length }) => length));
  const left = Math.min(0.4 * width, indent + 16 + 7.2 * longest);
  const each = (width - left - GAP * (columns.length - 1)) / columns.length;
  const bottom = HEAD + pitch * rows.length;
  return {
    width,
    height: bottom + FOOT,
    rows,
    columns,
    top: HEAD,
    bottom,
    pitch,
    indent,
    rowAt: (row) => HEAD + pitch * (row + 0.5),
    columnAt: (column) => {
      const start = left + column * (each + GAP);
      return [start, start + each - 6];
    },
  };
}

/** Reports are plain text: δ_B and N_lo get their indices here, file_names.csv none. */
export const withSymbols = (text: string): string =>
  text.replace(/(?<![\p{L}\d_])(\p{L})_(\p{L}+)(?![\d_.])/gu, (_, symbol, index) => `$${symbol}_{${index}}$`);

/** A column's name in lines that do not run into the next column. */
const headLines = (name: string, room: number): string[] =>
  nameLines(name).flatMap((words) => wrapped(words, room));

/** The names of rows and columns, and hairlines between the columns. */
export function gridNames(grid: Grid): Shape[] {
  const rows = grid.rows.flatMap((name, i) => {
    const [first, ...rest] = nameLines(name);
    const y = grid.rowAt(i) + 4 - (rest.length > 0 ? 7 : 0);
    return [
      text('name', grid.indent, y, withSymbols(first)),
      ...rest.map((words, k) => text('note', grid.indent, y + 15 * (k + 1), withSymbols(words))),
    ];
  });
  const columns = grid.columns.flatMap((name, i) => {
    const [x, right] = grid.columnAt(i);
    const [first, ...rest] = headLines(name, right - x + GAP);
    const parting =
      i === 0 ? [] : [line('parting', x - GAP / 2 - 3, grid.top - 8, x - GAP / 2 - 3, grid.bottom)];
    return [
      text('name', x, 12, withSymbols(first)),
      ...rest.map((words, k) => text('note', x, 27 + 13 * k, withSymbols(words))),
      ...parting,
    ];
  });
  return [...rows, ...columns];
}

/** An axis of values under every column, with its grid lines; the same scale in all of them. */
export function columnAxes(
  grid: Grid,
  domain: readonly [number, number],
): { scales: Scale[]; shapes: Shape[] } {
  const scales = grid.columns.map((_, i) => {
    const [left, right] = grid.columnAt(i);
    return linear(domain, [left + 8, right - 8]);
  });
  const shapes = scales.flatMap((scale, i) => {
    const [left, right] = grid.columnAt(i);
    const marks = ticks(scale, Math.max(2, Math.min(5, Math.round((right - left) / 46))));
    return [
      ...xGrid(marks, grid.top, grid.bottom),
      ...xLabels(keptApart(marks), grid.bottom + 17),
      line('axis', left, grid.bottom, right, grid.bottom),
    ];
  });
  return { scales, shapes };
}

/** px of a figure of a label, and at least between two labels. */
const FIGURE = 6.5;
const BETWEEN = 7;

/** Every tick, every second …, so that no two labels touch. */
export function keptApart(marks: readonly Tick[]): readonly Tick[] {
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

/** All that is finite of the values, and a twentieth more on both sides. */
export function padded(values: readonly number[]): readonly [number, number] {
  const [low, high] = extent(values);
  if (low > high) return [0, 1];
  const room = 0.05 * (high - low || Math.abs(high) || 1);
  return [low - room, high + room];
}
