// Sizes and codes that more than one file must know; src/linalg/layout.ts knows some of them too, and a test compares.

// The smallest share of its diagonal element that a pivot may be; below it, rounding has eaten it.
export const SMALLEST_PIVOT: f64 = 1e-14;

// Stationary kernels.
export const SQUARED_EXPONENTIAL: i32 = 0;
export const MATERN_12: i32 = 1;
export const MATERN_32: i32 = 2;
export const MATERN_52: i32 = 3;

// Panels worked on together, so that each panel of L is fetched once for all of them.
export const PANELS_TOGETHER: i32 = 8;

// V on the candidates: chunks of that many rows, in which groups of so many candidates stand side by side (grid.ts).
export const ROWS_PER_CHUNK: i32 = 64;
export const CANDIDATES_PER_GROUP: i32 = 16;

// Bytes of an address, and of a double.
@inline export const POINTER: usize = 4;
@inline export const DOUBLE: usize = 8;

// Bytes of one row of a group, and of a group.
@inline export const GROUP_ROW: usize = CANDIDATES_PER_GROUP * DOUBLE;
@inline export const GROUP: usize = ROWS_PER_CHUNK * GROUP_ROW;

// A panel holds four rows side by side, P[k][0..3] (tile.ts): row i is the one numbered i & 3 of panel i >> 2.
// Bytes of a column of a panel, of a 4 × 4 tile, and from one diagonal element of a tile to the next.
@inline export const COLUMN: usize = 4 * DOUBLE;
@inline export const TILE: usize = 4 * COLUMN;
@inline export const DIAGONAL: usize = COLUMN + DOUBLE;

@inline export function doubles(count: usize): usize {
  return count * DOUBLE;
}

@inline export function columns(count: usize): usize {
  return count * COLUMN;
}

@inline export function tiles(count: usize): usize {
  return count * TILE;
}

// Address of a panel of a packed lower triangle: panel j holds j + 1 tiles.
@inline export function panelOf(packed: usize, index: usize): usize {
  return packed + index * (index + 1) * (TILE / 2);
}

// Address of an element of a packed lower triangle; those of a row are a column apart.
@inline export function element(packed: usize, row: i32, column: i32): usize {
  return panelOf(packed, row >> 2) + columns(column) + doubles(row & 3);
}
