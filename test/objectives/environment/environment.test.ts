import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld, type World } from '../../../src/engine/world.ts';
import {
  centralHalf,
  type Density,
  densityOn,
  environmentOn,
  meanOn,
  normalised,
  relativeGamma,
} from '../../../src/objectives/environment/density.ts';
import { SQUARE } from '../../../src/objectives/environment/objective.about.ts';
import { OBJECTIVES } from '../../../src/objectives/registry.ts';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { backend } from '../../engine/support.ts';

type KnownEnvironment = NonNullable<World['environment']>;

function worldOf(id: string, parameters: ParamValues = {}, points?: number, replicate = 0): World {
  const scenario = parseScenario({
    seed: 4,
    objective: { id, parameters },
    ...(points && { grid: { pointsPerDimension: points } }),
    lanes: [],
  });
  return createWorld(scenario, backend, replicate);
}

const environmentIn = (world: World) => world.environment as KnownEnvironment;

/** Golden case 19: densities, means and central halves on eleven places, by an independent numpy implementation. */
const ELEVEN = Array.from({ length: 11 }, (_, i) => -1 + i / 5);
const GOLDEN: readonly (readonly [Density, readonly number[], number, readonly [number, number]])[] = [
  [
    'normal',
    [
      0.0663416657402598, 0.07942539412266236, 0.09136094982320733, 0.10096946479237723, 0.10721306780167113,
      0.1093789154396443, 0.10721306780167113, 0.10096946479237724, 0.09136094982320733, 0.07942539412266236,
      0.0663416657402598,
    ],
    0,
    [3, 7],
  ],
  [
    'gamma-rate',
    [
      0.0, 0.03210896980452254, 0.05810679466743754, 0.07886580308584476, 0.0951476395140376,
      0.10761643058762252, 0.11685044782938049, 0.12335243376199596, 0.12755874019846417, 0.12984741127023536,
      0.130545329280459,
    ],
    0.2725424637051743,
    [4, 9],
  ],
  [
    'gamma-scale',
    [
      0.0, 0.11797320120986338, 0.15815960333193474, 0.15902632887966145, 0.14213138146065782,
      0.11909189270477147, 0.09579561960040059, 0.07491601149731196, 0.05739166202935387, 0.04327962922527563,
      0.03223467006076906,
    ],
    -0.13089223163344094,
    [2, 6],
  ],
];

describe('densities of w', () => {
  it.each(GOLDEN)('%s has the golden weights, mean and central half', (density, weights, mean, half) => {
    const got = densityOn(ELEVEN, density);
    weights.forEach((weight, i) => {
      expect(got[i]).toBeCloseTo(weight, 12);
    });
    expect(meanOn(ELEVEN, got)).toBeCloseTo(mean, 12);
    expect(centralHalf(got)).toEqual(half);
  });

  it('Gamma is its formula, and 0 where its variable is negative', () => {
    expect(relativeGamma(2, 5, 4)).toBeCloseTo(16 * Math.exp(-8), 15);
    expect(relativeGamma(0, 2, 1)).toBe(0);
    expect(relativeGamma(-0.5, 5, 4)).toBe(0);
  });
});

const WEIGHTS = fc
  .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 })
  .map((values) => normalised(Float64Array.from(values)));

const sumOf = (values: Iterable<number>) => Array.from(values).reduce((a, b) => a + b, 0);

describe('the environment of one variable', () => {
  it('has a central half that leaves at most a quarter out at either end, and no more in than it needs', () => {
    fc.assert(
      fc.property(WEIGHTS, (weights) => {
        const grid = Array.from(weights.keys());
        const { centralConditions } = environmentOn(grid, weights, 0, 0.5);
        const first = centralConditions[0];
        const last = centralConditions[centralConditions.length - 1];
        expect(centralConditions).toEqual(grid.slice(first, last + 1));
        expect(sumOf(weights.subarray(0, first))).toBeLessThan(0.25);
        expect(sumOf(weights.subarray(last + 1))).toBeLessThanOrEqual(0.25 + 1e-12);
        expect(sumOf(weights.subarray(first + 1))).toBeLessThanOrEqual(0.75 + 1e-12);
        expect(sumOf(weights.subarray(0, last))).toBeLessThan(0.75);
      }),
    );
  });

  it('takes the place nearest to the mean for E[w]', () => {
    const weights = Float64Array.of(0.1, 0.2, 0.7);
    expect(environmentOn([0, 1, 2], weights, 0, 0.5).meanCondition).toBe(2);
    expect(environmentOn([0, 1, 9], weights, 0, 0.5).meanCondition).toBe(2);
    expect(environmentOn([-9, 1, 2], weights, 0, 0.5).meanCondition).toBe(1);
  });
});

