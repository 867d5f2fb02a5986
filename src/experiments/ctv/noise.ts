import { comparePaired } from '../../replicates/paired.ts';
import { type Claim, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { belowAll, ordered } from '../report/order-claims.ts';
import { judgeOrder, testPair } from '../report/order-verdict.ts';
import type { Experiment } from '../spec.ts';
import { CTV_FAMILY, EVALUATION_TIME_SETTING, evaluationTimeColumn } from './evaluation-time-lanes.ts';

const NOISES = [0, 0.01, 0.1, 1];
const nameOf = (noise: number) => `σ_g² = ${noise}`;
const NONE = nameOf(0);
const NOISIEST = nameOf(1);

const COLUMNS = NOISES.map((timeNoise) =>
  evaluationTimeColumn({
    name: nameOf(timeNoise),
    kernel: 'se',
    times: { times: 'uniform', seconds: 1 },
    timeNoise,
  }),
);

/** Without noise both count the same seconds, forget at the same rate and look one second ahead. */
const SAME_RUN: Claim = {
  text: 'Without timing noise CTV-fixed and TV are one algorithm: the same regret in every replicate',
  check({ values }) {
    const fixed = values('CTV-fixed', NONE, averageRegret.id);
    const tv = values('TV', NONE, averageRegret.id);
    const same = fixed.filter((value, i) => value === tv[i]).length;
    return {
      verdict: same === tv.length ? 'reproduced' : 'not reproduced',
      detail: `${same} of ${tv.length} replicates with equal regret`,
    };
  },
};

/** The regret of each CTV lane at the largest noise against none, replicate by replicate. */
const COSTS: Claim = {
  text: 'Noise costs the CTV family regret: more at σ_g² = 1 than at 0',
  otherwise:
    'At ε = 0.01 per second a second more or less changes a correlation by half a per cent. Tried: σ_g² = 0, 0.01, 0.1 and 1, which doubles or halves a seen time.',
  check({ values, level }) {
    const found = CTV_FAMILY.map((row) => {
      const [none, noisiest] = [NONE, NOISIEST].map((column) => values(row, column, averageRegret.id));
      return { row, tested: testPair(none, noisiest), ...comparePaired(noisiest, none).difference };
    });
    return {
      ...judgeOrder(
        found.map(({ tested }) => tested),
        level,
      ),
      detail: found
        .map(({ row, mean, se }) => `${row} ${mean.toFixed(3)} more, s.e. ${se.toFixed(3)}`)
        .join('; '),
    };
  },
};

export const ctvNoise: Experiment = {
  id: 'ctv-noise',
  title: 'Evaluations of one second: how the noise of observed times tells',
  source:
    'Imamura et al., Time-varying GP Bandit Optimization with Non-constant Evaluation Time, §5.3 on Fig. 2 (left)',
  runs: 30,
  design: {
    setting: [
      ...EVALUATION_TIME_SETTING,
      'UCB with β_n = 0.8 ln(4n), n counting the initial points; the truth’s kernel is squared exponential; t = 1 everywhere. The columns differ in the noise variance σ_g² of the observed log times, which the models know (10⁻⁶ where it is 0); the paper shows one, unpublished.',
    ],
    columns: COLUMNS,
    measures: [{ measure: averageRegret }],
    curvePoints: 65,
    claims: [
      SAME_RUN,
      withReason(
        ordered({
          text: 'At t = 1 the noise makes TV the best: below each CTV lane at σ_g² = 1',
          measure: averageRegret.id,
          columns: [NOISIEST],
          pairs: belowAll('TV', CTV_FAMILY),
        }),
        'The paper’s explanation of Fig. 2 (left), where it prints no noise. Tried: σ_g² = 0, 0.01, 0.1 and 1 (below).',
      ),
      COSTS,
    ],
  },
};
