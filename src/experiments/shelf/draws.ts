import { averageRegret } from '../report/measures.ts';
import type { Experiment } from '../spec.ts';
import { above, independent, noWorse, regret, withinShare } from './claims.ts';
import { jumps } from './jumping.ts';
import * as lanes from './lanes.ts';
import { priorsLeft, trueWeight } from './measures.ts';

const COLUMN = 'Two jumps, T = 500';
const KNOWN = 'TV-GP-UCB, ε = 0.01';

const { [lanes.OPTIMISTIC]: _, ...priorLanes } = lanes.priorLanes([0, 0.01, 0.03, 0.1]);

/** Regret per query and its standard error, 40 seeds. */
const THEIRS = {
  [KNOWN]: [0.138, 0.006],
  [lanes.DRAWN]: [0.18, 0.006],
  [lanes.PREDICTIVE]: [0.18, 0.006],
  [lanes.OPTIMISTIC_DRAWN]: [0.418, 0.009],
  [lanes.WEIGHED]: [0.195, 0.007],
  [lanes.LIKELIEST]: [0.156, 0.009],
} as const;

export const shelfDraws: Experiment = {
  id: 'shelf-draws',
  title: 'Lanes that draw a function, where the objective jumps: of the future, or of one of several priors',
  source:
    'Predictive sampling (Liu, Van Roy, Xu 2023), prior elimination and hyperpriors in Thompson sampling (Sandberg & Chehreghani 2026, arXiv 2502.01226); this table is ours',
  runs: 200,
  caution: lanes.CAUTION,
  design: {
    setting: [
      'Objective: independent draws on [0,1], 80 points, squared exponential kernel with l = 0.2, jumps after steps 100 and 200; σ_n² = 0.1; T = 500. The lanes without draws on the same worlds: `shelf-abrupt`.',
      lanes.PRIOR_SETTING,
      'TV-GP-UCB: √β_t = √(0.8 ln 4t). The lanes with one prior have ε = 0.01 and the true lengthscale. Weight of the true prior: of all priors with l = 0.2; that the objective jumps is in none of them.',
    ],
    columns: [
      {
        name: COLUMN,
        scenario: jumps(COLUMN, 0.2),
        lanes: { [KNOWN]: lanes.remembering(0.01), ...lanes.sampling(0.01), ...priorLanes },
      },
    ],
    measures: [
      { measure: averageRegret },
      { measure: priorsLeft, rows: [lanes.OPTIMISTIC_DRAWN] },
      { measure: trueWeight, rows: [lanes.WEIGHED, lanes.LIKELIEST] },
    ],
    readers: ['priors'],
    curvePoints: 50,
    claims: [
      independent(regret, COLUMN, THEIRS),
      withinShare(
        'Predictive and Thompson sampling at ε = 0.01 are within a twentieth of each other',
        COLUMN,
        [lanes.PREDICTIVE, lanes.DRAWN],
        0.05,
      ),
      above({
        text: 'HP-GP-TS finds the lengthscale: its priors have more than nine tenths of the weight at the end',
        columns: [COLUMN],
        rows: [lanes.WEIGHED],
        measure: trueWeight.id,
        level: 0.9,
        otherwise: 'Tried: this world.',
      }),
      noWorse(
        'HP-GP-TS is no worse by more than an eighth than TV-GP-TS with ε = 0.01 and the true lengthscale',
        COLUMN,
        [lanes.WEIGHED, lanes.DRAWN],
        0.125,
      ),
      above({
        text: 'PE-GP-TS drops two or three: more than nine of twelve priors are left at the end',
        columns: [COLUMN],
        rows: [lanes.OPTIMISTIC_DRAWN],
        measure: priorsLeft.id,
        level: 9,
        otherwise: 'Tried: this world.',
      }),
    ],
  },
};
