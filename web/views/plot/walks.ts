import { clamp, type Walk } from './readout.ts';

/** Moves on a grid with index i·rows + j. */
export const walkGrid =
  (columns: number, rows: number): Walk =>
  (from, dx, dy) => {
    const start = from ?? Math.floor(columns / 2) * rows + Math.floor(rows / 2);
    if (from === null) return start;
    return clamp(Math.floor(start / rows) + dx, columns) * rows + clamp((start % rows) + dy, rows);
  };

/**
 * Moves along the designs of pairs with index design · conditions + condition; the condition stays, at first
 * the one given.
 */
export const walkDesigns =
  (designs: number, conditions: number, condition: number): Walk =>
  (from, dx) =>
    from === null
      ? Math.floor(designs / 2) * conditions + condition
      : clamp(Math.floor(from / conditions) + dx, designs) * conditions + (from % conditions);
