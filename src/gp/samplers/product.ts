/** Points of one dimension or more. */
export interface PointSet {
  readonly size: number;
  readonly dimension: number;
  /** `size × dimension`, row-major. */
  readonly points: Float64Array;
}

/** All pairs of a row and a column: pair = row · columns + column, its coordinates those of the row, then those of the column. */
export interface ProductSet {
  readonly rows: PointSet;
  readonly columns: PointSet;
}

/** One point without coordinates: with it as the only column, the rows are the pairs. */
const NOTHING: PointSet = { size: 1, dimension: 0, points: new Float64Array(0) };

/**
 * Points as pairs of so many rows with the columns, where their coordinates are those of pairs; otherwise every point is
 * a row of its own. O(size · dimension).
 */
export function asProduct(set: PointSet, rows: number): ProductSet {
  const columns = set.size / rows;
  const own = leadingConstants(set, columns);
  const pairs = {
    rows: part(set, rows, columns, 0, own),
    columns: part(set, columns, 1, own, set.dimension),
  };
  return isProduct(set, pairs) ? pairs : { rows: set, columns: NOTHING };
}

/** How many of the first coordinates are the same at the first `count` points. */
function leadingConstants({ points, dimension }: PointSet, count: number): number {
  for (let d = 0; d < dimension; d++)
    for (let i = 1; i < count; i++) if (points[i * dimension + d] !== points[d]) return d;
  return dimension;
}

/** Coordinates from..to of every `stride`-th point. */
function part(
  { points, dimension }: PointSet,
  size: number,
  stride: number,
  from: number,
  to: number,
): PointSet {
  const width = to - from;
  const chosen = new Float64Array(size * width);
  for (let i = 0; i < size; i++)
    for (let d = 0; d < width; d++) chosen[i * width + d] = points[i * stride * dimension + from + d];
  return { size, dimension: width, points: chosen };
}

function isProduct({ size, points, dimension }: PointSet, { rows, columns }: ProductSet): boolean {
  for (let i = 0; i < size; i++)
    for (let d = 0; d < dimension; d++) {
      const [row, column] = [Math.floor(i / columns.size), i % columns.size];
      const value =
        d < rows.dimension
          ? rows.points[row * rows.dimension + d]
          : columns.points[column * columns.dimension + d - rows.dimension];
      if (points[i * dimension + d] !== value) return false;
    }
  return true;
}
