import type { Experiment } from '../spec.ts';
import { LONG_F1_MEASURES } from './environment-claims.ts';
import { LONG_CURVE_POINTS } from './environment-lanes.ts';
import { bestRow, falling, moreSensitiveToM } from './sensitivity-claims.ts';
import { SWEPT_LEVEL_SET_SETTING, SWEPT_LEVEL_SETS, sweepColumns } from './sensitivity-lanes.ts';

const COLUMNS = sweepColumns({
  algorithm: 'bpt-lse',
  worlds: SWEPT_LEVEL_SETS,
  rows: { setting: 'm', values: [2, 3, 5, 10] },
  columns: { setting: 'beta', values: [2, 5] },
});

export const bptFig12: Experiment = {
  id: 'bpt-fig12',
  title: 'How much the order m of its interval matters to BPT-LSE',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, App. E.1.3, Fig. 12',
  runs: 50,
  design: {
    setting: SWEPT_LEVEL_SET_SETTING,
    columns: COLUMNS,
    measures: LONG_F1_MEASURES,
    curvePoints: LONG_CURVE_POINTS,
    curveOf: 'F1',
    claims: [
      ...bestRow(COLUMNS, 'm = 2'),
      ...falling(COLUMNS, 'a larger m classifies more cautiously, its F1 is no higher'),
      moreSensitiveToM(
        COLUMNS,
        'rows',
        'BPT-LSE is especially sensitive to m: from 2 to 10 it moves F1 further than β does from 2 to 5',
      ),
    ],
  },
};
