import { describe, expect, it } from 'vitest';
import { createWorld, parseScenario, runFacts, theoryReport, worldFloor } from '../../src/index.ts';
import { backend, runLane } from '../engine/support.ts';

const HORIZON = 30;
const scenarioOf = (rate: number, seed = 1) =>
  parseScenario({
    seed,
    horizon: HORIZON,
    objective: { id: 'gp-chain-1d', parameters: { rate } },
    grid: { pointsPerDimension: 40 },
    lanes: [{ algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.1 } }],
  });

function floorAt(rate: number) {
  const scenario = scenarioOf(rate);
  const world = createWorld(scenario, backend);
  const { records } = runLane(scenario, scenario.lanes[0], world);
  const facts = runFacts(scenario, scenario.lanes[0], world, records, backend);
  return facts && theoryReport(facts).floor;
}

/** What a choice of candidates costs a step after the first, over worlds of their own. */
function cost(rate: number, choose: (world: ReturnType<typeof createWorld>, t: number) => number) {
  const own = Array.from({ length: 150 }, (_, seed) => {
    const world = createWorld(scenarioOf(rate, seed + 1000), backend);
    let sum = 0;
    for (let t = 2; t <= HORIZON; t++) {
      const truth = world.truthAt(t);
      sum += truth[world.starAt(t)] - truth[choose(world, t)];
    }
    return sum / (HORIZON - 1);
  });
  const mean = own.reduce((a, b) => a + b) / own.length;
  const variance = own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (own.length - 1);
  return { mean, error: Math.sqrt(variance / own.length) };
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

  it('is none where nothing changes', () => {
    expect(floorAt(0)).toBeNull();
  });
});
