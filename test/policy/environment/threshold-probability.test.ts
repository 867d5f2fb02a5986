import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  credibleInterval,
  exceedance,
  intervalOfWidth,
  leastCertainCondition,
  root,
  shareAbove,
  thresholdProbability,
} from '../../../src/policy/environment/threshold-probability.ts';
import { beliefs, cdf, environmentOf } from './support.ts';

const at = (mean: number, variance: number, eta = 0, threshold = 1) =>
  exceedance(Float64Array.of(mean), Float64Array.of(variance), threshold, eta)[0];

describe('exceedance', () => {
  it('counts standard deviations above the threshold', () => {
    expect(at(3, 4)).toBe(1);
    expect(at(0, 0.25)).toBe(-2);
    expect(at(1, 1)).toBe(0);
  });

  it('is certain without variance, and not above at the threshold itself', () => {
    expect([1.5, 1, 0.5].map((mean) => at(mean, 0))).toEqual([Infinity, -Infinity, -Infinity]);
  });

  it('raises the threshold to h + 2η strictly inside the indifference zone, and only there', () => {
    expect(at(1.25, 1, 0.5)).toBe(1.25 - 2);
    expect(at(0.75, 1, 0.5)).toBe(0.75 - 2);
    expect(at(1.5, 1, 0.5)).toBe(0.5);
    expect(at(0.5, 1, 0.5)).toBe(-0.5);
    expect(at(1, 1, 0)).toBe(0);
    // A known value inside the zone is below the raised threshold.
    expect(at(1.25, 0, 0.5)).toBe(-Infinity);
    expect(at(1.75, 0, 0.5)).toBe(Infinity);
  });

  it('with η is never further above, so that μ^(p) can only fall', () => {
    fc.assert(
      fc.property(beliefs, fc.double({ min: 0, max: 1, noNaN: true }), ({ mean, variance }, eta) => {
        const plain = exceedance(mean, variance, 0.2, 0);
        expect(exceedance(mean, variance, 0.2, eta).every((z, i) => z <= plain[i])).toBe(true);
      }),
    );
  });
});

