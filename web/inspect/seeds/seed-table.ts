import type { SeedColumn } from './seed-columns.ts';

/** The seeds as lines for a spreadsheet, with a header and all digits. */
export function seedTable(
  seed: number,
  replicates: readonly number[],
  columns: readonly SeedColumn[],
): string {
  const head = [
    'seed',
    'replicate',
    ...columns.map(({ letter, symbol }) => `${letter} ${symbol.replaceAll('$', '')}`),
  ];
  const rows = replicates.map((replicate) => [seed, replicate, ...columns.map(({ of }) => of(replicate))]);
  return [head, ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}
