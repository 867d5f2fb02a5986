import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gaussHermite } from '../../../src/math/gauss-hermite.ts';
import { normalCdf } from '../../../src/math/normal.ts';
import { probabilityVariance } from '../../../src/policy/environment/probability-variance.ts';
import { exceedance, thresholdProbability } from '../../../src/policy/environment/threshold-probability.ts';

const at = (
  mean: readonly number[],
  covariance: readonly number[],
  weights: readonly number[],
  threshold = 0,
) =>
  probabilityVariance(Float64Array.from(mean), Float64Array.from(covariance), Float64Array.from(weights), {
    threshold,
    eta: 0,
  });

/** γ² of one design. */
function bound(
  mean: readonly number[],
  variance: readonly number[],
  weights: readonly number[],
  threshold = 0,
) {
  const z = exceedance(Float64Array.from(mean), Float64Array.from(variance), threshold, 0);
  const one = { designs: 1, conditions: mean.length, weights: Float64Array.from(weights), threshold };
  return thresholdProbability(z, one).spread[0];
}

describe('σ^(p)², the posterior variance of p_upper', () => {
  it('is the sum of the indicators’ covariances, here by mpmath to 17 digits', () => {
    const mean = [0.2, -0.1, 0.5];
    const covariance = [1, 0.8, 0.3, 0.8, 0.9, 0.5, 0.3, 0.5, 0.7];
    expect(at(mean, covariance, [0.2, 0.5, 0.3], 0.1)).toBeCloseTo(0.15301533978891457, 14);
  });

  it('is the bound γ² itself where f is the same at every condition', () => {
    const ones = new Array(9).fill(0.5);
    expect(at([0.3, 0.3, 0.3], ones, [0.2, 0.5, 0.3])).toBeCloseTo(
      bound([0.3, 0.3, 0.3], [0.5, 0.5, 0.5], [0.2, 0.5, 0.3]),
      14,
    );
  });

  it('is Σ p(w)² Φ(1 − Φ), p(w) times smaller, where the conditions know nothing of each other', () => {
    const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
    expect(at([0, 0, 0], identity, [0.2, 0.5, 0.3])).toBeCloseTo((0.04 + 0.25 + 0.09) / 4, 15);
  });

  it('is 0 where nothing is uncertain', () => {
    expect(at([1, -2], [0, 0, 0, 0], [0.5, 0.5])).toBe(0);
    expect(at([60, -60], [1, 0.9, 0.9, 1], [0.5, 0.5])).toBe(0);
  });

  it('is never above γ², for random posteriors', () => {
    const number = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 16, maxLength: 16 }),
        fc.array(number, { minLength: 4, maxLength: 4 }),
        (a, mean) => {
          // A Aᵀ + a little on the diagonal: a covariance.
          const covariance = Array.from({ length: 16 }, (_, k) => {
            const [i, j] = [Math.floor(k / 4), k % 4];
            const sum = [0, 1, 2, 3].reduce((total, c) => total + a[4 * i + c] * a[4 * j + c], 0);
            return sum + (i === j ? 1e-6 : 0);
          });
          const weights = [0.1, 0.4, 0.3, 0.2];
          const variance = [0, 5, 10, 15].map((k) => covariance[k]);
          const exact = at(mean, covariance, weights);
          expect(exact).toBeLessThanOrEqual(bound(mean, variance, weights) + 1e-12);
          expect(exact).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/**
 * The example of App. B.1: one design, one condition, k = 1, and f = h exactly. After t observations of variance σ² with the
 * mean h + σ/√t ζ, ζ standard normal.
 */
function posterior(t: number, h: number, noise: number, zeta: number) {
  const average = h + Math.sqrt(noise / t) * zeta;
  return { mean: average / (noise / t + 1), variance: 1 / (1 + t / noise) };
}

/** E over ζ of μ^(p), and of its square, by Gauss–Hermite. */
function overNoise(t: number, h: number, noise: number, eta = 0) {
  const { nodes, weights } = gaussHermite(64);
  const moments = [0, 0];
  nodes.forEach((node, k) => {
    const { mean, variance } = posterior(t, h, noise, Math.SQRT2 * node);
    const p = normalCdf(exceedance(Float64Array.of(mean), Float64Array.of(variance), h, eta)[0]);
    moments[0] += weights[k] * p;
    moments[1] += weights[k] * p * p;
  });
  return { mean: moments[0], sd: Math.sqrt(moments[1] - moments[0] * moments[0]) };
}

describe('f = h exactly (App. B.1)', () => {
  it('the expected probability is Φ(−hσ/√(2t + σ²)), which tends to ½', () => {
    for (const t of [1, 10, 1000]) {
      const expected = normalCdf((-1 * 0.1) / Math.sqrt(2 * t + 0.01));
      expect(overNoise(t, 1, 0.01).mean).toBeCloseTo(expected, 10);
    }
    expect(overNoise(1e8, 1, 0.01).mean).toBeCloseTo(0.5, 5);
  });

  it('and each run’s own never settles: over runs it is uniform on (0, 1), standard deviation 1/√12', () => {
    expect(overNoise(1e8, 1, 0.01).sd).toBeCloseTo(1 / Math.sqrt(12), 4);
  });

  it('an indifference zone η settles it: f is not above h', () => {
    expect(overNoise(100, 1, 0.01, 0.1).mean).toBeLessThan(1e-6);
    expect(overNoise(100, 1, 0.01, 0.1).sd).toBeLessThan(1e-4);
  });
});
