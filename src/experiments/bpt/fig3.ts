import type { Experiment } from '../spec.ts';
import {
  adaptiveClassifications,
  aheadEarly,
  converges,
  LONG_F1_MEASURES,
  levelSetClaims,
} from './environment-claims.ts';
import {
  BENCHMARK_SETTING,
  LEVEL_SET_SETTING,
  LONG_CURVE_POINTS,
  levelSetColumn,
} from './environment-lanes.ts';

const COLUMNS = [
  levelSetColumn({ name: 'Himmelblau', id: 'threshold-himmelblau', judgedAt: 50, horizon: 150 }),
  levelSetColumn({
    name: 'Goldstein–Price',
    id: 'threshold-goldstein-price',
    judgedAt: 150,
    horizon: 150,
  }),
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
      'T = 150.',
      ...LEVEL_SET_SETTING,
    ],
    columns: COLUMNS,
    measures: LONG_F1_MEASURES,
    curvePoints: LONG_CURVE_POINTS,
    curveOf: 'F1',
    claims: [
      ...levelSetClaims(COLUMNS),
      aheadEarly(COLUMNS),
      converges(COLUMNS),
      adaptiveClassifications(COLUMNS),
    ],
  },
};
