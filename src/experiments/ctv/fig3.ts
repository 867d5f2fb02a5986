import { ours, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { ordered } from '../report/order-claims.ts';
import type { Experiment } from '../spec.ts';
import {
  BELOW_GP,
  EVALUATION_TIME_SETTING,
  evaluationTimeLanes,
  fourSettings,
  PAPER_ORDER,
  UNPUBLISHED_RATES,
} from './evaluation-time-lanes.ts';

const SETTINGS = fourSettings(evaluationTimeLanes({ acquisition: 'ei' }));
const columns = SETTINGS.map(({ name }) => name);

export const ctvFig3: Experiment = {
  id: 'ctv-fig3',
  title: 'The same four settings with expected improvement',
  source:
    'Imamura et al., Time-varying GP Bandit Optimization with Non-constant Evaluation Time, Appendix E, Fig. 3',
  runs: 30,
  lookedAt: [30],
  design: {
    setting: [
      ...EVALUATION_TIME_SETTING,
      'Every algorithm, GP-UCB too, maximises expected improvement over the largest posterior mean at a visited place, at the time that is scored; the paper does not name its incumbent.',
    ],
    columns: SETTINGS,
    measures: [{ measure: averageRegret }],
    curvePoints: 65,
    claims: [
      ours(
        withReason(
          ordered({
            text: 'As in Fig. 1 (the appendix states no order): TV and the CTV family each below GP-UCB',
            measure: averageRegret.id,
            columns,
            pairs: BELOW_GP,
          }),
          UNPUBLISHED_RATES,
        ),
      ),
      ours(
        withReason(
          ordered({
            text: 'As in Fig. 1: CTV-fixed below CTV, CTV below CTV-simple, CTV-simple below TV',
            measure: averageRegret.id,
            columns,
            pairs: PAPER_ORDER,
          }),
          UNPUBLISHED_RATES,
        ),
      ),
    ],
  },
};
