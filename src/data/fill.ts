import type { DatasetTable } from '../contracts/scenario.ts';
import { cut } from '../parameters/quoted.ts';
import { DataError } from './errors.ts';

/** Rules that fill missing cells. Every rule works arm by arm and takes the rows as equally far apart in time. */
const FILL_RULES = ['refuse', 'linear', 'previous', 'mean'] as const;
export type FillRule = (typeof FILL_RULES)[number];

type Column = readonly (number | null)[];

/**
 * The table without missing cells. `linear`: a straight line in time between the neighbours, at the ends the
 * nearest value; `previous`: the last value before, at the start the first one after; `mean`: the mean of the
 * arm's values, summed in the order of the rows; `refuse`: an error if anything is missing.
 * @throws DataError naming the first empty cell and how many there are, or an arm without any value
 */
export function fillMissing(table: DatasetTable, rule: FillRule): DatasetTable {
  const missing = countMissing(table);
  if (missing === 0) return table;
  if (rule === 'refuse') throw refusal(table, missing);
  const columns = table.arms.map((arm, a) => {
    const column = table.values.map((row) => row[a]);
    if (column.every((value) => value === null)) throw emptyArm(arm);
    return FILLS[rule](column);
  });
  return { ...table, values: table.values.map((_, row) => columns.map((column) => column[row])) };
}

function countMissing(table: DatasetTable): number {
  let count = 0;
  for (const row of table.values) for (const value of row) if (value === null) count++;
  return count;
}

const FILLS: Record<Exclude<FillRule, 'refuse'>, (column: Column) => number[]> = {
  linear(column) {
    return fillWith(column, (row) => {
      const [before, after] = neighbours(column, row);
      if (before < 0) return column[after] as number;
      if (after < 0) return column[before] as number;
      const low = column[before] as number;
      return low + (((column[after] as number) - low) * (row - before)) / (after - before);
    });
  },
  previous(column) {
    return fillWith(column, (row) => {
      const [before, after] = neighbours(column, row);
      return column[before < 0 ? after : before] as number;
    });
  },
  mean(column) {
    const known = column.filter((value) => value !== null);
    const mean = known.reduce((sum, value) => sum + value, 0) / known.length;
    return fillWith(column, () => mean);
  },
};

function fillWith(column: Column, fill: (row: number) => number): number[] {
  return column.map((value, row) => value ?? fill(row));
}

/** Rows of the nearest values before and after; −1 where there is none. */
function neighbours(column: Column, row: number): [number, number] {
  let before = row;
  while (before >= 0 && column[before] === null) before--;
  let after = row;
  while (after < column.length && column[after] === null) after++;
  return [before, after < column.length ? after : -1];
}

function refusal(table: DatasetTable, missing: number): DataError {
  const row = table.values.findIndex((cells) => cells.includes(null));
  return new DataError({
    fault: 'missing value',
    // The header is row 1 of the file.
    place: `row ${row + 2}, column ${cut(table.arms[table.values[row].indexOf(null)])}`,
    found: `empty cell (${missing} in all)`,
    rule: 'choose a fill rule (linear, previous or mean) or remove it',
    value: missing,
  });
}

function emptyArm(arm: string): DataError {
  return new DataError({
    fault: 'missing value',
    place: `column ${cut(arm)}`,
    found: 'no value at all',
    rule: 'remove the column: no rule can fill it',
  });
}
