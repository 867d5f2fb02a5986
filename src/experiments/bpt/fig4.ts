import type { Experiment } from '../spec.ts';
import { adaptiveClassifications, converges, F1_MEASURES, levelSetClaims } from './environment-claims.ts';
import { CURVE_POINTS, INFECTION_SETTING, LEVEL_SET_SETTING, levelSetColumn } from './environment-lanes.ts';

const COLUMNS = [levelSetColumn({ name: 'infection control', id: 'infection-control', judgedAt: 50 })];

export const bptFig4: Experiment = {
  id: 'bpt-fig4',
  title: 'Which infection rates keep the risk low often enough',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 4 (b) and 13 (b)',
  runs: 50,
  design: {
    setting: [INFECTION_SETTING, 'α = 0.9.', ...LEVEL_SET_SETTING, 'T = 100.'],
    columns: COLUMNS,
    measures: F1_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'F1',
    claims: [...levelSetClaims(COLUMNS), converges(COLUMNS), adaptiveClassifications(COLUMNS)],
  },
};
