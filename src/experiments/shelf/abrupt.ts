import { parseScenario } from '../../engine/scenario/validate.ts';
import { averageRegret } from '../report/measures.ts';
import type { Experiment } from '../spec.ts';
import { above, independent, lower, noWorse, regret, shares } from './claims.ts';
import { jumps } from './jumping.ts';
import * as lanes from './lanes.ts';
import { findsFirst, findsSecond, forcedLooks, priorsLeft } from './measures.ts';

const RIGHT = 'Two jumps, T = 500';
const WRONG = 'The same, l = 0.4 believed';
const PAGE = 'The page’s jumps, T = 200';
const SLOW = 'TV-GP-UCB, ε = 0.01';
const FAST = 'TV-GP-UCB, ε = 0.03';

const page = parseScenario({
  title: PAGE,
  seed: 1,
  objective: { id: 'abrupt-change-1d' },
  grid: { pointsPerDimension: 80 },
  lanes: [],
});

const remembering = { [SLOW]: lanes.remembering(0.01), [FAST]: lanes.remembering(0.03) };
const RATES = [0, 0.01, 0.03, 0.1];
const oneUcb = {
  ...lanes.chosen([lanes.RANDOM, lanes.STILL, lanes.EVENT]),
  [lanes.TOLD]: lanes.told,
  ...remembering,
  ...lanes.chosen(lanes.LOOKING),
};
const { [lanes.OPTIMISTIC]: optimistic, [lanes.LIKELIEST]: known } = lanes.priorLanes(RATES);
const pointwise = { [lanes.OPTIMISTIC]: optimistic, [lanes.LIKELIEST]: known };
const { [lanes.WEIGHED]: weighed, [lanes.LIKELIEST]: likeliest } = lanes.priorLanes(RATES, 0.14);

/** Regret per query and its standard error, 40 seeds; on the page’s jumps 60. */
const THEIRS = {
  [lanes.STILL]: [0.515, 0.061],
  [lanes.EVENT]: [0.313, 0.062],
  [lanes.TOLD]: [0.071, 0.007],
  [SLOW]: [0.138, 0.006],
  [FAST]: [0.199, 0.006],
  [lanes.ROUNDS]: [0.478, 0.021],
  [lanes.SPREAD]: [0.42, 0.018],
  [lanes.FED_ALL]: [0.417, 0.018],
  [lanes.TENTH]: [0.227, 0.011],
  [lanes.LOOSE]: [0.216, 0.01],
  [lanes.TWENTIETH]: [0.239, 0.018],
  [lanes.EVENT_LOOKS]: [0.255, 0.022],
  [lanes.BOTH_TENTH]: [0.186, 0.006],
  [lanes.BOTH_TWENTIETH]: [0.146, 0.008],
  [lanes.OPTIMISTIC]: [0.378, 0.013],
  [lanes.LIKELIEST]: [0.156, 0.009],
} as const;
const THEIRS_WRONG = {
  [lanes.STILL]: [0.617, 0.075],
  [lanes.EVENT]: [0.359, 0.063],
  [lanes.TOLD]: [0.161, 0.036],
  [SLOW]: [0.196, 0.019],
  [FAST]: [0.223, 0.011],
  [lanes.ROUNDS]: [0.505, 0.021],
  [lanes.SPREAD]: [0.447, 0.018],
  [lanes.FED_ALL]: [0.445, 0.018],
  [lanes.TENTH]: [0.25, 0.012],
  [lanes.LOOSE]: [0.246, 0.013],
  [lanes.TWENTIETH]: [0.271, 0.018],
  [lanes.EVENT_LOOKS]: [0.304, 0.023],
  [lanes.BOTH_TENTH]: [0.224, 0.011],
  [lanes.BOTH_TWENTIETH]: [0.178, 0.01],
} as const;
const THEIRS_PAGE = {
  [lanes.EVENT]: [0.229, 0.023],
  [lanes.BOTH_TWENTIETH]: [0.256, 0.011],
  [lanes.WEIGHED]: [0.31, 0.011],
  [lanes.LIKELIEST]: [0.254, 0.013],
} as const;
const FOUND = {
  [lanes.EVENT]: [62, 40],
  [lanes.ROUNDS]: [98, 98],
  [lanes.SPREAD]: [98, 100],
  [lanes.FED_ALL]: [98, 98],
  [lanes.TENTH]: [98, 92],
  [lanes.LOOSE]: [98, 98],
  [lanes.TWENTIETH]: [82, 75],
  [lanes.EVENT_LOOKS]: [72, 57],
  [lanes.BOTH_TENTH]: [98, 92],
  [lanes.BOTH_TWENTIETH]: [90, 92],
} as const;
const foundAt = (jump: 0 | 1) =>
  shares(Object.fromEntries(Object.entries(FOUND).map(([row, both]) => [row, both[jump]])));

const AT_T = 'Tried: T = 500 and T = 200 with two jumps each.';
const blind = [findsFirst.id, findsSecond.id].map((measure) =>
  lower(
    `With a look in ten and a test of the looks beside the event test, more runs ${measure.replace('finds', 'find')}`,
    [RIGHT, WRONG],
    [[lanes.EVENT, lanes.BOTH_TENTH]],
    AT_T,
    measure,
  ),
);

