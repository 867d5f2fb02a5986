import { parseScenario } from '../../engine/scenario/validate.ts';
import { averageRegret } from '../report/measures.ts';
import type { Experiment } from '../spec.ts';
import {
  EVENT,
  held,
  KEEP_ALL,
  MEMORY_SETTING,
  memoryLanes,
  NEWEST,
  oldest,
  RIGHT,
  STILL,
  USUAL,
  WEIGHED,
  WINDOW,
  weighed,
} from './lanes.ts';
import {
  agreesWith,
  asGoodAs,
  beatsKeepingEverything,
  belowLanesWithoutRate,
  clearlyBelow,
  growthHoldsFewer,
  newestDoNot,
} from './memory-claims.ts';

const COLUMN = 'Eggholder, a quarter of its sweep';
/** Forgetting with l_T = 40 steps: 1 − exp(−2/40). */
const RATE = 0.0487706;
const RANDOM = 'Random search';

const scenario = parseScenario({
  title: COLUMN,
  seed: 1,
  horizon: 200,
  objective: { id: 'last-input-1d', parameters: { function: 'eggholder', zoom: 1, span: 0.25 } },
  grid: { pointsPerDimension: 100 },
  noiseVariance: 0.05,
  model: { kernel: 'matern52', lengthscale: 0.047, signalVariance: 1 },
  lanes: [],
});

const factor = { temporalKernel: 'matern32', temporalLengthscale: 29 };
const LANES = {
  ...memoryLanes({ forgetting: { epsilon: RATE }, factor }),
  [RIGHT]: { algorithm: 'tv-gp-ucb', parameters: { c1: 0.8, c2: 4, ...factor } },
  [RANDOM]: { algorithm: 'random', parameters: {} },
};

/** Regret per query and its standard error, 40 seeds. */
const INDEPENDENT = {
  [STILL]: [1.254, 0.023],
  [WINDOW]: [0.945, 0.012],
  [EVENT]: [0.949, 0.02],
  [KEEP_ALL]: [0.819, 0.017],
  [RIGHT]: [0.846, 0.015],
  [NEWEST]: [0.91, 0.01],
  [weighed(0.05)]: [0.828, 0.014],
  [USUAL]: [0.863, 0.014],
  [weighed(1)]: [0.888, 0.012],
  [WEIGHED]: [0.858, 0.014],
} as const;

const measure = averageRegret.id;

export const beyondEggholder: Experiment = {
  id: 'beyond-eggholder',
  title: 'The same lanes on a function that no GP drew: Eggholder, its last input time',
  source:
    'Bardou, Thiran, Ranieri, This Too Shall Pass: Removing Stale Observations in Dynamic Bayesian Optimization, 2024 (arXiv 2405.14540), App. H; this table is ours',
  runs: 100,
  design: {
    setting: [
      'Objective: Eggholder of x and time over a quarter of the last input’s range, turned over and standardised over the run; 100 points, T = 200; noise σ_n² = 0.05, a twentieth of the variance. One function: replicates differ in noise and first query.',
      'Model: Matérn 5/2 in space with l = 0.047 and Matérn 3/2 in time with l_T = 29 steps, fitted once to a random design; forgetting with l_T = 40 for TV-GP-UCB.',
      ...MEMORY_SETTING,
      'Over the whole range of the last input in 200 steps l_T is 6 steps: no lane can follow there.',
    ],
    columns: [{ name: COLUMN, scenario, lanes: LANES }],
    measures: [{ measure: averageRegret }, { measure: held }, { measure: oldest }],
    readers: ['held'],
    curvePoints: 50,
    claims: [
      agreesWith(
        measure,
        COLUMN,
        INDEPENDENT,
        'Tried: small runs with given draws, on which both implementations agree to ten digits.',
      ),
      belowLanesWithoutRate(COLUMN),
      asGoodAs(
        'Thirty points chosen by relevance come within a twentieth of the same kernel with everything',
        measure,
        COLUMN,
        WEIGHED,
        RIGHT,
        0.05,
      ),
      newestDoNot(COLUMN),
      beatsKeepingEverything(
        COLUMN,
        [KEEP_ALL, RIGHT].map((row) => [USUAL, row] as const),
        'It does not: plain forgetting with everything held has less regret, and against the same kernel with everything held the difference is within chance. It holds 47 of 150 points on average.',
      ),
      growthHoldsFewer(COLUMN, RIGHT),
      clearlyBelow({
        text: 'Following pays: every lane is below random search',
        column: COLUMN,
        pairs: Object.keys(LANES)
          .filter((row) => row !== RANDOM)
          .map((row) => [row, RANDOM] as const),
        otherwise: 'Tried: all lanes.',
      }),
    ],
  },
};
