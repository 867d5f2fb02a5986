import { describe, expect, it } from 'vitest';
import { quantileT } from '../../../../src/replicates/comparison/distributions.ts';
import { halfWidth } from '../../../../web/readings/seeds/half-width.ts';

describe('half the width of a 95 % interval', () => {
  it.each([2, 3, 5, 7, 8, 10, 12, 13, 20, 50, 100, 1000])('of %i values is Student’s', (n) => {
    expect(Math.abs(halfWidth(n) - quantileT(0.95, n - 1))).toBeLessThan(0.002);
  });
});
