import { describe, expect, it } from 'vitest';
import { futureNoise } from '../../../src/gp/predictive-draw.ts';
import { laneOf, runLane, sessionFor, smallScenario } from '../../engine/support.ts';

const scenario = smallScenario({ horizon: 30, objective: { id: 'gp-chain-1d', parameters: {} } });
const run = (epsilon: number) => runLane(scenario, laneOf('tv-gp-ps', { epsilon }));
const mean = (values: ArrayLike<number>) => Array.from(values).reduce((a, b) => a + b) / values.length;

describe('TV-GP-PS', () => {
  it('draws the functions of TV-GP-TS and plays the same where nothing learnt is ever lost', () => {
    const own = run(0.0001).records.map(({ index }) => index);
    const thompson = runLane(scenario, laneOf('tv-gp-ts', { epsilon: 0.0001 })).records;
    expect(own.filter((index, i) => index === thompson[i].index).length).toBeGreaterThan(0.8 * own.length);
  });

  it('plays the largest mean where nothing learnt lasts', () => {
    const session = run(0.9999);
    for (let t = 2; t <= scenario.horizon; t++) {
      const { acquisition, mean, worthLearning } = session.frame(t);
      for (const [g, value] of (acquisition ?? []).entries()) expect(value).toBeCloseTo(mean?.[g] ?? 9, 1);
      for (const share of worthLearning ?? [1]) expect(share).toBeLessThan(0.01);
    }
  });

  it('finds v/(v + N_F) worth learning where no place tells of another', () => {
    const apart = smallScenario({
      horizon: 12,
      objective: { id: 'gp-chain-1d', parameters: {} },
      grid: { pointsPerDimension: 6 },
      model: { kernel: 'se', lengthscale: 0.01, signalVariance: 1, noiseVariance: 0.02 },
    });
    const { sd, worthLearning } = runLane(apart, laneOf('tv-gp-ps', { epsilon: 0.1 })).frame(12);
    const noise = futureNoise(1, { rate: 0.1, noiseVariance: 0.02 });
    for (const [g, own] of (sd ?? []).entries())
      expect(worthLearning?.[g]).toBeCloseTo(own ** 2 / (own ** 2 + noise), 8);
    expect(worthLearning).toHaveLength(6);
  });

  it('holds a smaller share of the variance worth learning, the faster it goes stale', () => {
    const shares = [0.01, 0.1, 0.3, 0.7].map((epsilon) => mean(run(epsilon).frame(20).worthLearning ?? []));
    for (const [i, share] of shares.entries()) {
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThan(i === 0 ? 1 : shares[i - 1]);
    }
  });

  it('shows at any step what it chose by', () => {
    const session = run(0.1);
    for (const t of [2, 17, 30]) {
      const { acquisition } = session.frame(t);
      expect(acquisition?.[session.records[t - 1].index]).toBe(session.records[t - 1].acquisition);
      expect(Math.max(...(acquisition ?? []))).toBe(session.records[t - 1].acquisition);
    }
  });

  it('refuses more candidates than it can weigh, in one sentence', () => {
    const large = { ...scenario, grid: { pointsPerDimension: 1001 } };
    expect(() => sessionFor(large, laneOf('tv-gp-ps'))).toThrow(
      'Predictive sampling takes at most 1000 candidates, here are 1001: choose a coarser grid.',
    );
  });

  it('weighs the rate that a refit found', () => {
    const lane = laneOf('tv-gp-ps', { refitEvery: 10, temporalFrom: 'refit' });
    const session = runLane(scenario, lane);
    expect(session.records.at(-1)?.hyperparameters?.at(-1)).not.toBe(0.03);
    expect(session.frame(30).worthLearning?.every((share) => share >= 0 && share <= 1 + 1e-9)).toBe(true);
  });
});
