import type { Experiment } from '../spec.ts';
import { adaptiveClassifications, converges, F1_MEASURES, levelSetClaims } from './environment-claims.ts';
import { CURVE_POINTS, GP_SETTING, LEVEL_SET_SETTING, levelSetColumn } from './environment-lanes.ts';

const COLUMNS = [
  levelSetColumn({ name: 'GP draw', id: 'threshold-gp', parameters: { redrawn: true }, judgedAt: 30 }),
];

export const bptFig7: Experiment = {
  id: 'bpt-fig7',
  title: 'Which designs meet a threshold often enough: functions drawn from a GP',
  source: 'Iwazaki et al., Bayesian Quadrature Optimization for Probability Threshold Robustness, Fig. 7',
  runs: 50,
  lookedAt: [50],
  design: {
    setting: [
      GP_SETTING,
      'α = 0.8. Draws are repeated, from the same seeded substream, until 5 to 95 % of the designs lie above α: of the first 100 draws 35 have none, and naming none of them would score 1.',
      ...LEVEL_SET_SETTING,
      'T = 100.',
    ],
    columns: COLUMNS,
    measures: F1_MEASURES,
    curvePoints: CURVE_POINTS,
    curveOf: 'F1',
    claims: [...levelSetClaims(COLUMNS), converges(COLUMNS), adaptiveClassifications(COLUMNS)],
  },
};
