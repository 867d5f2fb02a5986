import { bestRow, falling, moreSensitiveToM } from './sensitivity-claims.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';

export const bptFig12 = sensitivityFigure({
  figure: 12,
  title: 'How much the order m of its interval matters to BPT-LSE',
  algorithm: 'bpt-lse',
  rows: { setting: 'm', values: [2, 3, 5, 10] },
  columns: { setting: 'beta', values: [2, 5] },
  claims: (columns) => [
    ...bestRow(columns, 'm = 2'),
    ...falling(columns, 'a larger m classifies more cautiously, its F1 is no higher'),
    moreSensitiveToM(
      columns,
      'rows',
      'BPT-LSE is especially sensitive to m: from 2 to 10 it moves F1 further than β does from 2 to 5',
    ),
  ],
});
