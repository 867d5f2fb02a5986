import { describe, expect, it } from 'vitest';
import {
  createWorld,
  parseScenario,
  runFacts,
  type Scenario,
  theoryReport,
  worldFloor,
} from '../../src/index.ts';
import { backend, runLane } from '../engine/support.ts';

const HORIZON = 30;

interface Asked {
  readonly seed?: number;
  readonly horizon?: number;
  readonly lanes?: readonly object[];
  readonly interventions?: readonly object[];
}

const inWorld = (objective: { id: string; parameters?: object }, { seed = 1, ...asked }: Asked = {}) =>
  parseScenario({
    seed,
    horizon: HORIZON,
    objective,
    grid: { pointsPerDimension: 40 },
    lanes: [{ algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.1 } }],
    ...asked,
  });
const scenarioOf = (rate: number, asked?: Asked) =>
  inWorld({ id: 'gp-chain-1d', parameters: { rate } }, asked);
const wienerOf = (sigmaW2: number, asked?: Asked) =>
  inWorld({ id: 'wiener-drift-1d', parameters: { sigmaW2 } }, asked);

function reportOn(scenario: Scenario) {
  const world = createWorld(scenario, backend);
  const { records } = runLane(scenario, scenario.lanes[0], world);
  const facts = runFacts(scenario, scenario.lanes[0], world, records, backend);
  if (!facts) throw new Error('no model');
  return theoryReport(facts);
}

const floorAt = (rate: number) => reportOn(scenarioOf(rate)).floor;

function meanOf(values: readonly number[]) {
  const mean = values.reduce((a, b) => a + b) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: Math.sqrt(variance / values.length) };
}

/** What a choice of candidates costs in all after the first step, over other worlds. */
const costIn = (
  scenarioAt: (seed: number) => Scenario,
  choose: (world: ReturnType<typeof createWorld>, t: number) => number,
) =>
  meanOf(
    Array.from({ length: 150 }, (_, seed) => {
      const world = createWorld(scenarioAt(seed + 1000), backend);
      let sum = 0;
      for (let t = 2; t <= HORIZON; t++) {
        const truth = world.truthAt(t);
        sum += truth[world.starAt(t)] - truth[choose(world, t)];
      }
      return sum;
    }),
  );

/** The same a step. */
function cost(rate: number, choose: (world: ReturnType<typeof createWorld>, t: number) => number) {
  const { mean, error } = costIn((seed) => scenarioOf(rate, { seed }), choose);
  return { mean: mean / (HORIZON - 1), error: error / (HORIZON - 1) };
}

describe('the floor under every lane', () => {
  it.each([0.03, 0.3])('at ε = %d is what yesterday’s best place costs, on other worlds', (rate) => {
    const floor = floorAt(rate);
    const clairvoyant = cost(rate, (world, t) => world.starAt(t - 1));
    const error = Math.hypot(clairvoyant.error, floor?.error ?? 0);
    expect(Math.abs(clairvoyant.mean - (floor?.perStep ?? 0))).toBeLessThan(4 * error);
    expect(error).toBeLessThan(0.1 * clairvoyant.mean);
  });

  it('is at the first step what any one place costs, for nothing was seen', () => {
    const constant = cost(0.3, () => 0);
    expect(Math.abs(constant.mean - (floorAt(0.3)?.curve[0] ?? 0))).toBeLessThan(5 * constant.error);
  });

  it('is the same without a run of any lane', () => {
    const scenario = scenarioOf(0.03);
    expect(worldFloor(scenario, createWorld(scenario, backend), backend)).toEqual(floorAt(0.03));
  });

  it('rises by (1 − √(1 − ε)) of its first step', () => {
    const floor = floorAt(0.3);
    const [first, second] = floor?.curve ?? [];
    expect(second / first - 1).toBeCloseTo(1 - Math.sqrt(0.7), 12);
    expect(floor?.perStep).toBeCloseTo((1 - Math.sqrt(0.7)) * first, 12);
    expect(floor?.falls).toBe(false);
  });

  it('adds up to √(1 + σ_w²(T − 1)) M in a Wiener drift', () => {
    const { floor } = reportOn(wienerOf(0.2));
    for (const t of [1, 2, HORIZON])
      expect((floor?.curve[t - 1] ?? 0) / (floor?.curve[0] ?? 0)).toBeCloseTo(
        Math.sqrt(1 + 0.2 * (t - 1)),
        10,
      );
    expect(floor?.falls).toBe(true);
  });

  it('is what yesterday’s best place costs in a Wiener drift, too', () => {
    const { floor } = reportOn(wienerOf(0.2));
    const clairvoyant = costIn(
      (seed) => wienerOf(0.2, { seed }),
      (world, t) => world.starAt(t - 1),
    );
    const later = (floor?.curve[HORIZON - 1] ?? 0) - (floor?.curve[0] ?? 0);
    expect(Math.abs(clairvoyant.mean - later)).toBeLessThan(4 * clairvoyant.error);
    expect(clairvoyant.error).toBeLessThan(0.1 * clairvoyant.mean);
  });
});

