import type { DatasetTable } from '../contracts/scenario.ts';
import { DataError } from './errors.ts';
import { parseRows, quote } from './rows.ts';

/** Cells that count as missing, after trimming. */
const MISSING = new Set(['', 'NA', 'NaN']);
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads a wide table: the first row names the columns, the first column labels the times, and every other
 * column is an arm. Empty cells, NA and NaN become null and are kept; see `fillMissing`.
 * @param text the file's text; comma, semicolon, tab or bar between the cells
 * @param name what the table is called, usually the file's name
 * @throws DataError naming row and column
 */
export function parseWideCsv(text: string, name: string): DatasetTable {
  const [header, ...rows] = parseRows(text);
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
  arms.forEach((arm, i) => {
    const place = `row 1, column ${i + 2}`;
    if (arm === '')
      throw new DataError({ fault: 'header', place, found: 'empty name', rule: 'every column needs a name' });
    if (arms.indexOf(arm) < i)
      throw new DataError({
        fault: 'header',
        place,
        found: `the name ${quote(arm)} stands twice`,
        rule: 'every column needs a name of its own',
        value: arm,
      });
  });
  return arms;
}

function parseCell(cell: string, row: number, arm: string): number | null {
  if (MISSING.has(cell)) return null;
  const number = parseDecimal(cell);
  if (number !== null) return number;
  throw new DataError({
    fault: 'not a number',
    place: `row ${row}, column ${arm}`,
    found: `${quote(cell)} is not a number`,
    rule: 'write a decimal number such as 3.14 or leave the cell empty',
    value: cell,
  });
}

/** A finite decimal number, or null; −0 becomes 0. */
export function parseDecimal(cell: string): number | null {
  const number = DECIMAL.test(cell) ? Number(cell) : Number.NaN;
  return Number.isFinite(number) ? number + 0 : null;
}
