import { parseScenario } from '../../engine/scenario/validate.ts';
import { averageRegret, resetCount } from '../report/measures.ts';
import type { Column, Experiment } from '../spec.ts';
import { above, independent, lower, noWorse, regret, timesFloor } from './claims.ts';
import * as lanes from './lanes.ts';
import { forcedLooks, priorsLeft, trueWeight } from './measures.ts';

const SLOW = 'GP chain, ε = 0.03';
const FAST = 'GP chain, ε = 0.3';
const TRUE = 'TV-GP-UCB, true ε';
const LOOKING = [lanes.ROUNDS, lanes.SPREAD, lanes.TENTH, lanes.BOTH_TENTH, lanes.BOTH_TWENTIETH];
const OTHER = 'TV-GP-UCB, a tenth of ε';

const column = (name: string, rate: number, other: number, rates: readonly number[]): Column => ({
  name,
  scenario: parseScenario({
    title: name,
    seed: 1,
    horizon: 200,
    objective: { id: 'gp-chain-1d', parameters: { rate, lengthscale: 0.2, kernel: 'se' } },
    grid: { pointsPerDimension: 80 },
    noiseVariance: 0.02,
    model: { kernel: 'se' },
    lanes: [],
  }),
  lanes: {
    ...lanes.chosen([lanes.RANDOM, lanes.STILL, lanes.EVENT]),
    [TRUE]: lanes.remembering(rate),
    [OTHER]: lanes.remembering(other),
    ...lanes.chosen(LOOKING),
    ...lanes.sampling(rate),
    ...lanes.priorLanes(rates),
  },
});

/** Regret per query and its standard error, 40 seeds: at ε = 0.03, and at 0.3. */
const THEIRS = {
  [lanes.RANDOM]: [1.155, 0.039, 1.129, 0.015],
  [lanes.STILL]: [0.515, 0.033, 0.963, 0.024],
  [lanes.EVENT]: [0.314, 0.023, 0.712, 0.009],
  [TRUE]: [0.207, 0.005, 0.625, 0.009],
  [OTHER]: [0.264, 0.015, 0.61, 0.012],
  [lanes.ROUNDS]: [0.981, 0.029, 1.058, 0.012],
  [lanes.SPREAD]: [0.881, 0.025, 1.033, 0.014],
  [lanes.TENTH]: [0.37, 0.012, 0.833, 0.016],
  [lanes.BOTH_TENTH]: [0.356, 0.009, 0.775, 0.011],
  [lanes.BOTH_TWENTIETH]: [0.306, 0.011, 0.767, 0.011],
  [lanes.DRAWN]: [0.251, 0.006, 0.789, 0.011],
  [lanes.PREDICTIVE]: [0.237, 0.006, 0.73, 0.006],
  [lanes.OPTIMISTIC]: [0.375, 0.011, 0.675, 0.009],
  [lanes.OPTIMISTIC_DRAWN]: [0.422, 0.008, 0.778, 0.008],
  [lanes.WEIGHED]: [0.259, 0.007, 0.794, 0.01],
  [lanes.LIKELIEST]: [0.219, 0.007, 0.646, 0.009],
} as const;
const theirs = (from: 0 | 2) =>
  Object.fromEntries(Object.entries(THEIRS).map(([row, own]) => [row, [own[from], own[from + 1]] as const]));

const TRIED = 'Tried: ε = 0.03 and 0.3.';
const BOTH = [SLOW, FAST];
/** 1 − √(1 − ε), of what blind choice costs. */
const floorShare = (rate: number) => 1 - Math.sqrt(1 - rate);

