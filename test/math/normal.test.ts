import { describe, expect, it } from 'vitest';
import { erfc, normalCdf, normalPdf } from '../../src/math/normal.ts';

/** The doubles nearest to values from arbitrary-precision arithmetic. */
const ERFC: readonly (readonly [number, number])[] = [
  [-3, 1.9999779095030015],
  [-0.3, 1.3286267594591274],
  [0, 1],
  [0.2, 0.7772974107895215],
  [0.46875, 0.507386526782062],
  [0.5, 0.4795001221869535],
  [2, 0.004677734981047266],
  [4, 1.541725790028002e-8],
  [4.5, 1.9661604415428876e-10],
  [10, 2.088487583762545e-45],
  [26, 5.663192408856143e-296],
];

describe('normal distribution', () => {
  it.each(ERFC)('erfc(%f) to 1e-15 relative', (x, value) => {
    expect(Math.abs(erfc(x) / value - 1)).toBeLessThan(1e-15);
  });

  it('ends at 0 and 2', () => {
    expect([28.1, 1e200, Number.POSITIVE_INFINITY].map(erfc)).toEqual([0, 0, 0]);
    expect([-28.1, -1e200, Number.NEGATIVE_INFINITY].map(erfc)).toEqual([2, 2, 2]);
  });

  it('joins its ranges without a step', () => {
    for (const edge of [0.46875, 4]) expect(erfc(edge + 1e-13) / erfc(edge)).toBeCloseTo(1, 11);
  });

  it('cdf is symmetric, monotone and known at ±1.96', () => {
    expect(normalCdf(0)).toBe(0.5);
    expect(normalCdf(1.959963984540054)).toBeCloseTo(0.975, 15);
    for (let x = -8; x < 8; x += 0.25) {
      expect(normalCdf(x) + normalCdf(-x)).toBeCloseTo(1, 15);
      expect(normalCdf(x + 0.25)).toBeGreaterThan(normalCdf(x));
    }
  });

  it('pdf is the slope of the cdf', () => {
    for (const x of [-2.3, -0.4, 0, 1.1, 3]) {
      const slope = (normalCdf(x + 1e-5) - normalCdf(x - 1e-5)) / 2e-5;
      expect(slope).toBeCloseTo(normalPdf(x), 9);
    }
  });
});
