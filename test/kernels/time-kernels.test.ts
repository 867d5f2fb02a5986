import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/gp/index.ts';
import { temporalFactor } from '../../src/kernels/temporal.ts';
import { timeIntegral } from '../../src/kernels/time-integral.ts';

const backend = await loadBackend();

describe('temporal factors', () => {
  it('of forgetting and of the exponential with its lengthscale are one kernel in two parameters', () => {
    const rate = 0.07;
    const data = [1, 2, 4, 7].map((time, i) => ({ x: [i / 4], y: i - 1.5, time, noiseVariance: 0.1 }));
    const predictions = (
      [
        { kind: 'forgetting', rate },
        { kind: 'stationary', family: 'matern12', lengthscale: -2 / Math.log(1 - rate) },
      ] as const
    ).map((temporal) => {
      const kernel = { family: 'se', lengthscales: [0.3], variance: 1 } as const;
      const candidates = Float64Array.of(0, 0.3, 0.9);
      const posterior = backend.createPosterior({ kernel, temporal, candidates, dimension: 1 });
      posterior.appendAll(data);
      const [mean, variance] = [new Float64Array(3), new Float64Array(3)];
      posterior.predict(9, mean, variance);
      const numbers = [...mean, ...variance, posterior.logMarginalLikelihood()];
      posterior.dispose();
      return numbers;
    });
    predictions[0].forEach((value, i) => {
      expect(value).toBeCloseTo(predictions[1][i], 12);
    });
  });

  it('come back after a period, and fade where they have a decay', () => {
    const periodic = { kind: 'periodic', period: 7, periodLengthscale: 0.8 } as const;
    const decay = { kind: 'stationary', family: 'se', lengthscale: 20 } as const;
    expect(temporalFactor(periodic, 3, 24)).toBeCloseTo(1, 12);
    expect(temporalFactor({ ...periodic, decay }, 3, 24)).toBeCloseTo(temporalFactor(decay, 3, 24), 12);
  });
});

describe('the integral of the future', () => {
  it.each(['se', 'matern12', 'matern32', 'matern52'] as const)('of %s is what a fine sum says', (family) => {
    const temporal = { kind: 'stationary', family, lengthscale: 5 } as const;
    const ages = [0, 1.5, 8];
    const step = 1e-3;
    const J = timeIntegral(temporal, ages) ?? new Float64Array();
    for (const [j, a] of ages.entries())
      for (const [k, b] of ages.entries()) {
        let sum = 0;
        for (let u = step / 2; u < 120; u += step)
          sum += temporalFactor(temporal, 0, a + u) * temporalFactor(temporal, 0, b + u) * step;
        expect(J[3 * j + k]).toBeCloseTo(sum, 5);
      }
  });

  it.each([
    [31, 0.2156, 0.636],
    [12, 0.2156, 0.636],
    [1, 0.2156, 0.636],
    [0.1, 0.2156, 0.636],
    // Periods for which the 4000 panels of a run's step are too few.
    [60, 2, 0.1],
    [60, 0.5, 0.3],
  ])(
    'of a short period under a long decay, %s, is a geometric sum of one period',
    (length, period, periodLengthscale) => {
      const decay = { kind: 'stationary', family: 'matern12', lengthscale: length } as const;
      const temporal = { kind: 'periodic', period, periodLengthscale, decay } as const;
      const ages = [0, 0.05];
      const J = timeIntegral(temporal, ages, 100_000) ?? new Float64Array();
      const parts = 100_000;
      let sum = 0;
      for (let i = 0; i < parts; i++) {
        const u = ((i + 0.5) * period) / parts;
        sum += (temporalFactor(temporal, 0, u) * temporalFactor(temporal, 0, 0.05 + u) * period) / parts;
      }
      const whole = sum / (1 - Math.exp((-2 * period) / length));
      expect(Math.abs(J[1] - whole)).toBeLessThan(1e-8 * Math.max(1, whole));
    },
  );

  it('diverges for what never grows stale', () => {
    expect(timeIntegral({ kind: 'static' }, [1])).toBeNull();
    expect(timeIntegral({ kind: 'periodic', period: 7, periodLengthscale: 1 }, [1])).toBeNull();
    expect(timeIntegral({ kind: 'forgetting', rate: 0 }, [1])).toBeNull();
  });
});
