import { describe, expect, it } from 'vitest';
import { expertQueries } from '../../src/policy/expert.ts';
import { largestKeptAge } from '../../src/policy/memory.ts';
import { resetLength } from '../../src/policy/reset-length.ts';
import { logBeta, sqrtLogMultiplier } from '../../src/policy/schedules/log.ts';

describe('schedules', () => {
  it('multiplies by the root of c1 ln(c2 t), and never by less than 0', () => {
    expect(sqrtLogMultiplier(25, 0.8, 4)).toBeCloseTo(Math.sqrt(0.8 * Math.log(100)), 14);
    expect(logBeta(1, 0.8, 0.4)).toBe(0);
    expect(sqrtLogMultiplier(1, 0.8, 0.4)).toBe(0);
  });

  it.each([
    [1, 0],
    [2, 5],
    [500, 38],
  ])('asks at step %i for %i expert answers', (t, queries) => {
    expect(expertQueries(t)).toBe(queries);
  });

  it('keeps the largest age a with a² + 1 ≤ ln t', () => {
    expect([2, 3, 7, 8, 148, 149].map(largestKeptAge)).toEqual([-1, 0, 0, 1, 1, 2]);
  });
});

describe('resetLength', () => {
  it.each([
    // Exact fourth powers: the ceiling must not jump by a rounding error.
    [0.0001, 120],
    [0.0016, 60],
    [0.0081, 40],
    [0.0256, 30],
    [0.0625, 24],
    [0.1296, 20],
    [0.4096, 15],
    [1, 12],
    [0.03, 29],
    [1e-12, 400],
    [0, 400],
  ])('gives for ε = %f and T = 400 the period %i', (epsilon, steps) => {
    expect(resetLength(epsilon, 400)).toBe(steps);
  });
});
