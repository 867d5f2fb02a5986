import type { Experiment } from '../spec.ts';
import { LONG_F1_MEASURES } from './environment-claims.ts';
import { LONG_CURVE_POINTS } from './environment-lanes.ts';
import { moreSensitiveToM } from './sensitivity-claims.ts';
import { SWEPT_LEVEL_SET_SETTING, SWEPT_LEVEL_SETS, sweepColumns } from './sensitivity-lanes.ts';

const COLUMNS = sweepColumns({
  algorithm: 'bpt-lse',
  worlds: SWEPT_LEVEL_SETS,
  rows: { setting: 'beta', values: [0.5, 1, 1.5, 2, 5] },
  columns: { setting: 'm', values: [2, 5] },
});

export const bptFig10: Experiment = {
  id: 'bpt-fig10',
  title: 'How much the width β of its interval matters to BPT-LSE',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, App. E.1.3, Fig. 10',
  runs: 50,
  design: {
    setting: SWEPT_LEVEL_SET_SETTING,
    columns: COLUMNS,
    measures: LONG_F1_MEASURES,
    curvePoints: LONG_CURVE_POINTS,
    curveOf: 'F1',
    claims: [
      moreSensitiveToM(
        COLUMNS,
        'columns',
        'BPT-LSE is especially sensitive to m: from 2 to 5 it moves F1 further than β does from 0.5 to 5',
      ),
    ],
  },
};
