import { describe, expect, it } from 'vitest';
import { erfc, logNormalCdf, normalCdf, normalPdf } from '../../src/math/normal.ts';

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

/** log Φ(x), in the same sense. */
const LOG_CDF: readonly (readonly [number, number])[] = [
  [-1e100, -5e199],
  [-1000000000, -5e17],
  [-4000, -8000009.212988236],
  [-60, -1805.0135606805673],
  [-38.6, -749.5528608462079],
  [-37.5, -707.6689893175072],
  [-10, -53.23128515051247],
  [-5.7, -18.933112423224742],
  [-5.6, -18.35137949590933],
  [-2, -3.783184333682032],
  [-0.7, -1.4189677615315315],
  [-0.5, -1.1759117615936185],
  [0, -Math.LN2],
  [0.1, -0.6165050101150263],
  [1, -0.17275377902344988],
  [3, -0.0013508099647481938],
  [6, -9.865876455243758e-10],
  [8.5, -9.479534822203318e-18],
  [12, -1.776482112077679e-33],
  [30, -4.906713927148187e-198],
  [36, -4.182624065797283e-284],
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

  it.each(LOG_CDF)('log Φ(%f) to 1e-14 relative, where 1 − Φ is tiny to x² 2^−52', (x, value) => {
    const tolerance = Math.max(1e-14, x > 0 ? x * x * 2 ** -52 : 0);
    expect(Math.abs(logNormalCdf(x) / value - 1)).toBeLessThan(tolerance);
  });

  it('log Φ rises all the way, ends at −∞ and −0, and is the logarithm of the cdf', () => {
    for (let x = -60; x < 37; x += 0.125) expect(logNormalCdf(x + 0.125)).toBeGreaterThan(logNormalCdf(x));
    expect([-1e200, Number.NEGATIVE_INFINITY].map(logNormalCdf)).toEqual([-Infinity, -Infinity]);
    expect([50, Number.POSITIVE_INFINITY].map(logNormalCdf)).toEqual([-0, -0]);
    expect(logNormalCdf(Number.NaN)).toBeNaN();
    for (const x of [-5.6, -0.663, 0, 2]) expect(logNormalCdf(x)).toBeCloseTo(Math.log(normalCdf(x)), 13);
  });

  it('pdf is the slope of the cdf', () => {
    for (const x of [-2.3, -0.4, 0, 1.1, 3]) {
      const slope = (normalCdf(x + 1e-5) - normalCdf(x - 1e-5)) / 2e-5;
      expect(slope).toBeCloseTo(normalPdf(x), 9);
    }
  });
});