export const shelfDrift: Experiment = {
  id: 'shelf-drift',
  title: 'Looks, predictive draws and several priors, where the objective drifts',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401), predictive sampling (Liu, Van Roy, Xu 2023), prior elimination (Ziomek et al. 2025), Thompson sampling with a hyperprior (Sandberg & Chehreghani 2026); this table is ours',
  runs: 200,
  lookedAt: [14, 55, 100],
  caution: lanes.CAUTION,
  design: {
    setting: [
      'Objective: GP chain on [0,1], 80 points, squared exponential kernel with l = 0.2, σ_f² = 1, ε = 0.03 or 0.3; σ_n² = 0.02; T = 200. Every lane with one prior knows kernel and noise.',
      'Rates of the twelve priors: 0, 0.01, 0.03, 0.1; at ε = 0.3: 0, 0.03, 0.1, 0.3. TV-GP-UCB with the true rate, and with a tenth of it.',
      ...lanes.LANE_SETTING,
      'Floor: nobody who sees the past alone pays less than 1 − √(1 − ε) of what blind choice costs, on average over the draws; here of what random search paid. The clairvoyant one step behind, who plays yesterday’s best place, is no lane and not in the table.',
    ],
    columns: [column(SLOW, 0.03, 0.003, [0, 0.01, 0.03, 0.1]), column(FAST, 0.3, 0.03, [0, 0.03, 0.1, 0.3])],
    measures: [
      { measure: averageRegret },
      { measure: resetCount, rows: [lanes.EVENT, ...LOOKING] },
      { measure: forcedLooks, rows: LOOKING },
      { measure: priorsLeft, rows: [lanes.OPTIMISTIC, lanes.OPTIMISTIC_DRAWN] },
      { measure: trueWeight, rows: [lanes.WEIGHED, lanes.LIKELIEST] },
    ],
    readers: ['looks', 'priors'],
    curvePoints: 50,
    claims: [
      independent(regret, SLOW, theirs(0)),
      independent(regret, FAST, theirs(2)),
      lower(
        'By the published schedule DAL stands behind the event test alone and behind GP-UCB',
        BOTH,
        [lanes.SPREAD, lanes.ROUNDS].flatMap((row) =>
          [lanes.EVENT, lanes.STILL].map((less) => [less, row] as const),
        ),
        TRIED,
      ),
      lower(
        'A look in ten with the test of the looks alone stands behind the event test',
        BOTH,
        [[lanes.EVENT, lanes.TENTH]],
        TRIED,
      ),
      lower(
        'Predictive sampling pays less than Thompson sampling',
        BOTH,
        [[lanes.PREDICTIVE, lanes.DRAWN]],
        TRIED,
      ),
      lower('Predictive sampling pays more than TV-GP-UCB', BOTH, [[TRUE, lanes.PREDICTIVE]], TRIED),
      above({
        text: 'HP-GP-TS finds the prior: the true one has more than nine tenths of the weight at the end',
        columns: BOTH,
        rows: [lanes.WEIGHED],
        measure: trueWeight.id,
        level: 0.9,
        otherwise: TRIED,
      }),
      ...BOTH.map((name) =>
        noWorse(
          `${name}: HP-GP-TS is no worse by more than a twentieth than TV-GP-TS, which is told the prior`,
          name,
          [lanes.WEIGHED, lanes.DRAWN],
          0.05,
        ),
      ),
      above({
        text: 'PE-GP-UCB hardly eliminates: more than ten of twelve priors are left at the end',
        columns: BOTH,
        rows: [lanes.OPTIMISTIC],
        measure: priorsLeft.id,
        level: 10,
        otherwise: TRIED,
      }),
      lower(
        'PE-GP-UCB pays more than TV-GP-UCB and the likeliest prior, and less than GP-UCB',
        BOTH,
        [
          [TRUE, lanes.OPTIMISTIC],
          [lanes.LIKELIEST, lanes.OPTIMISTIC],
          [lanes.OPTIMISTIC, lanes.STILL],
        ],
        TRIED,
      ),
      timesFloor(
        'At ε = 0.03 TV-GP-UCB with the true rate pays more than eight times the floor',
        SLOW,
        TRUE,
        lanes.RANDOM,
        floorShare(0.03),
        8,
      ),
      timesFloor(
        'At ε = 0.3 TV-GP-UCB with a tenth of the rate pays more than three times the floor',
        FAST,
        OTHER,
        lanes.RANDOM,
        floorShare(0.3),
        3,
      ),
    ],
  },
};
