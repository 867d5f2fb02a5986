import { describe, expect, it } from 'vitest';
import { parseScenario } from '../../src/index.ts';
import type { Group } from '../../src/plan/plan.ts';
import { runJob } from '../../src/plan/run-job.ts';
import { backend } from '../engine/support.ts';

const group = (objective: string, lane: Group['lanes'][number], readers: Group['readers']): Group => ({
  scenario: parseScenario({
    seed: 2,
    horizon: 30,
    objective: { id: objective },
    grid: { pointsPerDimension: 21 },
    noiseVariance: 0.02,
    lanes: [],
  }),
  lanes: [{ lane: 'A', ...lane }],
  curvePoints: 0,
  ...(readers && { readers }),
});
const read = (...parts: Parameters<typeof group>) => runJob(group(...parts), 0, backend)[0].readings;

describe('what is read off a finished lane', () => {
  it('is nothing where the group has no readers', () => {
    const [lane] = runJob(
      group('gp-chain-1d', { algorithm: 'gp-ucb', parameters: {} }, undefined),
      0,
      backend,
    );
    expect(lane).not.toHaveProperty('readings');
  });

  it('the mismatch against the objective’s own rate: none where it stands still', () => {
    const still = { algorithm: 'gp-ucb', parameters: {} };
    const moving = read('gp-chain-1d', still, ['mismatch']) ?? {};
    expect(moving['largest Δμ']).toBeGreaterThan(0.01);
    const scenario = { ...group('gp-chain-1d', still, ['mismatch']).scenario };
    const objective = { ...scenario.objective, parameters: { ...scenario.objective.parameters, rate: 0 } };
    const parts = { ...group('gp-chain-1d', still, ['mismatch']), scenario: { ...scenario, objective } };
    expect(runJob(parts, 0, backend)[0].readings?.['largest Δμ']).toBeLessThan(1e-9);
  });

  it('side queries: places, the divergence below its bound, and what they cost', () => {
    const lane = { algorithm: 'sparq-gp-ucb', parameters: { queryFactor: 1 } };
    const found = read('moving-peak', lane, ['side queries']) ?? {};
    expect(found.places).toBe(Math.ceil(Math.log(30)));
    expect(found['expected KL']).toBeGreaterThan(0);
    expect(found['expected KL']).toBeLessThanOrEqual(found['tr(K − Q)/σ²']);
    expect(found.operations).toBeGreaterThan(30);
    expect(() => read('moving-peak', { algorithm: 'gp-ucb', parameters: {} }, ['side queries'])).toThrow(
      /without an expert/,
    );
  });

  it('the noise that the model assumes, or what the refits make of it', () => {
    const assumed = { algorithm: 'et-gp-ucb', parameters: { bounds: 'none' } };
    expect(read('gp-chain-1d', assumed, ['noise'])).toEqual({ 'model’s σ_n²': 0.02 });
    const refitted = { ...assumed, parameters: { bounds: 'none', refitEvery: 10, noiseFrom: 'refit' } };
    const [found] = Object.values(read('gp-chain-1d', refitted, ['noise']) ?? {});
    expect(found).toBeGreaterThanOrEqual(0.02 * 0.01);
    expect(found).toBeLessThanOrEqual(0.02 * 1000);
    expect(found).not.toBe(0.02);
    const others = { ...assumed, parameters: { bounds: 'none', refitEvery: 10 } };
    expect(read('gp-chain-1d', others, ['noise'])).toEqual({ 'model’s σ_n²': 0.02 });
  });

  it('how many observations were held late, and how far back they reach', () => {
    const holding = (algorithm: string, parameters: Record<string, number | string>) =>
      read('gp-chain-1d', { algorithm, parameters }, ['held']);
    // Of 30 steps the last fifteen: 16 to 30 are held, 23 on average.
    expect(holding('tv-gp-ucb', {})).toEqual({ 'points held': 23, 'age of the oldest': 29 });
    expect(holding('sw-gp-ucb', { window: 7 })).toEqual({ 'points held': 7, 'age of the oldest': 6 });
    const chosen = holding('w-dbo', { dropRule: 'size', heldSize: 7 });
    expect(chosen?.['points held']).toBe(7);
    expect(chosen?.['age of the oldest']).toBeGreaterThan(6);
  });

  it('forced looks, none of a lane that makes none', () => {
    const looking = {
      algorithm: 'dal-gp-ucb',
      parameters: { lookShare: 0.1, alarm: 0.01, thresholdFactor: 100 },
    };
    // Steps 1, 11 and 21: no reset moves them.
    expect(read('gp-chain-1d', looking, ['looks'])).toEqual({ 'forced looks': 3 });
    const still = { algorithm: 'gp-ucb', parameters: {} };
    expect(read('gp-chain-1d', still, ['looks'])).toEqual({ 'forced looks': 0 });
  });

  it('what is left of several priors: those still in, or the weight of those that are true', () => {
    const lane = (algorithm: string, list: Record<string, readonly number[]>) =>
      read('gp-chain-1d', { algorithm, parameters: list }, ['priors']) ?? {};
    // The chain’s rate is 0.03, and its lengthscale the model’s.
    const weight = (priorLengthscales: number[], priorRates: number[]) =>
      lane('hp-gp-ts', { priorLengthscales, priorRates })['weight of the true prior'];
    expect(weight([1], [0.03])).toBeCloseTo(1, 12);
    expect(weight([2], [0.03])).toBe(0);
    expect(weight([1], [0, 0.1])).toBe(0);
    const among = weight([0.5, 1], [0.03, 0.5]);
    expect(among).toBeGreaterThan(0);
    expect(among).toBeLessThan(1);
    expect(lane('pe-gp-ucb', { priorLengthscales: [1, 2], priorRates: [0.03] })['priors left']).toBe(2);
    expect(read('gp-chain-1d', { algorithm: 'gp-ucb', parameters: {} }, ['priors'])).toEqual({});
  });

  it('on an objective without a rate, the weight of every prior of its lengthscale', () => {
    const parameters = { priorLengthscales: [1], priorRates: [0, 0.1] };
    const found = read('abrupt-change-1d', { algorithm: 'hp-gp-ts', parameters }, ['priors']) ?? {};
    expect(found['weight of the true prior']).toBeCloseTo(1, 12);
  });
});
