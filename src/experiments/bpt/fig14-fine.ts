import type { Experiment } from '../spec.ts';
import {
  adaptiveAnswers,
  featuresChangeNothing,
  optimisationClaims,
  SHORT_REGRET_MEASURES,
} from './environment-claims.ts';
import {
  drawnByFeatures,
  drawsColumn,
  OPTIMISATION_SETTING,
  optimisationColumn,
  SHORT_CURVE_POINTS,
} from './environment-lanes.ts';

const STEPS = { judgedAt: 20, horizon: 50 };

const FINE = drawnByFeatures(
  optimisationColumn(
    { name: '17 × 17 stocks', id: 'newsvendor', parameters: { stockStep: 3 }, ...STEPS },
    { refitEvery: 10 },
  ),
);
const DRAWS = drawsColumn({ name: '9 × 9 stocks, nothing fitted', id: 'newsvendor', ...STEPS });

const REASON =
  'The paper prints neither T nor numbers, nor the constants of its utilities, nor how often it fits. Tried: both grids, exact draws and random features. Early on StableOpt and GP-UCB, which look at few conditions, find a good stock sooner on either grid; by t = 50 BPT-TS has caught up.';

export const bptFig14Fine: Experiment = {
  id: 'bpt-fig14-fine',
  title: 'Which of 289 stocks earns enough most often, functions drawn by random features',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 4 (a) and 14',
  runs: 50,
  lookedAt: [50],
  design: {
    setting: [
      'The products, customers and profits of bpt-fig14, h = 3.5, on a finer grid: stocks of 0, 3, …, 48 units, 17 × 17, and the same 5 × 5 popularities, 7225 pairs, almost three times as many as exact draws allow, where the paper searches continuous sets.',
      'BPT-TS and BQO-TS draw functions by 1000 random Fourier features as the paper does, at 500 frequencies drawn anew each time. The features make the prior part of a draw; the data enter exactly (Wilson et al. 2020). The paper does not print how it conditions on the data; a regression on the features is the usual way.',
      'Matérn 5/2 with one lengthscale per dimension and σ_f², fitted by maximum likelihood to each lane’s own data after every 10 steps (the paper fits within the run too and does not say how often); until then those found once on the whole coarse table, σ_f² = 2.25; σ² = 0.01.',
      'Second column, ours: the 9 × 9 stocks of bpt-fig14, where exact draws can be had too, and hyperparameters that stay as they are, so that nothing but the draws differs.',
      'The function is the same in every replicate; replicates differ in noise, first query and draws alone.',
      ...OPTIMISATION_SETTING,
      'T = 50, at which bpt-fig14 is judged.',
    ],
    columns: [FINE, DRAWS],
    measures: SHORT_REGRET_MEASURES,
    curvePoints: SHORT_CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [...optimisationClaims([FINE], REASON), ...featuresChangeNothing(DRAWS), adaptiveAnswers([FINE])],
  },
};
