import type { DatasetTable } from '../contracts/scenario.ts';
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

/** Length of the beginning of a file that is read to recognise its format. */
const HEAD = 20_000;

/**
 * Whether a file holds places and no values over time: columns lon and lat; or x and y beside names that are no dates, or
 * those of these arms.
 */
export function holdsPlacesAlone(text: string, arms: readonly string[] = []): boolean {
  const rows = headOf(text);
  const [header = []] = rows;
  const names = header.map((name) => name.trim().toLowerCase());
  const pair = PAIRS.find((candidates) => candidates.every((name) => names.includes(name)));
  if (!pair || rows.length < 2) return false;
  if (pair[0] !== 'x') return true;
  const known = new Set(arms);
  const labels = header.map((_, column) => rows.slice(1).map((row) => row[column]?.trim() ?? ''));
  return labels.some(
    (cells) => cells.some((cell) => /^[^\d]+$/.test(cell)) || cells.every((cell) => known.has(cell)),
  );
}

/** The first rows of a text, the last of them perhaps cut; none where it is no table. */
function headOf(text: string): readonly string[][] {
  try {
    const head = text.slice(0, HEAD);
    return parseRows(text.length > HEAD ? head.slice(0, head.lastIndexOf('\n')) : head);
  } catch (error) {
    if (error instanceof DataError) return [];
    throw error;
  }
}

/**
 * A table whose first two rows are the arms' coordinates, labelled x and y, or lon and lat: they become its coordinates. Any
 * other table stays as it is.
 */
export function withCoordinateRows(table: DatasetTable): DatasetTable {
  const labels = table.times.slice(0, 2).map((label) => label.toLowerCase());
  const pair = PAIRS.find((names) => names.every((name) => labels.includes(name)));
  if (!pair || table.values.length < 4) return table;
  const [first, second] = pair.map((name) => table.values[labels.indexOf(name)]);
  const places = table.arms.map((_, arm) => [first[arm], second[arm]]);
  if (!places.every((place): place is [number, number] => !place.includes(null))) return table;
  return { ...table, times: table.times.slice(2), values: table.values.slice(2), coordinates: places };
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
