import { beforeAll, describe, expect, it } from 'vitest';
import type { DatasetTable, Scenario } from '../../src/contracts/scenario.ts';
import { openLane } from '../../src/engine/lane/open-lane.ts';
import { decodeLink, encodeLink } from '../../src/engine/link/link.ts';
import { parseScenario } from '../../src/engine/scenario/validate.ts';
import { createWorld } from '../../src/engine/world.ts';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { exp } from '../../src/math/index.ts';
import { backend } from './support.ts';

const HORIZON = 25;

const TABLE: DatasetTable = {
  name: 'five places',
  arms: ['a', 'b', 'c', 'd', 'e'],
  times: Array.from({ length: 60 }, (_, i) => String(i)),
  values: Array.from({ length: 60 }, (_, i) => [i % 5, (i * 7) % 11, (i * i) % 13, (3 * i) % 7, (5 * i) % 9]),
  coordinates: [
    [0, 0],
    [1, 0.5],
    [0.25, 1],
    [0.6, 0.1],
    [0.4, 0.8],
  ],
};

const WORLDS = {
  'on a square': {
    objective: { id: 'gp-chain-2d' },
    grid: { pointsPerDimension: 12 },
    model: { lengthscale: [0.1, 0.6] },
  },
  'of arms with coordinates': {
    objective: { id: 'dataset', dataset: TABLE },
    model: { kernel: 'matern52', lengthscale: [0.2, 3] },
  },
  'of four gains': { objective: { id: 'cart-pole' }, model: { lengthscale: [1, 2, 3, 4] } },
} as const;

const scenarioOf = (more: object, algorithm = 'gp-ucb'): Scenario =>
  parseScenario({ seed: 5, horizon: HORIZON, initialDesign: { points: 5 }, ...more, lanes: [{ algorithm }] });

/** Posterior mean and sd of the first lane before its last step, all its queries given: i · 7 modulo the candidates. */
function beliefOf(scenario: Scenario, on: Backend) {
  const world = createWorld(scenario, on);
  const choices = Array.from({ length: HORIZON }, (_, i) => (i * 7) % world.candidates.size);
  const session = openLane(scenario, { ...scenario.lanes[0], choices }, world, on);
  while (session.t < HORIZON) session.step();
  const { mean, sd } = session.frame(HORIZON);
  session.dispose();
  if (!mean || !sd) throw new Error('the lane has a model');
  return { mean, sd };
}

describe.each(Object.entries(WORLDS))('a lengthscale for each dimension %s', (_, world) => {
  let reference: Backend;
  beforeAll(async () => {
    reference = await loadBackend('ml-matrix');
  });

  it.each(['gp-ucb', 'tv-gp-ucb', 'ui-tvbo'])(
    'is what the model of %s believes, as the reference has it',
    (id) => {
      const scenario = scenarioOf(world, id);
      const [ours, theirs] = [beliefOf(scenario, backend), beliefOf(scenario, reference)];
      for (const [i, value] of ours.mean.entries()) {
        expect(Math.abs(value - theirs.mean[i])).toBeLessThan(1e-9);
        expect(Math.abs(ours.sd[i] - theirs.sd[i])).toBeLessThan(1e-9);
      }
    },
  );

  it('is another model than one for all', () => {
    const [first] = world.model.lengthscale;
    const one = scenarioOf({ ...world, model: { ...world.model, lengthscale: first } });
    expect(beliefOf(one, backend).sd).not.toEqual(beliefOf(scenarioOf(world), backend).sd);
  });

  it('of equal ones has the bits of one for all', () => {
    const equal = world.model.lengthscale.map(() => 0.3);
    const each = scenarioOf({ ...world, model: { ...world.model, lengthscale: equal } });
    const one = scenarioOf({ ...world, model: { ...world.model, lengthscale: 0.3 } });
    expect(beliefOf(each, backend)).toEqual(beliefOf(one, backend));
  });

  it('travels in a link', () => {
    const scenario = scenarioOf(world);
    expect(decodeLink(encodeLink(scenario)).scenario).toEqual(scenario);
  });
});

