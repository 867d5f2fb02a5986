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
});
