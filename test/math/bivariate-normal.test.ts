import { describe, expect, it } from 'vitest';
import { indicatorCovariance } from '../../src/math/bivariate-normal.ts';
import { normalCdf } from '../../src/math/normal.ts';

describe('the covariance of two normal indicators', () => {
  it.each([-1, -0.99, -0.5, 0, 0.2, 0.9, 0.924, 0.926, 0.9999, 1])(
    'at the medians is asin(ρ)/(2π), ρ = %f',
    (correlation) => {
      expect(indicatorCovariance(0, 0, correlation)).toBeCloseTo(Math.asin(correlation) / (2 * Math.PI), 14);
    },
  );

  it.each([
    [0.5, -1.25, 0.3, 0.017297902828906718],
    [1.5, 0.25, -0.7, -0.025720815914445545],
    [-0.75, -0.5, 0.9, 0.1300446623054244],
    [0.5, 0.501, 0.995, 0.19922778370883887],
    [2.5, 2.25, 0.99, 0.0060821872572919666],
    [-1, 1.5, -0.96, -0.05541191880390874],
    [0.25, 0.3, 0.999999, 0.22875884850666606],
    [-4, -3.5, 0.93, 2.6941202883399058e-5],
  ])('at a = %f, b = %f, ρ = %f is the integral of the density to 30 digits', (a, b, r, value) => {
    expect(Math.abs(indicatorCovariance(a, b, r) - value)).toBeLessThan(1e-14);
  });

  it('is Φ(1 − Φ) of one variable with itself, and its negative with its mirror image', () => {
    for (const a of [-3, -0.4, 0.7, 2.5]) {
      const own = normalCdf(a) * normalCdf(-a);
      expect(indicatorCovariance(a, a, 1)).toBeCloseTo(own, 15);
      expect(indicatorCovariance(a, -a, -1)).toBeCloseTo(-own, 15);
    }
  });

  it('is symmetric, odd in ρ at a median, and 0 where one of them is certain', () => {
    expect(indicatorCovariance(0.3, -1.2, 0.97)).toBeCloseTo(indicatorCovariance(-1.2, 0.3, 0.97), 15);
    expect(indicatorCovariance(0, 0.8, -0.6)).toBeCloseTo(-indicatorCovariance(0, 0.8, 0.6), 15);
    for (const b of [Infinity, -Infinity, 50]) expect(indicatorCovariance(0.1, b, 0.99)).toBe(0);
    expect(indicatorCovariance(30, -30, 0.99)).toBe(0);
  });
});
