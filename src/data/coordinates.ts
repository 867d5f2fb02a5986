import { cut, quoted } from '../parameters/quoted.ts';
import { readNumber } from './csv.ts';
import { DataError } from './errors.ts';
import { parseRows } from './rows.ts';

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
    columns.map((column) =>
      readNumber(rows[rowOf(arm)][column], `row ${rowOf(arm) + 2}, column ${cut(header[column])}`),
    ),
  );
}

function coordinateColumns(header: readonly string[]): number[] {
  const names = header.map((name) => name.toLowerCase());
  const pair = PAIRS.find((candidates) => candidates.every((name) => names.includes(name)));
  if (pair) return pair.map((name) => names.indexOf(name));
  throw new DataError({
    fault: 'coordinates',
    place: 'row 1',
    found: `no coordinates among the columns ${header.slice(0, 4).map(quoted).join(', ')}${header.length > 4 ? ', …' : ''}`,
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
  const column = hits.indexOf(hits.reduce((most, count) => Math.max(most, count), 0));
  const rowOf = new Map<string, number>();
  rows.forEach((row, i) => {
    if (!rowOf.has(row[column])) rowOf.set(row[column], i);
  });
  const absent = arms.find((arm) => !rowOf.has(arm));
  if (absent !== undefined)
    throw new DataError({
      fault: 'coordinates',
      place: `column ${cut(header[column])}`,
      found: `arm ${quoted(absent)} is not there`,
      rule: 'the file needs one row for every arm of the table',
      value: absent,
    });
  return (arm) => rowOf.get(arm) as number;
}
