import { contours } from 'd3-contour';
import { tenths as n } from '../../src/picture/tenths.ts';

/**
 * Lines of equal value of a field with index i·rows + j (i along x₁, j along x₂), as one SVG path per
 * threshold in a box of `width × height` px, x₂ upwards. Pieces along the border fall outside the box:
 * clip the drawing to it.
 */
export function isolines(
  values: Float64Array,
  columns: number,
  rows: number,
  thresholds: readonly number[],
  width: number,
  height: number,
): string[] {
  const byRow: number[] = new Array(columns * rows);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) byRow[j * columns + i] = values[i * rows + j];
  }
  // d3-contour puts the value of cell (i, j) at (i + ½, j + ½); the outermost candidates are on the border.
  const toX = (u: number) => n(((u - 0.5) / (columns - 1)) * width);
  const toY = (v: number) => n(height - ((v - 0.5) / (rows - 1)) * height);
  const ring = (points: readonly (readonly number[])[]) =>
    `M${points.map(([u, v]) => `${toX(u)} ${toY(v)}`).join('L')}Z`;
  return contours()
    .size([columns, rows])
    .thresholds([...thresholds])(byRow)
    .map((shape) => shape.coordinates.flatMap((polygon) => polygon.map(ring)).join(''))
    .filter((path) => path !== '');
}

/** `count` evenly spaced values within the range, without its ends. */
export function levels([low, high]: readonly [number, number], count: number): number[] {
  if (!(high > low)) return [];
  return Array.from({ length: count }, (_, k) => low + ((high - low) * (k + 1)) / (count + 1));
}
