import { moreSensitiveToM } from './sensitivity-claims.ts';
import { sensitivityFigure } from './sensitivity-figure.ts';

export const bptFig10 = sensitivityFigure({
  figure: 10,
  title: 'How much the width β of its interval matters to BPT-LSE',
  algorithm: 'bpt-lse',
  rows: { setting: 'beta', values: [0.5, 1, 1.5, 2, 5] },
  columns: { setting: 'm', values: [2, 5] },
  claims: (columns) => [
    moreSensitiveToM(
      columns,
      'columns',
      'BPT-LSE is especially sensitive to m: from 2 to 5 it moves F1 further than β does from 0.5 to 5',
    ),
  ],
});