describe('μ^(p) and γ²', () => {
  it('are the sums of Φ and Φ(1 − Φ) under p(w)', () => {
    fc.assert(
      fc.property(beliefs, ({ mean, variance, environment }) => {
        const { designs, conditions, weights, threshold } = environment;
        const estimate = thresholdProbability(exceedance(mean, variance, threshold, 0), environment);
        for (let x = 0; x < designs; x++) {
          const phi = Array.from(weights, (_, w) => {
            const i = x * conditions + w;
            if (variance[i] === 0) return mean[i] > threshold ? 1 : 0;
            return cdf((mean[i] - threshold) / Math.sqrt(variance[i]));
          });
          const sum = (of: (p: number) => number) =>
            phi.reduce((total, p, w) => total + of(p) * weights[w], 0);
          expect(estimate.mean[x]).toBeCloseTo(
            sum((p) => p),
            10,
          );
          expect(estimate.spread[x]).toBeCloseTo(
            sum((p) => p * (1 - p)),
            10,
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('have μ^(p) in [0, 1] and γ² at most μ^(p)(1 − μ^(p))', () => {
    fc.assert(
      fc.property(beliefs, ({ mean, variance, environment }) => {
        const estimate = thresholdProbability(exceedance(mean, variance, 0.2, 0), environment);
        estimate.mean.forEach((p, x) => {
          expect(p).toBeGreaterThanOrEqual(0);
          expect(p).toBeLessThanOrEqual(1 + 1e-12);
          expect(estimate.spread[x]).toBeGreaterThanOrEqual(0);
          expect(estimate.spread[x]).toBeLessThanOrEqual(p * (1 - p) + 1e-12);
        });
      }),
    );
  });

  it('know the same doubt on both sides, far from the threshold', () => {
    const problem = environmentOf(2, [1]);
    const { spread } = thresholdProbability(Float64Array.of(10, -10), problem);
    expect(spread[0]).toBe(spread[1]);
    expect(spread[0] / 7.619853024160527e-24).toBeCloseTo(1, 12);
  });

  it('leave no doubt without variance', () => {
    const { mean, spread } = thresholdProbability(
      Float64Array.of(Infinity, -Infinity, Infinity),
      environmentOf(1, [1, 2, 1]),
    );
    expect([mean[0], spread[0]]).toEqual([0.5, 0]);
  });
});

describe('the credible interval', () => {
  const estimate = { mean: Float64Array.of(0.5, 0.3, 1), spread: Float64Array.of(0.25, 0.09, 0) };

  it.each([
    [1, [0.5 - 2 * 0.25, 0.3 - 2 * 0.09, 1], [0.5 + 2 * 0.25, 0.3 + 2 * 0.09, 1]],
    [
      2,
      [0.5 - Math.SQRT2 * 0.5, 0.3 - Math.SQRT2 * 0.3, 1],
      [0.5 + Math.SQRT2 * 0.5, 0.3 + Math.SQRT2 * 0.3, 1],
    ],
    [3, [0.5 - Math.cbrt(0.5), 0.3 - Math.cbrt(0.18), 1], [0.5 + Math.cbrt(0.5), 0.3 + Math.cbrt(0.18), 1]],
  ])('is μ^(p) ± β^{1/m} γ^{2/m} for m = %i', (m, lower, upper) => {
    const interval = credibleInterval(estimate, { beta: 2, m, eta: 0 });
    lower.forEach((value, x) => {
      expect(interval.lower[x]).toBeCloseTo(value, 14);
    });
    upper.forEach((value, x) => {
      expect(interval.upper[x]).toBeCloseTo(value, 14);
    });
  });

  it('has the width that the multiplier β^{1/m} names', () => {
    expect(intervalOfWidth(estimate, root(1.5, 5), 5)).toEqual(
      credibleInterval(estimate, { beta: 1.5, m: 5, eta: 0 }),
    );
  });

  it('contains p_upper with a share of at least 1 − 1/β of a posterior’s functions: Chebyshev', () => {
    // Three values of f, independent given the data; their eight patterns above and below h, with their chances.
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 }),
        fc.double({ min: 1.1, max: 5, noNaN: true }),
        fc.constantFrom(2, 3, 5),
        (z, beta, m) => {
          const problem = environmentOf(1, [1, 2, 1]);
          const estimate = thresholdProbability(Float64Array.from(z), problem);
          const interval = credibleInterval(estimate, { beta, m, eta: 0 });
          let inside = 0;
          for (let pattern = 0; pattern < 8; pattern++) {
            const above = [0, 1, 2].map((w) => (pattern >> w) % 2 === 1);
            const chance = above.reduce((product, yes, w) => product * cdf(yes ? z[w] : -z[w]), 1);
            const p = above.reduce((sum, yes, w) => sum + (yes ? problem.weights[w] : 0), 0);
            if (p >= interval.lower[0] - 1e-12 && p <= interval.upper[0] + 1e-12) inside += chance;
          }
          expect(inside).toBeGreaterThanOrEqual(1 - 1 / beta - 1e-9);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the least certain condition', () => {
  it('is where Φ(1 − Φ) is largest', () => {
    fc.assert(
      fc.property(beliefs, ({ mean, variance, environment }) => {
        const distances = exceedance(mean, variance, 0.2, 0);
        const { conditions } = environment;
        for (let x = 0; x < environment.designs; x++) {
          const doubt = Array.from({ length: conditions }, (_, w) => {
            const z = distances[x * conditions + w];
            return Math.abs(z) === Infinity ? 0 : cdf(z) * cdf(-z);
          });
          const chosen = leastCertainCondition(distances, x, environment);
          expect(doubt[chosen]).toBeCloseTo(Math.max(...doubt), 10);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('still sees a difference where Φ is 1 to the last bit, on both sides alike', () => {
    const of = (...z: number[]) => leastCertainCondition(Float64Array.from(z), 0, { conditions: z.length });
    expect(of(50, 9, -20)).toBe(1);
    expect(of(-50, -9, 20)).toBe(1);
    expect(of(3, -3, 3)).toBe(0);
    expect(of(Infinity, -Infinity, 60)).toBe(2);
  });
});

it('shareAbove adds the weights of the values strictly above', () => {
  const problem = environmentOf(2, [1, 2, 1]);
  expect(Array.from(shareAbove(Float64Array.of(0.2, 0.3, -1, 1, 0, 0.21), problem))).toEqual([0.5, 0.5]);
});
