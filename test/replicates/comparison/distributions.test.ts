import { describe, expect, it } from 'vitest';
import { binomialTail, quantileT, twoSidedT } from '../../../src/replicates/comparison/distributions.ts';

const close = (got: number, wanted: number) => expect(Math.abs(got / wanted - 1)).toBeLessThan(1e-12);

describe('tails for whole degrees of freedom', () => {
  it.each([0.1, 0.7, 1, 3.3, 12, 1000])('of t = %d are the closed forms for 1, 2 and 4 degrees', (t) => {
    close(twoSidedT(t, 1), (2 / Math.PI) * Math.atan2(1, t));
    // 1 − u = (1 − u²)/(1 + u) keeps its digits where u is near 1.
    const u = t / Math.sqrt(2 + t * t);
    close(twoSidedT(t, 2), 2 / (2 + t * t) / (1 + u));
    const v = t / Math.sqrt(4 + t * t);
    if (t < 10) close(twoSidedT(t, 4), 1 - 1.5 * v + 0.5 * v * v * v);
  });

  it('of t are symmetric, fall with t and rise with heavier tails', () => {
    expect(twoSidedT(-2, 9)).toBe(twoSidedT(2, 9));
    for (const degrees of [1, 3, 20, 400]) {
      expect(twoSidedT(0, degrees)).toBe(1);
      expect(twoSidedT(2.1, degrees)).toBeLessThan(twoSidedT(2, degrees));
      expect(twoSidedT(2, degrees + 1)).toBeLessThan(twoSidedT(2, degrees));
    }
  });

  it.each([
    [0.95, 10, 2.2281388519649385],
    [0.95, 1, 12.706204736174707],
    [0.99, 30, 2.749995653567226],
    [0.95, 99, 1.984216951658644],
    [0.9, 400, 1.648671941465414],
  ])('have the tabled quantile: %d of t with %d degrees', (level, degrees, wanted) => {
    expect(quantileT(level, degrees)).toBeCloseTo(wanted, 9);
    expect(twoSidedT(quantileT(level, degrees), degrees)).toBeCloseTo(1 - level, 12);
  });

  it('of a fair coin are counts over 2^n', () => {
    expect(binomialTail(0, 8)).toBeCloseTo(1 / 256, 14);
    expect(binomialTail(3, 7)).toBeCloseTo(0.5, 12);
    expect(binomialTail(4, 9)).toBeCloseTo(0.5, 12);
    // By the symmetry of 1001 throws.
    expect(binomialTail(500, 1001)).toBeCloseTo(0.5, 10);
  });
});
