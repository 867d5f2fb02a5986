import type { Recorded } from '../../../src/experiments/report/recorded.ts';

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

export const measuresOf = ({ cells }: Recorded): string[] => distinct(cells.map(({ measure }) => measure));

export const rowsOf = ({ cells }: Recorded, measure: string): string[] =>
  distinct(cells.filter((cell) => cell.measure === measure).map(({ row }) => row));

export const columnsOf = ({ cells }: Recorded, measure: string): string[] =>
  distinct(cells.filter((cell) => cell.measure === measure).map(({ column }) => column));
