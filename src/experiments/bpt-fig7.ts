import {
  adaptiveClassifications,
  converges,
  F1_MEASURES,
  levelSetClaims,
} from './lanes/environment-claims.ts';
import { CURVE_POINTS, GP_SETTING, LEVEL_SET_SETTING, levelSetColumn } from './lanes/environment-lanes.ts';
import type { Experiment } from './spec.ts';

const COLUMNS = [levelSetColumn('GP draw', 'threshold-gp')];

export const bptFig7: Experiment = {
  id: 'bpt-fig7',
  title: 'Which designs meet a threshold often enough: functions drawn from a GP',
  source: 'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 7',
  runs: 50,
  design: {
    setting: [GP_SETTING, 'α = 0.8.', ...LEVEL_SET_SETTING],
    columns: COLUMNS,
    measures: F1_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'F1',
    claims: [...levelSetClaims(COLUMNS), converges(COLUMNS), adaptiveClassifications(COLUMNS)],
  },
};
