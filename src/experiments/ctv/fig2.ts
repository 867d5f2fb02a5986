import { withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { belowAll, ordered } from '../report/order-claims.ts';
import type { Experiment } from '../spec.ts';
import { withinShare } from './evaluation-time-claims.ts';
import { CTV_FAMILY, EVALUATION_TIME_SETTING, evaluationTimeColumn } from './evaluation-time-lanes.ts';

const SHORT = 't = 1';
const LONG = 't = 10';

export const ctvFig2: Experiment = {
  id: 'ctv-fig2',
  title: 'Short and long evaluations of the same length everywhere',
  source: 'Imamura et al., Time-varying GP Bandit Optimization with Non-constant Evaluation Time, Fig. 2',
  runs: 30,
  lookedAt: [10, 30],
  design: {
    setting: [
      ...EVALUATION_TIME_SETTING,
      'UCB with β_n = 0.8 ln(4n), n counting the initial points; the truth’s kernel is squared exponential.',
    ],
    columns: [
      evaluationTimeColumn({ name: SHORT, kernel: 'se', times: { times: 'uniform', seconds: 1 } }),
      evaluationTimeColumn({ name: LONG, kernel: 'se', times: { times: 'uniform', seconds: 10 } }),
    ],
    measures: [{ measure: averageRegret }],
    curvePoints: 65,
    claims: [
      withReason(
        ordered({
          text: 'With t = 1, where its rounds are seconds, TV is best',
          measure: averageRegret.id,
          columns: [SHORT],
          pairs: belowAll('TV', ['GP-UCB', ...CTV_FAMILY]),
        }),
        'With σ_g² = 0.01 TV and the CTV lanes are at most 0.0012 ± 0.0009 apart over 1,400 runs: at one second a round nothing but the noise of the seen times tells them apart, and the paper does not print it. Tried: σ_g² from 0, where CTV-fixed and TV are one algorithm, to 1, where TV is best as the paper says (ctv-noise).',
      ),
      ordered({
        text: 'With t = 10 the CTV family is below TV and GP-UCB',
        measure: averageRegret.id,
        columns: [LONG],
        pairs: CTV_FAMILY.flatMap((row) => belowAll(row, ['TV', 'GP-UCB'])),
      }),
      withinShare(LONG, 0.05, 'With t = 10 CTV, CTV-simple and CTV-fixed are almost the same (within 5 %)'),
    ],
  },
};
