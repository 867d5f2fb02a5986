import type { DatasetTable } from '../contracts/scenario.ts';
import { cut, quoted } from '../parameters/quoted.ts';
import { DataError } from './errors.ts';
import { LARGEST_VALUE, MOST_ARMS } from './limits.ts';
import { parseRows } from './rows.ts';

/** Cells that count as missing, after trimming and in small letters. */
const MISSING = new Set(['', 'na', 'nan']);
const isMissing = (cell: string): boolean => MISSING.has(cell.toLowerCase());
const DECIMAL_COMMA = /^[+-]?\d*,\d+$/;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a wide table: the first row names the columns, the first column labels the times, and every other
 * column is an arm. Empty cells, NA and NaN, in any case, become null and are kept; see `fillMissing`.
 * @param text the file's text; comma, semicolon, tab or bar between the cells
 * @param name what the table is called, usually the file's name
 * @throws DataError naming row and column
 */
export function parseWideCsv(text: string, name: string): DatasetTable {
  const [header, ...rows] = parseRows(text);
  refuseValuesAsNames(header, rows[0]);
  const arms = armNames(header);
  if (rows.length < 2)
    throw new DataError({
      fault: 'too few rows',
      place: '',
      found: `${rows.length === 1 ? '1 row' : 'no rows'} below the header`,
      rule: 'a table needs at least 2 rows of values',
      value: rows.length,
    });
  const values = rows.map((row, i) => row.slice(1).map((cell, arm) => parseCell(cell, i + 2, arms[arm])));
  return { name, arms, times: rows.map((row) => row[0]), values };
}

function armNames(header: readonly string[]): string[] {
  const arms = header.slice(1);
  if (arms.length < 2)
    throw new DataError({
      fault: 'too few arms',
      place: '',
      found: header.length === 1 ? 'only one column' : 'only one column beside the time labels',
      rule: 'a table needs time labels in the first column and at least 2 more columns, separated by commas',
      value: arms.length,
    });
  if (arms.length > MOST_ARMS)
    throw new DataError({
      fault: 'too many arms',
      place: 'row 1',
      found: `${arms.length} columns beside the time labels`,
      rule: `a table may have at most ${MOST_ARMS}`,
      value: arms.length,
    });
  const known = new Set<string>();
  arms.forEach((arm, i) => {
    const place = `row 1, column ${i + 2}`;
    if (arm === '')
      throw new DataError({ fault: 'header', place, found: 'empty name', rule: 'every column needs a name' });
    if (known.has(arm))
      throw new DataError({
        fault: 'header',
        place,
        found: `the name ${quoted(arm)} stands twice`,
        rule: 'every column needs a name of its own',
        value: arm,
      });
    known.add(arm);
  });
  return arms;
}

/**
 * Refuses a table whose first row is values. Numbers are taken for names only where the first cell is a name too: it
 * has no digit, and the label below it has one.
 */
function refuseValuesAsNames(header: readonly string[], first: readonly string[] | undefined): void {
  const arms = header.slice(1).filter((cell) => !isMissing(cell));
  if (arms.length === 0 || arms.some((cell) => parseDecimal(cell) === null)) return;
  if (!/\d/.test(header[0]) && /\d/.test(first?.[0] ?? '')) return;
  throw new DataError({
    fault: 'header',
    place: 'row 1',
    found: `${quoted(header.slice(0, 5).join(', '))} looks like values, not like names of columns`,
    rule: 'put a row of names above the values, not all of them numbers',
    value: header.join(', '),
  });
}

function parseCell(cell: string, row: number, arm: string): number | null {
  return isMissing(cell) ? null : readNumber(cell, `row ${row}, column ${cut(arm)}`);
}

/**
 * The number in a cell.
 * @throws DataError where it is none, has a decimal comma or is too large
 */
export function readNumber(cell: string, place: string): number {
  const number = parseDecimal(cell);
  if (number !== null && Math.abs(number) <= LARGEST_VALUE) return number;
  if (number !== null || isOverflow(cell))
    throw new DataError({
      fault: 'out of range',
      place,
      found: `${quoted(cell)} is too large to compute with`,
      rule: `values lie between ${-LARGEST_VALUE} and ${LARGEST_VALUE}`,
      value: cell,
    });
  throw new DataError({
    fault: DECIMAL_COMMA.test(cell) ? 'decimal comma' : 'not a number',
    place,
    found: `${quoted(cell)} is not a number`,
    rule: DECIMAL_COMMA.test(cell)
      ? `write decimals with a point: ${cut(cell.replace(',', '.'))}`
      : 'write a decimal number such as 3.14 or leave the cell empty',
    value: cell,
  });
}

function isOverflow(cell: string): boolean {
  return DECIMAL.test(cell) && !Number.isFinite(Number(cell));
}

/** A finite decimal number, or null; −0 becomes 0. */
function parseDecimal(cell: string): number | null {
  const number = DECIMAL.test(cell) ? Number(cell) : Number.NaN;
  return Number.isFinite(number) ? number + 0 : null;
}
