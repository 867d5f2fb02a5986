import type { DatasetTable } from '../../contracts/scenario.ts';
import { LARGEST_VALUE, MOST_ARMS, MOST_ROWS } from '../../data/limits.ts';
import { cut } from '../../parameters/quoted.ts';
import {
  fields,
  type JsonSchema,
  list,
  optional,
  type Shape,
  ShapeFault,
  such,
  text,
} from '../../parameters/shape.ts';

/** Allowed numbers of arms and rows of a table. */
const ARMS = { min: 2, max: MOST_ARMS };
const ROWS = { min: 3, max: MOST_ROWS };

const range = { minimum: -LARGEST_VALUE, maximum: LARGEST_VALUE };
const between = `between ${-LARGEST_VALUE} and ${LARGEST_VALUE}`;
const isNumber = (value: unknown) => typeof value === 'number' && Math.abs(value) <= LARGEST_VALUE;
const coordinate = such<number>(`must be a number ${between}`, isNumber, { type: 'number', ...range });
const cell = such<number | null>(
  `must be null or a number ${between}`,
  (value) => value === null || isNumber(value),
  { type: ['number', 'null'], ...range },
);

const name = text({ max: 200 });
const unit = optional(text({ max: 20 }));
const arms = list(text({ min: 1, max: 200 }), `${ARMS.min} to ${ARMS.max} names`, ARMS);

/** A list whose items are checked later. */
const unread = (what: string, items: JsonSchema, bounds: typeof ARMS) =>
  list(
    such<unknown>('', () => true, items),
    what,
    bounds,
  );

const cells = { type: 'array', items: cell.schema() };
const place = { type: 'array', items: coordinate.schema() };

/** A table except for labels, cells and places. */
const outline = fields({
  name,
  unit,
  arms,
  values: unread(`${ROWS.min} to ${ROWS.max} rows`, cells, ROWS),
  times: unread('labels, one per row', { type: 'string' }, { ...ROWS, min: 0 }),
  coordinates: optional(unread('places, one per arm', place, { ...ARMS, min: 0 })),
});

/** A list of exactly this length. */
const all = <Item>(item: Shape<Item>, what: string, length: number) =>
  list(item, what, { min: length, max: length });

/** A table with this many arms and rows, each place with this many coordinates. */
const tableOf = (armCount: number, rowCount: number, dimension: number) =>
  fields({
    name,
    unit,
    arms,
    times: all(text(), `one label per row (${rowCount})`, rowCount),
    values: all(all(cell, `one value per arm (${armCount})`, armCount), `${rowCount} rows`, rowCount),
    coordinates: optional(
      all(
        all(
          coordinate,
          `${dimension === 1 ? '1 coordinate' : '2 coordinates'}, as many as the others`,
          dimension,
        ),
        `one place per arm (${armCount})`,
        armCount,
      ),
    ),
  });

/** A table that comes with a scenario. Every length is checked before the first cell. */
export const datasetShape: Shape<DatasetTable | undefined> = {
  rule: 'must be a table, or in a file the name of a CSV file',
  schema: outline.schema,
  read(value) {
    const { arms: names, values, coordinates } = outline.read(value);
    const twice = firstRepeated(names);
    if (twice !== undefined)
      throw new ShapeFault(`must be unique, got "${cut(twice)}" more than once`).within('arms');
    const first = coordinates?.[0];
    const dimension = Array.isArray(first) && first.length === 1 ? 1 : 2;
    return tableOf(names.length, values.length, dimension).read(value) as DatasetTable;
  },
};

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((name) => seen.size === seen.add(name).size);
}

/** A table must be absent where the objective needs none. */
export const noDatasetShape = (objective: string): Shape<DatasetTable | undefined> =>
  optional(such(`is not used by objective "${objective}"; remove it or use "dataset"`, () => false, false));
