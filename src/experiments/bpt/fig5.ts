import type { Experiment } from '../spec.ts';
import { adaptiveAnswers, optimisationClaims, REGRET_MEASURES } from './environment-claims.ts';
import { CURVE_POINTS, GP_SETTING, OPTIMISATION_SETTING, optimisationColumn } from './environment-lanes.ts';

const COLUMNS = [optimisationColumn({ name: 'GP draw', id: 'threshold-gp', judgedAt: 30 })];

export const bptFig5: Experiment = {
  id: 'bpt-fig5',
  title: 'Meeting a threshold most often: functions drawn from a GP',
  source: 'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 5',
  runs: 50,
  lookedAt: [50],
  design: {
    setting: [GP_SETTING, ...OPTIMISATION_SETTING, 'T = 100.'],
    columns: COLUMNS,
    measures: REGRET_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'instant regret',
    claims: [...optimisationClaims(COLUMNS), adaptiveAnswers(COLUMNS)],
  },
};
