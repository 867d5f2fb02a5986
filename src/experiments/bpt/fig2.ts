import type { Experiment } from '../spec.ts';
import { adaptiveAnswers, optimisationClaims, REGRET_MEASURES } from './environment-claims.ts';
import {
  BENCHMARK_SETTING,
  CURVE_POINTS,
  OPTIMISATION_SETTING,
  optimisationColumn,
} from './environment-lanes.ts';

const COLUMNS = [
  optimisationColumn({ name: 'Rosenbrock, wide box', id: 'threshold-rosenbrock', judgedAt: 50 }),
  optimisationColumn({
    name: 'Rosenbrock, our box',
    id: 'threshold-rosenbrock',
    parameters: { box: 'middle' },
    judgedAt: 50,
  }),
  optimisationColumn({ name: 'McCormick', id: 'threshold-mccormick', judgedAt: 50 }),
];

/** What the recorded runs say of the claims that did not come out. */
const FOUND = {
  'Rosenbrock, wide box, t = 50: BPT-TS':
    'Three adaptive versions, Pmax-BQO-EI, Pmax-BQO-UCB and Pmax-BQO-TS, are ahead of it by 0.008, 2.3 to 2.6 paired standard errors (0.003).',
  'Rosenbrock, wide box, t = 100':
    'The pair is BPT-TS and RS: the mean regret of BPT-TS is 0.024 at t = 50 and 0.023 at t = 100, that of RS falls from 0.069 to 0.010 (p < 0.001, one of 22 pairs).',
  'McCormick, t = 50: BPT-TS': 'RS is ahead by 0.0015, half a paired standard error (0.0030).',
};

export const bptFig2: Experiment = {
  id: 'bpt-fig2',
  title: 'Meeting a threshold most often: two benchmark functions',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 2 and 6',
  runs: 50,
  lookedAt: [50],
  design: {
    setting: [
      ...BENCHMARK_SETTING,
      'Rosenbrock: h = −1000, l = 0.5, σ_ker = 150, on [−5,10]², where f falls to −1.1 million, thousands of σ_ker below the prior mean; and, as “our box”, on [−4,4]², where it falls to −40 thousand. McCormick: h = −5, l = 1, σ_ker = 4, on [−1.5,4] × [−3,4].',
      ...OPTIMISATION_SETTING,
      'T = 100.',
    ],
    columns: COLUMNS,
    measures: REGRET_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [...optimisationClaims(COLUMNS, undefined, FOUND), adaptiveAnswers(COLUMNS)],
  },
};
