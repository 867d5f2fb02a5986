import { describe, expect, it } from 'vitest';
import { createWorld, parseScenario, runFacts, theoryReport } from '../../src/index.ts';
import { balanced, constantBeta } from '../../src/policy/schedules/constant-beta.ts';
import {
  anyPolicyBound,
  bestDriftingGain,
  driftingGain,
  leastDelta,
} from '../../src/theory/constant-beta.ts';
import { backend, runLane } from '../engine/support.ts';

const RATE = 0.05;

function report(parameters: Record<string, number | string>, rate = RATE) {
  const scenario = parseScenario({
    horizon: 40,
    objective: { id: 'gp-chain-1d', parameters: { rate } },
    grid: { pointsPerDimension: 40 },
    lanes: [{ algorithm: 'tv-gp-ucb', parameters: { epsilon: rate, ...parameters } }],
  });
  const world = createWorld(scenario, backend);
  const [lane] = scenario.lanes;
  const { records } = runLane(scenario, lane, world);
  const facts = runFacts(scenario, lane, world, records, backend);
  if (!facts) throw new Error('the lane has a model');
  return theoryReport(facts);
}

const about = (parameters: Record<string, number | string>, rate?: number) =>
  report(parameters, rate).bounds.find(({ id }) => id === 'constant-beta-theorem-1');

describe('a constant β', () => {
  it('is what the paper’s equation 13 says, by hand', () => {
    const { alpha, delta, tau } = balanced(0.01, 0);
    expect([alpha, tau]).toEqual([0.5, 4]);
    expect(delta).toBeCloseTo(10 ** -0.5, 12);
    expect(constantBeta(2, { delta, tau })).toBeCloseTo(2 * (Math.log(6 / delta) + 2 * Math.log(4)), 12);
    expect(leastDelta(constantBeta(2, { delta, tau }), tau, 2)).toBeCloseTo(delta, 12);
  });

  it('does not round an exact power up', () => {
    expect(balanced(0.0001, 0).tau).toBe(10);
    expect(balanced(1, 0)).toEqual({ alpha: 0.5, delta: 1, tau: 1 });
  });

  it('has its theorem’s bound above the regret of a run, where every assumption is met', () => {
    const bound = about({ schedule: 'constant-beta', driftRate: RATE });
    expect(bound?.status).toBe('holds');
    const { regret } = report({ schedule: 'constant-beta', driftRate: RATE });
    bound?.curve?.forEach((value, i) => {
      expect(value).toBeGreaterThan(regret[i]);
    });
  });

  it('is compared, promised nothing, or refused as the assumptions say', () => {
    expect(about({ schedule: 'constant-beta', acquisition: 'ei' })?.status).toBe('comparison');
    expect(about({})?.why).toContain('changes over time');
    expect(about({ schedule: 'constant', constant: 1 })?.why).toContain('no $δ$ below 1');
    expect(about({ schedule: 'constant', constant: 3 }, 0)?.why).toContain('does not renew itself');
    expect(about({ schedule: 'constant', constant: 3 })?.status).toBe('holds');
  });
});

describe('the information gain of a drifting chain', () => {
  it('takes the block that bounds it best', () => {
    const gains = Array.from({ length: 101 }, (_, n) => 2 * Math.log(1 + n));
    const all = Array.from({ length: 100 }, (_, i) => driftingGain(100, i + 1, gains[i + 1], 0.01, 0.02));
    expect(bestDriftingGain(100, gains, 0.01, 0.02)).toBe(Math.min(...all));
    expect(driftingGain(100, 1, gains[1], 0.01, 0.02)).toBe(100 * gains[1]);
  });
});

describe('what any policy keeps', () => {
  it('is the spread, and less beyond it the faster the objective is renewed', () => {
    const beyond = (rate: number) => anyPolicyBound(100, rate, 4, 0.1) - 400;
    expect(beyond(1)).toBeCloseTo(Math.sqrt(800 * Math.log(10)), 10);
    expect(beyond(0.1)).toBeGreaterThan(beyond(0.5));
  });

  it('lies above the run and above the order that none goes below', () => {
    const { regret, highest, lowest, chance } = report({});
    expect(highest).toHaveLength(40);
    expect(chance).toBe(0.1);
    highest?.forEach((value, i) => {
      expect(value).toBeGreaterThan(Math.max(regret[i], lowest?.[i] ?? 0));
    });
    expect(report({}, 0).highest).toBeNull();
  });
});
