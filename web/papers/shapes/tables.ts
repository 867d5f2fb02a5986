import { both, type Figures } from './figures.ts';

const distinct = (names: readonly string[]): string[] => [...new Set(names)];
const cellsOf = (figures: Figures, measure: string) =>
  both(figures, 'cells').filter((cell) => cell.measure === measure);

export const rowsOf = (figures: Figures, measure: string): string[] =>
  distinct(cellsOf(figures, measure).map(({ row }) => row));

export const columnsOf = (figures: Figures, measure: string): string[] =>
  distinct(cellsOf(figures, measure).map(({ column }) => column));
