import { describe, expect, it } from 'vitest';
import { laneOf, runLane, smallScenario } from '../support.ts';

const drifting = (rate: number) =>
  smallScenario({ objective: { id: 'gp-chain-1d', parameters: { rate } }, horizon: 80 });
const lastRate = (rate: number) => {
  const { records } = runLane(drifting(rate), laneOf('tv-gp-ucb-mle'));
  return records.at(-1)?.hyperparameters?.at(-1) ?? Number.NaN;
};

describe('TV-GP-UCB-MLE', () => {
  it('learns a small rate from a still objective and a large one from a wild one', () => {
    expect(lastRate(0)).toBeLessThan(0.01);
    expect(lastRate(0.5)).toBeGreaterThan(0.1);
  });

  it('keeps the rate between fits', () => {
    const { records } = runLane(drifting(0.1), laneOf('tv-gp-ucb-mle', { fitEvery: 20 }));
    const rates = records.map(({ hyperparameters }) => hyperparameters?.at(-1));
    expect(new Set(rates.slice(0, 20)).size).toBe(1);
    expect(new Set(rates.slice(20, 40)).size).toBe(1);
    expect(new Set(rates).size).toBe(4);
  });
});

describe('refit every k steps', () => {
  it('moves a wrong lengthscale towards the truth, for any algorithm', () => {
    const model = { ...smallScenario().model, lengthscale: 1 };
    const scenario = smallScenario({ model, seed: 273, noiseVariance: 0.01, initialDesign: { points: 25 } });
    for (const algorithm of ['gp-ucb', 'et-gp-ucb', 'tv-gp-ucb']) {
      const { records } = runLane(scenario, laneOf(algorithm, { refitEvery: 10 }));
      expect(records[0].hyperparameters?.[0]).toBe(1);
      expect(records.at(-1)?.hyperparameters?.[0]).toBeLessThan(0.5);
    }
    expect(runLane(scenario, laneOf('gp-ucb')).records.at(-1)?.hyperparameters).toBeNull();
  });

  it('keeps a variance of another order of magnitude', () => {
    const scenario = smallScenario({
      objective: { id: 'threshold-rosenbrock', parameters: {} },
      grid: { pointsPerDimension: 15 },
      model: { ...smallScenario().model, lengthscale: null, signalVariance: null },
    });
    const { records } = runLane(scenario, laneOf('bpt-ucb', { refitEvery: 10 }));
    expect(records[0].hyperparameters?.[2]).toBe(150 * 150);
    expect(records.at(-1)?.hyperparameters?.[2]).toBeGreaterThan(150 * 150 * 0.01);
  });

  it('frames of any earlier step believe what the lane believed then', () => {
    const session = runLane(smallScenario(), laneOf('gp-ucb', { refitEvery: 7 }));
    for (const t of [40, 5, 22, 21, 23, 8]) {
      const record = session.records[t - 1];
      expect(session.frame(t).mean?.[record.index]).toBeCloseTo(record.mean ?? Number.NaN, 9);
    }
  });
});
