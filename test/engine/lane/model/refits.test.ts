import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../../src/contracts/record.ts';
import type { Kernel } from '../../../../src/kernels/spec.ts';
import { backend, laneOf, runLane, smallScenario } from '../../support.ts';

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

describe('TV-GP-UCB-MLE on a table', () => {
  const table = {
    name: 'three arms',
    arms: ['a', 'b', 'c'],
    times: Array.from({ length: 90 }, (_, i) => `day ${i}`),
    values: Array.from({ length: 90 }, (_, i) => [i % 5, (i * 7) % 11, (i * 5) % 13]),
  };
  const scenario = smallScenario({
    objective: { id: 'dataset', dataset: table, parameters: {} },
    model: { kernel: 'empirical', lengthscale: null, signalVariance: null, noiseVariance: null },
    horizon: 60,
  });
  const records = (onTables: string) => runLane(scenario, laneOf('tv-gp-ucb-mle', { onTables })).records;

  it('fits the rate under the covariance of the training rows where it is told to', () => {
    const rates = records('fitted').map(({ hyperparameters }) => hyperparameters?.[0] ?? Number.NaN);
    expect(records('fitted')[0].hyperparameters).toHaveLength(1);
    expect(new Set(rates.slice(0, 10))).toEqual(new Set([rates[0]]));
    expect(rates.at(-1)).toBeGreaterThan(2 * rates[0]);
  });

  it('else keeps it, as TV-GP-UCB does', () => {
    expect(records('kept').every(({ hyperparameters }) => hyperparameters === null)).toBe(true);
    const tv = runLane(scenario, laneOf('tv-gp-ucb')).records.map(({ index }) => index);
    expect(records('kept').map(({ index }) => index)).toEqual(tv);
  });
});

describe('the noise among the refits', () => {
  const scenario = smallScenario({
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.1 } },
    noiseVariance: 0.02,
    horizon: 80,
  });
  const parameters = { bounds: 'none', refitEvery: 20, noiseFrom: 'refit' };
  const session = runLane(scenario, laneOf('et-gp-ucb', parameters));
  const noiseOf = ({ hyperparameters }: StepRecord) => hyperparameters?.[3];

  it('stands last among the hyperparameters, from the first fit on', () => {
    expect(session.records[10].hyperparameters).toHaveLength(3);
    for (const record of session.records.slice(20)) expect(noiseOf(record)).toBeGreaterThan(0);
  });

  it('is what the threshold rests on: κ = √ρ σ + √(2 σ_n² ln(2π/δ_B))', () => {
    for (const record of session.records) {
      const { tPrime, sd, kappa, hyperparameters } = record;
      const log = Math.log((2 * Math.PI ** 2 * (tPrime ?? 0) ** 2) / 6 / 0.1);
      const noise = hyperparameters?.length === 4 ? noiseOf(record) : 0.02;
      const expected = Math.sqrt(2 * log) * (sd ?? 0) + Math.sqrt(2 * (noise ?? 0) * log);
      expect(kappa).toBeCloseTo(expected, 10);
    }
  });

  it('is taken for drift: larger than the true one under a still model', () => {
    expect(noiseOf(session.records[79])).toBeGreaterThan(0.04);
  });

  it('frames of any earlier step believe what the lane believed then', () => {
    for (const t of [60, 5, 30, 80, 20, 21]) {
      const { index, mean, sd } = session.records[t - 1];
      expect(session.frame(t).mean?.[index]).toBeCloseTo(mean ?? Number.NaN, 9);
      expect(session.frame(t).sd?.[index]).toBeCloseTo(sd ?? Number.NaN, 9);
    }
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

describe('the likelihood ratio under refits', () => {
  const window = 5;
  const scenario = smallScenario({
    noiseVariance: 0.05,
    model: { ...smallScenario().model, lengthscale: 0.6 },
  });
  const parameters = {
    trigger: 'likelihood-ratio',
    window,
    refitEvery: 10,
    bounds: 'steps',
    lowerSteps: 40,
    upperSteps: 40,
  };
  const { records } = runLane(scenario, laneOf('et-gp-ucb', parameters));

  /** ln p of some steps under hyperparameters as a record carries them, by the evidence of the fits. */
  const evidence = (steps: readonly StepRecord[], [lengthscale, variance]: readonly number[]) => {
    const kernel: Kernel = { family: 'se', lengthscales: [lengthscale], variance };
    const observations = steps.map(({ x, y, t }) => ({ x, y, time: t, noiseVariance: 0.05 }));
    return backend.logMarginalLikelihoodGradient(kernel, { kind: 'static' }, observations).value;
  };
  const ratio = (t: number, now: readonly number[], alone: readonly number[] = now) => {
    const [all, past] = [records.slice(0, t), records.slice(0, t - window)];
    return evidence(all.slice(-window), alone) - (evidence(all, now) - evidence(past, now));
  };
  const inForce = (t: number) => records[t - 1].hyperparameters ?? [];

  it('holds both sides under the hyperparameters in force, also where a refit falls into the window', () => {
    expect(new Set([9, 19, 29, 39].map((t) => inForce(t)[0])).size).toBe(4);
    for (let t = window + 1; t <= 40; t++)
      expect(records[t - 1].psi, `step ${t}`).toBeCloseTo(Math.max(0, ratio(t, inForce(t))), 6);
  });

  it('differs from what a window under the initial kernel would say', () => {
    const apart = records
      .slice(20)
      .map(({ t, psi }) => Math.abs(ratio(t, inForce(t), inForce(1)) - (psi ?? 0)));
    expect(Math.max(...apart)).toBeGreaterThan(1);
  });
});
