/**
 * The cells of a grid, coarse to fine: first its corners, the middles of its edges and its centre, then again and again those
 * halfway between. Within a level column by column.
 * @returns places in the list of cells, column by column, in each from below
 */
export function cellOrder(columns: number, rows: number): readonly number[] {
  const across = halvings(columns);
  const up = halvings(rows);
  const level = (cell: number) => Math.max(across[Math.floor(cell / rows)], up[cell % rows]);
  const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
  return cells.sort((a, b) => level(a) - level(b) || a - b);
}

/** Of each place on a line, how often the line has been halved before it is met: 0 for both ends and the middle. */
function halvings(length: number): readonly number[] {
  const levels = new Array<number>(length).fill(0);
  const halve = (low: number, high: number, level: number) => {
    if (high - low < 2) return;
    const middle = Math.floor((low + high) / 2);
    levels[middle] = level;
    halve(low, middle, level + 1);
    halve(middle, high, level + 1);
  };
  halve(0, length - 1, 0);
  return levels;
}
