import type { Experiment } from '../spec.ts';
import { adaptiveAnswers, optimisationClaims, REGRET_MEASURES } from './environment-claims.ts';
import { CURVE_POINTS, OPTIMISATION_SETTING, optimisationColumn } from './environment-lanes.ts';

const COLUMNS = [
  optimisationColumn({ name: 'newsvendor', id: 'newsvendor', judgedAt: 50 }, { refitEvery: 10 }),
];

const REASON =
  'The paper prints its box, prices and h, but neither T nor numbers, nor the constants of its utilities, nor how often it fits. Tried: every step in the tables below, and the finer grid of bpt-fig14-fine. Recorded: at t = 100 BPT-TS misses the best stock in 2 of 50 runs (mean regret 0.0011), Pmax-BQO-UCB in 11, ten of them by 0.003 (0.0017), BPT-UCB in 20, fifteen of them by 0.05 (0.016).';

export const bptFig14: Experiment = {
  id: 'bpt-fig14',
  title: 'Which stock of two products earns enough most often',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 4 (a) and 14',
  runs: 50,
  lookedAt: [20, 50],
  design: {
    setting: [
      'Two products, costs 4 and 13, prices 10 and 23, 50 customers who take the other one where theirs is sold out; f: profit in hundreds, h = 3.5. Gumbel scale 1 and exponential parts, for which the paper prints nothing.',
      '9 × 9 stocks and 5 × 5 popularities within the 99.9 % interval of Gamma(50, 1), where the paper searches continuous sets; therefore exact Thompson draws instead of random features.',
      'Matérn 5/2 with one lengthscale per dimension and σ_f², fitted by maximum likelihood to each lane’s own data after every 10 steps (the paper fits within the run too and does not say how often); until then those found once on the whole table, σ_f² = 2.25; σ² = 0.01.',
      'The function is the same in every replicate; replicates differ in noise, first query and draws alone.',
      ...OPTIMISATION_SETTING,
      'T = 100.',
    ],
    columns: COLUMNS,
    measures: REGRET_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [...optimisationClaims(COLUMNS, REASON), adaptiveAnswers(COLUMNS)],
  },
};
