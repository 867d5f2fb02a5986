import type { DatasetTable } from '../contracts/scenario.ts';

/** Lowest, mean and highest value of an arm; null where it has none. */
export type ArmRange = readonly [low: number, mean: number, high: number] | null;

/** Each arm's range over the cells that are there, summed in the order of the rows. */
export function armRanges({ arms, values }: DatasetTable): ArmRange[] {
  return arms.map((_, arm) => {
    let [low, sum, high, count] = [Number.POSITIVE_INFINITY, 0, Number.NEGATIVE_INFINITY, 0];
    for (const row of values) {
      const value = row[arm];
      if (value === null) continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
      sum += value;
      count++;
    }
    return count === 0 ? null : [low, sum / count, high];
  });
}

/** A table made small: means over blocks of times and of arms. */
export interface SmallMap {
  readonly columns: number;
  readonly rows: number;
  /** `columns × rows`, the arm fast; NaN where a block has no value. */
  readonly values: Float64Array;
}

/** Means of a table of arms over time, on at most the given number of columns and rows. */
export function smallMap({ arms, values }: DatasetTable, mostColumns: number, mostRows: number): SmallMap {
  const columns = Math.min(mostColumns, values.length);
  const rows = Math.min(mostRows, arms.length);
  const sums = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (const [t, row] of values.entries())
    for (const [arm, value] of row.entries()) {
      if (value === null) continue;
      const at = Math.floor((t * columns) / values.length) * rows + Math.floor((arm * rows) / arms.length);
      sums[at] += value;
      counts[at]++;
    }
  return { columns, rows, values: sums.map((sum, i) => (counts[i] > 0 ? sum / counts[i] : Number.NaN)) };
}

/** Rows that a preview shows: the first ones, those around the end of the training, and the gaps between them. */
export function shownRows(
  rows: number,
  training: number,
  around = { first: 8, before: 3, after: 12 },
): number[] {
  return Array.from({ length: rows }, (_, row) => row).filter(
    (row) => row < around.first || (row >= training - around.before && row < training + around.after),
  );
}

/** Number of cells that are missing. */
export function missingCells({ values }: DatasetTable): number {
  let count = 0;
  for (const row of values) for (const value of row) if (value === null) count++;
  return count;
}

/** The unit that all names end with in brackets, "s01 (°C)"; empty where there is none. */
export function commonUnit(arms: readonly string[]): string {
  const units = arms.map((arm) => /[([]([^()[\]]{1,20})[)\]]$/.exec(arm)?.[1] ?? '');
  return units.every((unit) => unit === units[0]) ? units[0] : '';
}
