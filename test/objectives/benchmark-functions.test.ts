import { describe, expect, it } from 'vitest';
import {
  biasedEvaluationTime,
  branin,
  goldsteinPrice,
  himmelblau,
  mccormick,
  onUnitBox,
  rosenbrock,
} from '../../src/objectives/benchmark-functions.ts';
import { STANDARDISED, standardisedValue } from '../../src/objectives/static-2d.ts';

/** Published minimisers and minima. */
const MINIMA = [
  ['Branin', branin, -Math.PI, 12.275, 0.397887],
  ['Branin', branin, Math.PI, 2.275, 0.397887],
  ['Branin', branin, 9.42478, 2.475, 0.397887],
  ['Rosenbrock', rosenbrock, 1, 1, 0],
  ['McCormick', mccormick, -0.54719, -1.54719, -1.913223],
  ['Himmelblau', himmelblau, 3, 2, 0],
  ['Himmelblau', himmelblau, -2.805118, 3.131312, 0],
  ['Himmelblau', himmelblau, -3.77931, -3.283186, 0],
  ['Himmelblau', himmelblau, 3.584428, -1.848126, 0],
  ['Goldstein–Price', goldsteinPrice, 0, -1, 3e-5],
] as const;

const GRID = Array.from({ length: 201 }, (_, i) => -1 + i / 100);

describe('benchmark functions', () => {
  it.each(MINIMA)('%s has a published minimum (%#)', (_, benchmark, x, y, minimum) => {
    expect(benchmark.value(x, y)).toBeCloseTo(minimum, 4);
    for (const [dx, dy] of [
      [0.01, 0],
      [-0.01, 0],
      [0, 0.01],
      [0, -0.01],
    ])
      expect(benchmark.value(x + dx, y + dy)).toBeGreaterThan(minimum);
  });

  it('are stretched from [−1, 1]² over their boxes', () => {
    expect(onUnitBox(branin, -1, 1)).toBe(branin.value(-5, 15));
    expect(onUnitBox(mccormick, 1, -1)).toBe(mccormick.value(4, -3));
    expect(onUnitBox(rosenbrock, 0, 0)).toBe(1);
  });
});

describe.each(Object.keys(STANDARDISED) as (keyof typeof STANDARDISED)[])('standardised %s', (name) => {
  it('is turned over, with mean 0 and deviation 1 over its box', () => {
    const values = GRID.flatMap((u) => GRID.map((v) => standardisedValue(name, u, v)));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.sqrt(square)).toBeGreaterThan(0.97);
    expect(Math.sqrt(square)).toBeLessThan(1.04);
    const raw = GRID.flatMap((u) => GRID.map((v) => onUnitBox(STANDARDISED[name].function, u, v)));
    expect(values.indexOf(Math.max(...values))).toBe(raw.indexOf(Math.min(...raw)));
  });
});

describe('biased evaluation time', () => {
  it('is 4 s at the origin and stays between 2 and 6', () => {
    expect(biasedEvaluationTime([0, 0])).toBe(4);
    expect(biasedEvaluationTime([0.25, 0.25])).toBeCloseTo(2 * (Math.sin(Math.PI / 2) + 2), 12);
    const times = GRID.map((x) => biasedEvaluationTime([x, 0.3]));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...times)).toBeLessThanOrEqual(6);
  });
});
