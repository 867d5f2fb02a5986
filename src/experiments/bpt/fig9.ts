import { hardlySensitive } from './sensitivity-claims.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';

export const bptFig9 = sensitivityFigure({
  figure: 9,
  title: 'How much the width β of its interval matters to BPT-UCB',
  algorithm: 'bpt-ucb',
  rows: { setting: 'beta', values: [0.5, 1, 2, 5, 10] },
  columns: { setting: 'm', values: [2, 5] },
  claims: (columns) => [
    hardlySensitive(
      columns,
      0.05,
      'BPT-UCB is hardly sensitive to β: its mean regrets lie within 0.05 (the paper calls BPT-LSE alone sensitive)',
    ),
  ],
});
