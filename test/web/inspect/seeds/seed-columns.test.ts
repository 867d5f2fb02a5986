import { describe, expect, it } from 'vitest';
import type { InspectedSeeds } from '../../../../web/inspect/look.ts';
import { columnsOf, inOrder, selectionSentence } from '../../../../web/inspect/seeds/seed-columns.ts';
import { seedTable } from '../../../../web/inspect/seeds/seed-table.ts';

const FINALS = { A: [30, 10, 20, 40], B: [1, 2, 3, 4] } as const;
const seeds: InspectedSeeds = {
  symbol: '$R_T$',
  worse: 'higher',
  lanes: (['A', 'B'] as const).map((letter) => ({ letter, name: letter, values: FINALS[letter] })),
  curves: (['A', 'B'] as const).flatMap((letter) =>
    FINALS[letter].map((last, replicate) => ({
      letter,
      name: letter,
      replicate,
      values: [5 - replicate, last],
    })),
  ),
};

describe('the seeds that are selected', () => {
  it('are listed by what the box was drawn on, the worst first', () => {
    const columns = columnsOf(seeds, { letter: 'B', step: 1 });
    expect(columns.map(({ letter, symbol }) => `${letter} ${symbol}`)).toEqual([
      'B $R_{1}$',
      'B $R_T$',
      'A $R_T$',
    ]);
    expect(inOrder([0, 2, 3], columns[0], seeds.worse)).toEqual([0, 2, 3]);
    expect(inOrder([0, 2, 3], columns[2], seeds.worse)).toEqual([3, 0, 2]);
  });

  it('are said to be the worst or the best where they are all of these', () => {
    const [column] = columnsOf(seeds, { letter: 'A', step: null });
    expect(selectionSentence([0, 3], seeds, column, null)).toBe('The 2 worst of 4 for A.');
    expect(selectionSentence([1], seeds, column, 140)).toBe('The 1 best of 4 for A at t = 140.');
    expect(selectionSentence([1, 3], seeds, column, null)).toBeNull();
    expect(selectionSentence([0, 1, 2, 3], seeds, column, null)).toBeNull();
  });

  it('are copied with every digit', () => {
    const table = seedTable(26, [3, 0], columnsOf(seeds, null));
    expect(table).toBe('seed\treplicate\tA R_T\tB R_T\n26\t3\t40\t4\n26\t0\t30\t1\n');
  });
});
