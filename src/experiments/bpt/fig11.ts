import { hardlySensitive } from './sensitivity-claims.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';

export const bptFig11 = sensitivityFigure({
  figure: 11,
  title: 'How much the order m of its interval matters to BPT-UCB',
  algorithm: 'bpt-ucb',
  rows: { setting: 'm', values: [2, 3, 5, 10] },
  columns: { setting: 'beta', values: [2, 5] },
  claims: (columns) => [
    hardlySensitive(
      columns,
      0.05,
      'BPT-UCB is hardly sensitive to m: its mean regrets lie within 0.05 (the paper calls BPT-LSE alone sensitive)',
    ),
  ],
});
