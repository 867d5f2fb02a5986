import type { Experiment } from '../spec.ts';
import { REGRET_MEASURES } from './environment-claims.ts';
import { CURVE_POINTS } from './environment-lanes.ts';
import { hardlySensitive } from './sensitivity-claims.ts';
import { SWEPT_OPTIMISATION, SWEPT_OPTIMISATION_SETTING, sweepColumns } from './sensitivity-lanes.ts';

const COLUMNS = sweepColumns({
  algorithm: 'bpt-ucb',
  worlds: SWEPT_OPTIMISATION,
  rows: { setting: 'm', values: [2, 3, 5, 10] },
  columns: { setting: 'beta', values: [2, 5] },
});

export const bptFig11: Experiment = {
  id: 'bpt-fig11',
  title: 'How much the order m of its interval matters to BPT-UCB',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, App. E.1.3, Fig. 11',
  runs: 50,
  design: {
    setting: SWEPT_OPTIMISATION_SETTING,
    columns: COLUMNS,
    measures: REGRET_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [
      hardlySensitive(
        COLUMNS,
        0.05,
        'BPT-UCB is hardly sensitive to m: its mean regrets lie within 0.05 (our reading: the paper calls BPT-LSE alone sensitive)',
      ),
    ],
  },
};
