import type { Experiment } from '../spec.ts';
import { adaptiveAnswers, optimisationClaims, REGRET_MEASURES } from './environment-claims.ts';
import {
  CURVE_POINTS,
  INFECTION_SETTING,
  OPTIMISATION_SETTING,
  optimisationColumn,
} from './environment-lanes.ts';

const COLUMNS = [optimisationColumn({ name: 'infection control', id: 'infection-control', judgedAt: 50 })];

export const bptFig13: Experiment = {
  id: 'bpt-fig13',
  title: 'Which infection rate keeps the risk low most often',
  source:
    'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 13 (a)',
  runs: 50,
  lookedAt: [50],
  design: {
    setting: [INFECTION_SETTING, ...OPTIMISATION_SETTING, 'T = 100.'],
    columns: COLUMNS,
    measures: REGRET_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [...optimisationClaims(COLUMNS), adaptiveAnswers(COLUMNS)],
  },
};