const WITH_ENVIRONMENT = OBJECTIVES.filter(({ environment }) => environment);

it('the eight environment objectives of the BPT paper are there', () => {
  const printed = WITH_ENVIRONMENT.filter(({ source }) => /BPT paper/.test(source));
  expect(printed.map(({ id }) => id)).toEqual([
    'threshold-gp',
    'threshold-rosenbrock',
    'threshold-mccormick',
    'threshold-himmelblau',
    'threshold-goldstein-price',
    'threshold-equal',
    'infection-control',
    'newsvendor',
  ]);
});

describe.each(WITH_ENVIRONMENT.map(({ id, dimension }) => [id, dimension] as const))(
  '%s',
  (id, dimension) => {
    const world = worldOf(id, {}, dimension === 2 ? 20 : undefined);
    const environment = environmentIn(world);
    const { designs, conditions, weights, threshold, probability } = environment;
    const values = world.truthAt(1);

    it('has one weight per condition, none negative, of sum 1', () => {
      expect(designs * conditions).toBe(world.candidates.size);
      expect(weights).toHaveLength(conditions);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      expect(sumOf(weights)).toBeCloseTo(1, 12);
    });

    it('stands still', () => {
      expect(world.truthAt(7)).toEqual(values);
      expect(world.changePoints).toEqual([]);
    });

    it('has E[w] in its central half, which holds about half of the probability', () => {
      const { centralConditions, meanCondition } = environment;
      const half = sumOf(centralConditions.map((w) => weights[w]));
      expect(half).toBeGreaterThanOrEqual(0.5 - 1e-12);
      // No more than the conditions at its rim beyond.
      expect(half).toBeLessThan(0.5 + 2 * Math.max(...weights));
      expect(centralConditions).toContain(meanCondition);
    });

    it('has p_upper by counting, and neither a sure nor a hopeless threshold everywhere', () => {
      for (let x = 0; x < designs; x++) {
        const met = Array.from(weights, (weight, w) => (values[x * conditions + w] > threshold ? weight : 0));
        expect(probability[x]).toBeCloseTo(sumOf(met), 12);
      }
      expect(environment.best).toBe(probability.indexOf(Math.max(...probability)));
      // Where f = h everywhere no value lies above it: App. B.1's point.
      if (id !== 'threshold-equal') expect(Math.max(...probability)).toBeGreaterThan(0.3);
      expect(Math.min(...probability)).toBeLessThan(0.9);
    });

    it('takes its threshold and level from the parameters', () => {
      const spec = OBJECTIVES.find((objective) => objective.id === id);
      const range = spec?.parameters.find((parameter) => parameter.id === 'threshold') as { max: number };
      const other = worldOf(id, { threshold: range.max, level: 0.25 }, dimension === 2 ? 20 : undefined);
      expect(environmentIn(other)).toMatchObject({ threshold: range.max, level: 0.25 });
      expect(Math.max(...environmentIn(other).probability)).toBeLessThanOrEqual(Math.max(...probability));
    });
  },
);

/** Largest value over [−1, 1]² where the function turned over is least: place and value (published). */
const OPTIMA = [
  ['threshold-rosenbrock', { box: 'wide' }, -5, 10, -5, 10, 1, 1, 0],
  ['threshold-rosenbrock', { box: 'narrow' }, -2.048, 2.048, -2.048, 2.048, 1, 1, 0],
  ['threshold-mccormick', {}, -1.5, 4, -3, 4, -0.54719, -1.54719, 1.913223],
  ['threshold-himmelblau', {}, -5, 5, -5, 5, 3, 2, 0],
  ['threshold-goldstein-price', {}, -2, 2, -2, 2, 0, -1, -3e-5],
] as const;

describe('benchmark functions, turned over', () => {
  it.each(OPTIMA)('%s %o has its largest value at the published place', (id, parameters, ...numbers) => {
    const [x0, x1, y0, y1, x, y, optimum] = numbers;
    const points = 100;
    const world = worldOf(id, parameters, points);
    const { axes } = gridCandidates(SQUARE, points);
    const nearest = (value: number, from: number, to: number) => {
      const place = (2 * (value - from)) / (to - from) - 1;
      const distances = axes[0].map((at) => Math.abs(at - place));
      return distances.indexOf(Math.min(...distances));
    };
    const values = world.truthAt(1);
    const there = values[nearest(x, x0, x1) * points + nearest(y, y0, y1)];
    const spread = Math.max(...values) - Math.min(...values);
    expect(Math.max(...values)).toBeLessThanOrEqual(optimum + 1e-6);
    expect(optimum - there).toBeLessThan(0.002 * spread);
  });
});

