import { describe, expect, it } from 'vitest';
import { blocksOf, falseAlarmBound, falseAlarmLaw, resetTimes } from '../../src/theory/et/reset-times.ts';
import { smoothnessConstants } from '../../src/theory/smoothness.ts';
import { sparqRegretBound } from '../../src/theory/sparq/regret-bound.ts';
import { record } from './support.ts';

describe('SparQ Theorem 3.1', () => {
  it('is eq. 19 with constant 1', () => {
    const T = 500;
    const expected = Math.sqrt(T * Math.log(T) ** 6) * Math.sqrt(Math.log(20) + Math.log(Math.log(T)) ** 4);
    expect(sparqRegretBound(T, 1, 0.05) / expected).toBeCloseTo(1, 12);
  });

  it('starts at 0, grows with T, and falls per step in the end', () => {
    const bound = (T: number) => sparqRegretBound(T, 1, 0.05);
    expect(bound(1)).toBe(0);
    for (let t = 1; t < 60; t++) expect(bound(t + 1)).toBeGreaterThan(bound(t));
    expect(bound(1e9) / 1e9).toBeLessThan(bound(1e6) / 1e6);
  });
});

describe('reset times', () => {
  const run = [1, 2, 3, 1, 2, 3, 1, 2].map((tPrime, i) => record({ t: i + 1, tPrime, reset: tPrime === 3 }));

  it('counts whole blocks only', () => {
    expect(resetTimes(run)).toEqual({ times: [3, 3], density: [0, 0, 1], distribution: [0, 0, 1] });
    expect(resetTimes(run.slice(0, 2))).toEqual({ times: [], density: [], distribution: [] });
    expect(blocksOf(run).map(({ length }) => length)).toEqual([3, 3, 2]);
  });

  it('Lemma 3 adds up to δ_B', () => {
    const bound = falseAlarmBound(0.1, 20_000);
    expect(bound[0]).toBeCloseTo((0.1 * 6) / Math.PI ** 2, 14);
    expect(bound[19_999]).toBeLessThan(0.1);
    expect(bound[19_999]).toBeGreaterThan(0.09999);
  });

  it('the law of the first alarm: off, then geometric', () => {
    const block = [false, true, true].map((testActive) =>
      record({ sd: 0.6, kappa: 1.959963985, testActive }),
    );
    const { density, distribution } = falseAlarmLaw(block, 1 - 0.36);
    expect(density[0]).toBe(0);
    expect(density[1]).toBeCloseTo(0.05, 9);
    expect(density[2]).toBeCloseTo(0.95 * 0.05, 9);
    expect(distribution[2]).toBeCloseTo(1 - 0.95 ** 2, 9);
  });
});

describe('smoothness constants', () => {
  it('are Rice’s in one dimension', () => {
    const { a0, b0, a1, b1 } = smoothnessConstants(
      { family: 'se', lengthscales: [0.2], variance: 1 },
      1,
      1,
    ) ?? { a0: 0, b0: 0, a1: 0, b1: 0 };
    expect(a0).toBeCloseTo(1 + 5 / Math.PI, 12);
    expect(b0).toBeCloseTo(Math.SQRT2, 12);
    expect(a1).toBeCloseTo(1 + (5 * Math.sqrt(3)) / Math.PI, 12);
    expect(b1).toBeCloseTo(5 * Math.SQRT2, 12);
  });

  it('do not depend on the unit of x, but for the slope', () => {
    const at = (l: number, r: number, d: number) =>
      smoothnessConstants({ family: 'matern52', lengthscales: new Array(d).fill(l), variance: 1 }, d, r);
    const [small, large] = [at(0.2, 1, 2), at(2, 10, 2)];
    expect(small?.a1).toBeCloseTo(large?.a1 ?? 0, 12);
    expect((small?.b1 ?? 0) / (large?.b1 ?? 1)).toBeCloseTo(10, 12);
    expect(at(0.2, 1, 3)).toBeNull();
  });
});
