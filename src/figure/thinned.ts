import { columnExtremes, never, stretches } from './extremes.ts';

/** Steps from and to that are in sight; null: all. */
export type Window = readonly [from: number, to: number] | null;

/** Columns in sight, and of the whole run beyond what is in sight. */
const COLUMNS = 2000;
const COLUMNS_BEYOND = 400;

/** Of the indices [from, to) those that show every extreme in sight, and the course of the rest. */
export function indicesKept(
  values: ArrayLike<number>,
  from: number,
  to: number,
  window: Window,
  columns = COLUMNS,
): number[] {
  const [low, high] = window ?? [1, values.length];
  const left = Math.max(from, Math.min(to, Math.floor(low) - 1));
  const right = Math.max(left, Math.min(to, Math.ceil(high)));
  const beyond = values.length / Math.min(columns, COLUMNS_BEYOND);
  return [
    ...inColumns(values, from, left, beyond),
    ...inColumns(values, left, right, (Math.ceil(high) - Math.floor(low) + 1) / columns),
    ...inColumns(values, right, to, beyond),
  ];
}

/** @param width of a column, in steps */
function inColumns(values: ArrayLike<number>, from: number, to: number, width: number): number[] {
  const column = (i: number) => Math.floor((i - from) / width + 1e-9);
  const end = (first: number) => from + Math.ceil((column(first) + 1) * width);
  return columnExtremes(values, from, to, (first) =>
    width <= 1 ? first + 1 : Math.min(to, Math.max(first + 1, end(first))),
  );
}

/** Coordinates of a line over the steps; null in y parts one stretch from the next. */
export interface Line {
  readonly x: readonly number[];
  readonly y: readonly (number | null)[];
}

/**
 * A line through values at steps 1..n, thinned to what is in sight.
 * @param cut where it begins again
 */
export function lineOver(values: ArrayLike<number>, window: Window = null, cut = never): Line {
  const [x, y]: [number[], (number | null)[]] = [[], []];
  for (const [from, to] of stretches(values.length, (i) => Number.isFinite(values[i]), cut)) {
    if (x.length > 0) {
      x.push(from + 1);
      y.push(null);
    }
    for (const i of indicesKept(values, from, to, window)) {
      x.push(i + 1);
      y.push(values[i]);
    }
  }
  return { x, y };
}

/** Up to this many marks all are drawn; of more, one per cell of a grid of these columns and rows. */
const CROWD = 2000;
const GRID = [240, 60] as const;

/**
 * Of marks at (x, y), x increasing, those that show where marks are: of a crowd the lowest and the highest in each column in
 * sight, and one in each cell. Their indices, increasing.
 */
export function marksKept(x: ArrayLike<number>, y: ArrayLike<number>, window: Window): number[] {
  const known = Array.from(x, (_, i) => i).filter((i) => Number.isFinite(y[i]));
  if (known.length <= CROWD) return known;
  const [left, right] = [x[known[0]], x[known[known.length - 1]]];
  const [from, to] = window ?? [left, right];
  const columnOf = (i: number): number => {
    const isInSight = x[i] >= from && x[i] <= to;
    return Math.floor((x[i] - from) / (((isInSight ? to - from : right - left) || 1) / GRID[0]));
  };
  const [low, high] = known.reduce(
    ([a, b], i) => [y[i] < a ? y[i] : a, y[i] > b ? y[i] : b],
    [y[known[0]], y[known[0]]],
  );
  const rowOf = (i: number): number => Math.floor(((y[i] - low) / (high - low || 1)) * GRID[1]);
  const kept: number[] = [];
  for (let first = 0; first < known.length; ) {
    let next = first + 1;
    while (next < known.length && columnOf(known[next]) === columnOf(known[first])) next++;
    kept.push(...apart(known.slice(first, next), y, rowOf));
    first = next;
  }
  return kept;
}

/** Of the marks of a column the lowest, the highest, and one in each row. */
function apart(column: readonly number[], y: ArrayLike<number>, rowOf: (i: number) => number): number[] {
  const rows = new Map(column.map((i) => [rowOf(i), i]));
  const lowest = column.reduce((best, i) => (y[i] < y[best] ? i : best));
  const highest = column.reduce((best, i) => (y[i] > y[best] ? i : best));
  return [...new Set([...rows.values(), lowest, highest])].sort((a, b) => a - b);
}