describe('the mean regret of a lane', () => {
  const LANES = [
    { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.3 } },
    { algorithm: 'tv-gp-ps', parameters: { epsilon: 0.3 } },
    { algorithm: 'sparq-gp-ucb', parameters: {} },
    { algorithm: 'ui-tvbo', parameters: {} },
    { algorithm: 'et-gp-ucb', parameters: {} },
    { algorithm: 'random', parameters: {} },
  ];

  it.each([
    ['gp-chain-1d', { rate: 0.3 }],
    ['wiener-drift-1d', { sigmaW2: 0.3 }],
  ])('stays above the floor over 48 worlds of %s, whatever it runs', (id, parameters) => {
    const asked = { horizon: 15, lanes: LANES };
    const floor = reportOn(inWorld({ id, parameters }, asked)).floor?.curve[14] ?? Number.NaN;
    const totals = LANES.map((): number[] => []);
    for (let seed = 1; seed <= 48; seed++) {
      const scenario = inWorld({ id, parameters }, { seed, ...asked });
      const world = createWorld(scenario, backend);
      for (const [i, lane] of scenario.lanes.entries())
        totals[i].push(runLane(scenario, lane, world).records[14].cumulativeRegret);
    }
    for (const [i, own] of totals.entries()) {
      const { mean, error } = meanOf(own);
      expect(mean + 3 * error, LANES[i].algorithm).toBeGreaterThan(floor);
      expect(error, LANES[i].algorithm).toBeLessThan(0.15 * mean);
    }
  });
});

describe('where no floor is known', () => {
  const whyIn = (scenario: Scenario) => {
    const { floor, whyNoFloor } = reportOn(scenario);
    expect(floor).toBeNull();
    expect(worldFloor(scenario, createWorld(scenario, backend), backend)).toBeNull();
    return whyNoFloor;
  };

  it('says why not, in one sentence', () => {
    expect(whyIn(scenarioOf(0))).toMatch(/^The objective stands still/);
    expect(whyIn(wienerOf(0))).toMatch(/^The objective stands still/);
    expect(whyIn(inWorld({ id: 'abrupt-change-1d' }))).toMatch(
      /^Abrupt change, 1D is not drawn from a prior/,
    );
    const changing = { id: 'gp-chain-1d', parameters: { course: 'changing', rateChanges: [10] } };
    expect(whyIn(inWorld(changing))).toMatch(/^The change rate itself changes/);
    const acts = [{ kind: 'raise', step: 7, parameters: { at: [0.5], by: 1, width: 0.1 } }];
    expect(whyIn(scenarioOf(0.1, { interventions: acts }))).toMatch(/^Somebody acted .* = 7/);
    expect(whyIn(inWorld({ id: 'evaluation-time' }))).toMatch(/^The objective changes by the second/);
  });

  it('says nothing where one is', () => {
    expect(reportOn(scenarioOf(0.1)).whyNoFloor).toBeNull();
  });
});
