import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/index.ts';
import { temporalFactor } from '../../src/kernels/temporal.ts';
import { regretFloor, shareLeft, wienerFloor } from '../../src/theory/predictability.ts';

const backend = await loadBackend();

describe('what the past can tell', () => {
  it('under forgetting is told by the last step alone: v = ε at every n', () => {
    const left = shareLeft((steps) => (1 - 0.2) ** (steps / 2), 50);
    for (const share of left) expect(share).toBeCloseTo(0.2, 12);
  });

  it('agrees with the posterior variance of a Gaussian process that was seen without noise', () => {
    const factor = { kind: 'stationary', family: 'matern32', lengthscale: 6 } as const;
    const left = shareLeft((steps) => temporalFactor(factor, 0, steps), 12);
    const kernel = { family: 'se', lengthscales: [1], variance: 1 } as const;
    for (let n = 1; n <= 12; n++) {
      const seen = Array.from({ length: n }, (_, i) => ({ x: [0], y: 0, time: i + 1, noiseVariance: 1e-12 }));
      const posterior = backend.jointPosterior(
        kernel,
        factor,
        1,
        seen,
        Float64Array.of(0),
        Float64Array.of(n + 1),
      );
      expect(left[n - 1]).toBeCloseTo(posterior.covariance[0], 8);
    }
  });

  it('falls with every step, and is 0 for good where the past tells all', () => {
    const left = shareLeft((steps) => Math.cos(0.3 * steps), 6);
    expect(left[0]).toBeCloseTo(1 - Math.cos(0.3) ** 2, 12);
    expect(left.slice(1)).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the regret that nobody can avoid', () => {
  it('is nothing where the past tells all, and everything where it tells nothing', () => {
    expect(regretFloor(0)).toBe(0);
    expect(regretFloor(1)).toBe(1);
  });

  it('shrinks for ever under a Wiener process, from all of it at the first step', () => {
    const floor = [1, 2, 3, 10, 1000].map((t) => wienerFloor(0.1, t));
    expect(floor[0]).toBe(1);
    expect(floor[1]).toBeCloseTo(Math.sqrt(1.1) - 1, 12);
    for (const [i, own] of floor.entries()) if (i > 0) expect(own).toBeLessThan(floor[i - 1]);
  });
});