export const shelfAbrupt: Experiment = {
  id: 'shelf-abrupt',
  title: 'Looking around beside the event test, and several priors, where the objective jumps',
  source:
    'Outline of DAL (Gerogiannis et al. 2026, arXiv 2501.19401), test of GLR-klUCB (Besson et al. 2022), prior elimination (Ziomek et al. 2025), Thompson sampling with a hyperprior (Sandberg & Chehreghani 2026); this table is ours',
  runs: 200,
  lookedAt: [66, 200],
  caution: lanes.CAUTION,
  design: {
    setting: [
      `${RIGHT}: independent draws on [0,1], 80 points, squared exponential kernel with l = 0.2, jumps after steps 100 and 200; σ_n² = 0.1. ${WRONG}: every lane with one prior takes l for 0.4; the lanes with twelve priors do not notice and are left out.`,
      `${PAGE}: jumps after 60 and 130, l = 0.14, which is none of the twelve priors’, σ_n² = 0.05, 80 points.`,
      ...lanes.LANE_SETTING,
      'Found: a reset within 100 steps of a jump and before the next.',
      'Told when: the oracle resets at the first observation after a jump and keeps it, where the independent table resets before it.',
      'The lanes that draw functions on the long world: `shelf-draws`.',
    ],
    columns: [
      {
        name: RIGHT,
        scenario: jumps(RIGHT, 0.2),
        lanes: { ...oneUcb, ...pointwise },
      },
      { name: WRONG, scenario: jumps(WRONG, 0.4), lanes: oneUcb },
      {
        name: PAGE,
        scenario: page,
        lanes: {
          ...lanes.chosen([lanes.RANDOM, lanes.STILL, lanes.EVENT]),
          [lanes.TOLD]: lanes.told,
          [SLOW]: remembering[SLOW],
          ...lanes.chosen([lanes.SPREAD, lanes.TENTH, lanes.BOTH_TWENTIETH]),
          [lanes.WEIGHED]: weighed,
          [lanes.LIKELIEST]: likeliest,
        },
      },
    ],
    measures: [
      { measure: averageRegret },
      { measure: findsFirst, rows: lanes.RESETTING },
      { measure: findsSecond, rows: lanes.RESETTING },
      { measure: forcedLooks, rows: lanes.LOOKING },
      { measure: priorsLeft, rows: [lanes.OPTIMISTIC] },
    ],
    readers: ['looks', 'priors'],
    curvePoints: 50,
    claims: [
      independent(regret, RIGHT, THEIRS),
      independent(regret, WRONG, THEIRS_WRONG),
      independent(regret, PAGE, THEIRS_PAGE, 60),
      independent(findsFirst.id, RIGHT, foundAt(0)),
      independent(findsSecond.id, RIGHT, foundAt(1)),
      ...blind,
      lower(
        'Looks must be rationed: by the published schedule DAL stands behind the event test alone',
        [RIGHT, WRONG],
        [lanes.SPREAD, lanes.ROUNDS].map((row) => [lanes.EVENT, row] as const),
        AT_T,
      ),
      lower('With a look in ten DAL is below GP-UCB', [RIGHT, WRONG], [[lanes.TENTH, lanes.STILL]], AT_T),
      lower(
        'With a look in twenty and both tests: the least regret of the lanes that reset and are not told when',
        [RIGHT],
        lanes.RESETTING.filter((row) => row !== lanes.BOTH_TWENTIETH).map(
          (row) => [lanes.BOTH_TWENTIETH, row] as const,
        ),
        AT_T,
      ),
      lower(
        'On the page’s jumps a look in twenty is not paid back: the event test alone has less regret',
        [PAGE],
        [[lanes.EVENT, lanes.BOTH_TWENTIETH]],
        AT_T,
      ),
      lower(
        'Where the true lengthscale is not on its list, HP-GP-TS stands behind the event test',
        [PAGE],
        [[lanes.EVENT, lanes.WEIGHED]],
        AT_T,
      ),
      above({
        text: 'PE-GP-UCB hardly eliminates: more than ten of twelve priors are left at the end',
        columns: [RIGHT],
        rows: [lanes.OPTIMISTIC],
        measure: priorsLeft.id,
        level: 10,
        otherwise: AT_T,
      }),
      lower(
        'PE-GP-UCB is before GP-UCB, and behind the likeliest prior',
        [RIGHT],
        [
          [lanes.OPTIMISTIC, lanes.STILL],
          [lanes.LIKELIEST, lanes.OPTIMISTIC],
        ],
        AT_T,
      ),
      noWorse(
        'Forgetting at ε = 0.01 is no worse by more than a twentieth than the best lane that resets',
        RIGHT,
        [SLOW, lanes.BOTH_TWENTIETH],
        0.05,
      ),
      noWorse(
        'Forgetting at ε = 0.01 is no worse by more than a twentieth than the event test on the page’s jumps',
        PAGE,
        [SLOW, lanes.EVENT],
        0.05,
      ),
      lower(
        'Told when to restart, the event lane is below forgetting at ε = 0.01',
        [RIGHT, PAGE],
        [[lanes.TOLD, SLOW]],
        AT_T,
      ),
    ],
  },
};
