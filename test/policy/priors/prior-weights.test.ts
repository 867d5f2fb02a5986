import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnPrior, normalisedLogWeights } from '../../../src/policy/priors/prior-weights.ts';

const weights = fc.array(fc.double({ min: -800, max: 800, noNaN: true }), { minLength: 1, maxLength: 16 });

describe('weights of priors', () => {
  it('sum to 1 however far apart they are, and keep their differences', () => {
    fc.assert(
      fc.property(weights, (given) => {
        const own = normalisedLogWeights(given);
        expect(own.reduce((sum, weight) => sum + Math.exp(weight), 0)).toBeCloseTo(1, 12);
        for (const [p, weight] of own.entries()) expect(weight - own[0]).toBeCloseTo(given[p] - given[0], 9);
      }),
    );
  });

  it('are drawn in the listed order, each in its own part of [0, 1)', () => {
    const own = normalisedLogWeights([1, 2, 1].map(Math.log));
    expect([0, 0.24, 0.26, 0.74, 0.76, 0.999].map((uniform) => drawnPrior(own, uniform))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
  });

  it('fall to the last one that has any where rounding leaves none', () => {
    expect(drawnPrior([Math.log(0.5), Math.log(0.4999), -2000], 0.99999)).toBe(1);
  });
});