describe('a formula with an environment', () => {
  it('is its value at every pair of a design and a condition', () => {
    const world = worldOf('formula-environment', { formula: '10*x + a*w', symbols: { a: 2 } }, 5);
    const { points } = world.candidates;
    expect([...world.truthAt(3)]).toEqual(
      Array.from({ length: 25 }, (_, i) => 10 * points[2 * i] + 2 * points[2 * i + 1]),
    );
  });

  it('weighs the conditions as it was told: all alike, or more in the middle', () => {
    const weightsFor = (density: Density) =>
      environmentIn(worldOf('formula-environment', { density }, 10)).weights;
    expect(new Set(weightsFor('uniform'))).toEqual(new Set([0.1]));
    expect(weightsFor('normal')[5]).toBeGreaterThan(weightsFor('normal')[0]);
  });

  it('refuses what changes, and what has no value, in a sentence', () => {
    expect(() => worldOf('formula-environment', { formula: 'x*t' })).toThrow(/t has no place in it/);
    const broken = () => worldOf('formula-environment', { formula: 'log(w)' }).truthAt(1);
    expect(broken).toThrow('The formula has no finite value at x = -1, w = -1.');
  });
});

describe('the GP draw', () => {
  it('differs between replicates, is the same within one, and does not depend on p(w)', () => {
    const first = worldOf('threshold-gp', {}, 20).truthAt(1);
    expect(worldOf('threshold-gp', {}, 20, 1).truthAt(1)).not.toEqual(first);
    expect(worldOf('threshold-gp', {}, 20).truthAt(1)).toEqual(first);
    expect(worldOf('threshold-gp', { density: 'gamma-rate' }, 20).truthAt(1)).toEqual(first);
  });
});

describe('draws of a GP that are repeated', () => {
  const share = (replicate: number, redrawn: boolean) => {
    const world = worldOf('threshold-gp', { redrawn }, 20, replicate);
    const { weights, threshold, level } = environmentIn(world);
    const f = world.truthAt(1);
    const above = Array.from({ length: 20 }, (_, x) =>
      weights.reduce((sum, weight, w) => (f[x * 20 + w] > threshold ? sum + weight : sum), 0),
    ).filter((probability) => probability > level);
    return above.length / 20;
  };
  const replicates = Array.from({ length: 12 }, (_, replicate) => replicate);

  it('have 5 to 95 % of the designs above the level, which others have not', () => {
    for (const replicate of replicates) {
      expect(share(replicate, true)).toBeGreaterThanOrEqual(0.05);
      expect(share(replicate, true)).toBeLessThanOrEqual(0.95);
    }
    expect(replicates.map((replicate) => share(replicate, false))).toContain(0);
  });

  it('are those of before where these were good, and the same every time', () => {
    const draw = (replicate: number, redrawn: boolean) =>
      worldOf('threshold-gp', { redrawn }, 20, replicate).truthAt(1).slice();
    const good = replicates.find(
      (replicate) => share(replicate, false) > 0.1 && share(replicate, false) < 0.9,
    );
    expect(draw(good as number, true)).toEqual(draw(good as number, false));
    const bad = replicates.find((replicate) => share(replicate, false) === 0);
    expect(draw(bad as number, true)).toEqual(draw(bad as number, true));
    expect(draw(bad as number, true)).not.toEqual(draw(bad as number, false));
  });

  it('end where no draw can reach the threshold', () => {
    const world = worldOf('threshold-gp', { redrawn: true, threshold: 5, level: 1 }, 8);
    expect(world.truthAt(1)).toHaveLength(64);
  });
});

describe('Rosenbrock’s boxes', () => {
  it.each([
    ['wide', -5, 10, 1_102_581],
    ['middle', -4, 4, 40_025],
    ['narrow', -2.048, 2.048, 3905.93],
  ] as const)('%s: corners at %d and %d', (box, from, _to, highest) => {
    const f = worldOf('threshold-rosenbrock', { box }, 8).truthAt(1).slice();
    expect(-f[box === 'wide' ? 56 : 0]).toBeCloseTo(
      box === 'wide' ? 100 * (-5 - 100) ** 2 + 81 : 100 * (from - from * from) ** 2 + (1 - from) ** 2,
      4,
    );
    expect(Math.max(...f.map((value) => -value))).toBeCloseTo(highest, 0);
  });
});
