import { parseDecimal } from './csv.ts';
import { DataError } from './errors.ts';
import { parseRows, quote } from './rows.ts';

/** Column names that are read as coordinates; the first pair that is present counts. */
const PAIRS = [
  ['x', 'y'],
  ['lon', 'lat'],
  ['longitude', 'latitude'],
] as const;

/**
 * Reads where the arms are: a table with one row per arm, a column that holds the arms' names, and columns
 * `x` and `y`, or `lon` and `lat`. Rows for other names and further columns are ignored.
 * @returns one pair per arm, in the order of `arms`
 * @throws DataError naming the missing column or arm
 */
export function parseCoordinates(text: string, arms: readonly string[]): number[][] {
  const [header, ...rows] = parseRows(text);
  const columns = coordinateColumns(header);
  const rowOf = rowsByArm(header, rows, arms);
  return arms.map((arm) =>
    columns.map((column) => coordinate(rows[rowOf(arm)][column], rowOf(arm), header[column])),
  );
}

function coordinateColumns(header: readonly string[]): number[] {
  const names = header.map((name) => name.toLowerCase());
  const pair = PAIRS.find((candidates) => candidates.every((name) => names.includes(name)));
  if (pair) return pair.map((name) => names.indexOf(name));
  throw new DataError({
    fault: 'coordinates',
    place: 'row 1',
    found: `no coordinates among the columns ${header.map(quote).join(', ')}`,
    rule: 'name them x and y, or lon and lat',
  });
}

/** The column that holds most of the arms' names is taken for the names. */
function rowsByArm(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  arms: readonly string[],
): (arm: string) => number {
  const wanted = new Set(arms);
  const hits = header.map(
    (_, column) => new Set(rows.map((row) => row[column]).filter((cell) => wanted.has(cell))).size,
  );
  const column = hits.indexOf(Math.max(...hits));
  const names = rows.map((row) => row[column]);
  const absent = arms.find((arm) => !names.includes(arm));
  if (absent !== undefined)
    throw new DataError({
      fault: 'coordinates',
      place: `column ${header[column]}`,
      found: `arm ${quote(absent)} is not there`,
      rule: 'the file needs one row for every arm of the table',
      value: absent,
    });
  return (arm) => names.indexOf(arm);
}

function coordinate(cell: string, row: number, column: string): number {
  const number = parseDecimal(cell);
  if (number !== null) return number;
  throw new DataError({
    fault: 'coordinates',
    place: `row ${row + 2}, column ${column}`,
    found: `${quote(cell)} is not a number`,
    rule: 'write a decimal number such as 3.14',
    value: cell,
  });
}