it('after one observation the belief is the formula', () => {
  // μ(x) = k(x, x₁) y / (1 + σ_n²), σ²(x) = 1 − k² / (1 + σ_n²), k = exp(−(Δ₁/l₁)²/2 − (Δ₂/l₂)²/2).
  const scenario = scenarioOf({ ...WORLDS['on a square'], horizon: 2, initialDesign: { points: 1 } });
  const world = createWorld(scenario, backend);
  const session = openLane(scenario, scenario.lanes[0], world, backend);
  const { index, y } = session.step();
  const { mean, sd } = session.frame(2);
  const { points, size } = world.candidates;
  const divisor = 1 + world.modelNoiseVariance;
  for (let i = 0; i < size; i++) {
    const [a, b] = [0, 1].map((d) => (points[2 * i + d] - points[2 * index + d]) / [0.1, 0.6][d]);
    const k = exp(-0.5 * (a * a + b * b));
    expect(mean?.[i]).toBeCloseTo((k * y) / divisor, 12);
    expect(sd?.[i]).toBeCloseTo(Math.sqrt(1 - (k * k) / divisor), 12);
  }
});

describe('a fit', () => {
  /** A wave along the first coordinate alone. */
  const ridge = {
    objective: { id: 'formula-2d', parameters: { formula: 'sin(9*x)' } },
    grid: { pointsPerDimension: 15 },
    horizon: 60,
    noiseVariance: 0.001,
    initialDesign: { points: 60 },
  };
  function fitOf(lengthscale: number | readonly number[]) {
    const scenario = scenarioOf({ ...ridge, model: { lengthscale } });
    const session = openLane(scenario, scenario.lanes[0], createWorld(scenario, backend), backend);
    while (session.t < 60) session.step();
    return session.fit(60, typeof lengthscale === 'number');
  }

  it('finds a lengthscale for each dimension where the model has one for each', () => {
    const { lengthscale, after } = fitOf([0.2, 0.2]);
    const [along, across] = lengthscale as readonly number[];
    expect(along).toBeLessThan(0.5);
    expect(across).toBeGreaterThan(10 * along);
    const shared = fitOf(0.2);
    expect(shared.lengthscale).toBeTypeOf('number');
    expect(after).toBeGreaterThan(shared.after + 10);
  });
});

describe('lengthscales that cannot be', () => {
  const square = { objective: { id: 'gp-chain-2d' } };
  it.each<[object, string]>([
    [
      { ...square, model: { lengthscale: [0.2] } },
      'model.lengthscale must be one number or a list of 2, one for each dimension, got a list of 1',
    ],
    [
      { ...square, model: { lengthscale: [0.2, 0] } },
      'model.lengthscale[1] must be above 0 and at most 1000000, got 0',
    ],
    [
      { ...square, model: { lengthscale: [] } },
      'model.lengthscale must be a list of lengthscales, one for each dimension, got a list of 0',
    ],
    [
      { ...square, model: { lengthscale: ['a', 1] } },
      'model.lengthscale[0] must be above 0 and at most 1000000, got "a"',
    ],
    [
      { objective: { id: 'gp-chain-1d' }, model: { lengthscale: [0.2, 0.2] } },
      'model.lengthscale must be one number, got a list of 2',
    ],
    [
      { ...WORLDS['of arms with coordinates'], model: { kernel: 'se', lengthscale: [1, 1, 1] } },
      'model.lengthscale must be one number or a list of 2, one for each dimension, got a list of 3',
    ],
  ])('%j are refused at the edge', (more, message) => {
    expect(() => scenarioOf(more)).toThrow(message);
  });

  it('of candidates that only the world knows end in the same sentence', () => {
    const scenario = scenarioOf({ objective: { id: 'cart-pole' }, model: { lengthscale: [1, 2] } });
    expect(() => createWorld(scenario, backend)).toThrow(
      'model.lengthscale must be one number or a list of 4',
    );
  });
});
