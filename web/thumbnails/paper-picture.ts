import type { Recorded } from '../../src/experiments/report/recorded.ts';
import { PICTURE, type Picture } from './picture.ts';

const { width: W, height: H } = PICTURE;
/** More than these would be dust. */
const MOST_ROWS = 7;
const MOST_COLUMNS = 5;

/** The first measure of a report: a column each, a row each; printed figures as rings, ours as dots, each column on its own scale. */
export function paperPicture({ cells: all }: Pick<Recorded, 'cells'>): Picture {
  const cells = all.filter(({ measure, ours }) => measure === all[0].measure && Number.isFinite(ours.mean));
  const rows = [...new Set(cells.map(({ row }) => row))].slice(0, MOST_ROWS);
  const columns = [...new Set(cells.map(({ column }) => column))].slice(0, MOST_COLUMNS);
  const wide = (W - 12) / columns.length;
  const printed: number[] = [];
  const ours: number[] = [];
  columns.forEach((column, j) => {
    const mine = cells.filter((cell) => cell.column === column && rows.includes(cell.row));
    const x = scale(
      mine.flatMap(({ ours: { mean }, paper }) => [mean, paper?.mean ?? mean]),
      [6 + j * wide + 8, 6 + (j + 1) * wide - 8],
    );
    for (const { row, paper, ours: own } of mine) {
      const y = round(10 + (rows.indexOf(row) * (H - 20)) / Math.max(1, rows.length - 1));
      if (paper) printed.push(x(paper.mean), y);
      ours.push(x(own.mean), y);
    }
  });
  const rules = columns.slice(1).map((_, j) => `M${round(6 + (j + 1) * wide)} 6V${H - 6}`);
  return {
    lines: rules.length > 0 ? [{ as: 'rule', d: rules.join('') }] : [],
    dots: [
      { as: 'printed', at: printed },
      { as: 'ours', at: ours },
    ],
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** From the values' extent to px; values that are all equal lie in the middle. */
function scale(values: readonly number[], [from, to]: readonly [number, number]): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (value) => round(high > low ? from + ((value - low) / (high - low)) * (to - from) : (from + to) / 2);
}
