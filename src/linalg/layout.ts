import type { StationaryFamily } from '../kernels/spec.ts';

// What TypeScript must know of wasm/layout.ts; test/linalg/layout.test.ts compares the two.

/** Codes of the stationary kernels. */
export const FAMILY_CODES: Readonly<Record<StationaryFamily, number>> = {
  se: 0,
  matern12: 1,
  matern32: 2,
  matern52: 3,
};

/** A pivot must exceed this share of the diagonal element it is left of; below it, rounding has eaten it. */
export const SMALLEST_PIVOT = 1e-14;

/** Panels of four rows that the solves take together. */
export const PANELS_TOGETHER = 8;

/** Rows of V per chunk, and candidates that stand side by side in it. */
export const ROWS_PER_CHUNK = 64;
export const CANDIDATES_PER_GROUP = 16;

/** Panels that `rows` rows fill, the last one padded. */
export function panelsOf(rows: number): number {
  return Math.ceil(rows / 4);
}

/** `count` rounded up to whole panels. */
export function roundUp4(count: number): number {
  return 4 * panelsOf(count);
}

/** Doubles of a packed lower triangle of that many panels. */
export function triangleDoubles(panels: number): number {
  return 8 * panels * (panels + 1);
}
