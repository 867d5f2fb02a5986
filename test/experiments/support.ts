import { EXPERIMENTS } from '../../src/experiments/registry.ts';
import type { Design } from '../../src/experiments/spec.ts';
import {
  type DatasetTable,
  type JobResult,
  type LaneResult,
  parseScenario,
  type Scenario,
} from '../../src/index.ts';
import type { Group, Plan } from '../../src/plan/plan.ts';

export const TABLE: DatasetTable = {
  name: 'small table',
  arms: ['a', 'b', 'c'],
  times: Array.from({ length: 30 }, (_, i) => `day ${i}`),
  values: Array.from({ length: 30 }, (_, i) => [i % 5, (i * 7) % 11, (i * i) % 13]),
};

/** The same table as a CSV text. */
export const TABLE_CSV = [
  ['time', ...TABLE.arms].join(','),
  ...TABLE.values.map((row, i) => [TABLE.times[i], ...row].join(',')),
  '',
].join('\n');

/** Every registered experiment with its design; those on data take the small table. */
export const DESIGNS: readonly { id: string; design: Design }[] = EXPERIMENTS.map(({ id, design }) => ({
  id,
  design: typeof design === 'function' ? design(TABLE) : design,
}));

/** A world that runs in milliseconds. */
export const smallWorld = (seed: number, horizon = 20): Scenario =>
  parseScenario({
    seed,
    horizon,
    objective: { id: 'abrupt-change-1d', parameters: { changes: [8] } },
    grid: { pointsPerDimension: 20 },
    lanes: [],
  });

const GROUPS: readonly Group[] = [
  {
    scenario: smallWorld(1),
    lanes: [
      { algorithm: 'gp-ucb', parameters: {} },
      { algorithm: 'et-gp-ucb', parameters: { lowerSteps: 1 } },
    ],
    curvePoints: 3,
  },
  { scenario: smallWorld(2, 15), lanes: [{ algorithm: 'random', parameters: {} }], curvePoints: 0 },
];

/** Two groups, three jobs each. */
export const SMALL_PLAN: Plan = { groups: GROUPS, replicates: 3 };

/** The same with an environment, and the F1 score along the run. */
export const ENVIRONMENT_PLAN: Plan = {
  groups: [
    {
      scenario: parseScenario({
        seed: 1,
        horizon: 12,
        objective: { id: 'threshold-gp' },
        grid: { pointsPerDimension: 8 },
        lanes: [],
      }),
      lanes: ['bpt-lse', 'bpt-ts', 'bqlse', 'random-pairs'].map((algorithm) => ({
        algorithm,
        parameters: {},
      })),
      curvePoints: 4,
      curveOf: 'F1',
    },
  ],
  replicates: 3,
};

export const laneResult = (regret: number, resets: readonly number[] = []): LaneResult => ({
  regret,
  resets,
  sideQueries: 0,
  curve: [],
});

/** A result that tells its job: regrets 10·replicate + group. */
export const fakeResult = (group: number, replicate: number): JobResult => [
  laneResult(10 * replicate + group),
];
