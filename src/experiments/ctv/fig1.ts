import { withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { ordered } from '../report/order-claims.ts';
import type { Experiment } from '../spec.ts';
import { STEADINESS } from './evaluation-time-claims.ts';
import {
  BELOW_GP,
  EVALUATION_TIME_SETTING,
  fourSettings,
  PAPER_ORDER,
  UNPUBLISHED_RATES,
} from './evaluation-time-lanes.ts';

const SETTINGS = fourSettings();
const columns = SETTINGS.map(({ name }) => name);

export const ctvFig1: Experiment = {
  id: 'ctv-fig1',
  title: 'Evaluations that take time: uniform and biased, two kernels',
  source: 'Imamura et al., Time-varying GP Bandit Optimization with Non-constant Evaluation Time, Fig. 1',
  runs: 30,
  lookedAt: [30, 56],
  design: {
    setting: [...EVALUATION_TIME_SETTING, 'UCB with β_n = 0.8 ln(4n), n counting the initial points.'],
    columns: SETTINGS,
    measures: [{ measure: averageRegret }],
    curvePoints: 65,
    claims: [
      ordered({
        text: 'TV and the CTV family each below GP-UCB, in all four settings',
        measure: averageRegret.id,
        columns,
        pairs: BELOW_GP,
      }),
      withReason(
        ordered({
          text: 'CTV-fixed below CTV, CTV below CTV-simple, CTV-simple below TV, in all four settings',
          measure: averageRegret.id,
          columns,
          pairs: PAPER_ORDER,
        }),
        UNPUBLISHED_RATES,
      ),
      ...STEADINESS,
    ],
  },
};
