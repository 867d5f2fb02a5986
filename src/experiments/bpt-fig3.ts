import {
  adaptiveClassifications,
  aheadEarly,
  converges,
  F1_MEASURES,
  levelSetClaims,
} from './lanes/environment-claims.ts';
import {
  BENCHMARK_SETTING,
  CURVE_POINTS,
  LEVEL_SET_SETTING,
  levelSetColumn,
} from './lanes/environment-lanes.ts';
import type { Experiment } from './spec.ts';

const COLUMNS = [
  levelSetColumn('Himmelblau', 'threshold-himmelblau'),
  levelSetColumn('Goldstein–Price', 'threshold-goldstein-price'),
];

export const bptFig3: Experiment = {
  id: 'bpt-fig3',
  title: 'Which designs meet a threshold often enough: two benchmark functions',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 3 and 8',
  runs: 50,
  design: {
    setting: [
      ...BENCHMARK_SETTING,
      'Himmelblau: h = −150, α = 0.8, l = 0.5, σ_ker = 200, on [−5,5]². Goldstein–Price × 10⁻⁵: h = −1, α = 0.5, l = 0.4, σ_ker = 200, on [−2,2]².',
      ...LEVEL_SET_SETTING,
    ],
    columns: COLUMNS,
    measures: F1_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'F1',
    claims: [
      ...levelSetClaims(COLUMNS),
      aheadEarly(COLUMNS),
      converges(COLUMNS),
      adaptiveClassifications(COLUMNS),
    ],
  },
};
