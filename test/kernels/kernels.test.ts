import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import { evaluateKernel, priorVariance } from '../../src/kernels/index.ts';
import type { Kernel, StationaryFamily } from '../../src/kernels/spec.ts';
import { temporalFactor } from '../../src/kernels/temporal.ts';
import { createStream } from '../../src/random/stream.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const backends: Backend[] = [];
beforeAll(async () => {
  backends.push(await loadBackend(), await loadBackend('ml-matrix'));
});

/** The formulas of ALGORITHMS §1 as they are written there. */
const FORMULAS: Readonly<Record<StationaryFamily, (r: number) => number>> = {
  se: (r) => Math.exp((-r * r) / 2),
  matern12: (r) => Math.exp(-r),
  matern32: (r) => (1 + Math.sqrt(3) * r) * Math.exp(-Math.sqrt(3) * r),
  matern52: (r) => (1 + Math.sqrt(5) * r + (5 * r * r) / 3) * Math.exp(-Math.sqrt(5) * r),
};
const FAMILIES = Object.keys(FORMULAS) as StationaryFamily[];

describe.each(FAMILIES)('%s', (family) => {
  const stream = createStream(2, family);
  const inputs = (count: number, dimension: number) =>
    Float64Array.from({ length: count * dimension }, () => 4 * stream.uniform() - 2);

  it.each([1, 2, 3])('follows its formula in %i dimensions on both backends', (dimension) => {
    const lengthscales = [0.2, 0.7, 3].slice(0, dimension);
    const kernel = { family, lengthscales, variance: 2.5 };
    const [a, b] = [inputs(7, dimension), inputs(37, dimension)];
    const point = (x: Float64Array, i: number) => Array.from(x.subarray(i * dimension, (i + 1) * dimension));
    for (const backend of backends) {
      const gram = backend.crossGram(kernel, a, b, dimension);
      expect(gram.length).toBe(7 * 37);
      gram.forEach((value, index) => {
        const x = point(a, Math.floor(index / 37));
        const y = point(b, index % 37);
        const r = Math.hypot(...x.map((_, d) => (x[d] - y[d]) / lengthscales[d]));
        const expected = 2.5 * FORMULAS[family](r);
        expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-13 * expected + 2.6e-30);
        expect(Math.abs(evaluateKernel(kernel, x, y) - value)).toBeLessThanOrEqual(
          1e-13 * expected + 2.6e-30,
        );
      });
    }
  });

  it('is σ_f² at distance 0, symmetric, and 0 far away: never a denormal', () => {
    const kernel = { family, lengthscales: [0.1], variance: 3 };
    const far = Float64Array.from({ length: 400 }, (_, i) => i / 4);
    for (const backend of backends) {
      const gram = backend.crossGram(kernel, far, far, 1);
      const transposed = gram.map((_, index) => gram[(index % 400) * 400 + Math.floor(index / 400)]);
      expect(gram).toEqual(transposed);
      expect(gram.every((value, index) => index % 401 !== 0 || value === 3)).toBe(true);
      expect(gram[399]).toBe(0);
      expect(gram.every((value) => value === 0 || value >= 3e-30)).toBe(true);
    }
    expect(priorVariance(kernel, [5])).toBe(3);
  });
});

describe('the vectorised exponential', () => {
  it('is within 2.3e-16 of the exact one, rounding included, over its whole range', () => {
    const stream = createStream(4, 'exponential');
    // exp(−|x|) is the Matérn 1/2 kernel: nothing but the exponential is rounded.
    const inputs = Float64Array.from({ length: 40_000 }, () => 69 * stream.uniform() ** 3);
    const kernel = { family: 'matern12', lengthscales: [1], variance: 1 } as const;
    const gram = backends[0].crossGram(kernel, Float64Array.of(0), inputs, 1);
    const worst = inputs.reduce((most, x, i) => {
      const exact = Math.exp(-x);
      return Math.max(most, Math.abs(gram[i] - exact) / exact);
    }, 0);
    // The engine's own exponential is off by up to 1.1e-16.
    expect(worst).toBeLessThan(2.3e-16 + 1.2e-16);
  });
});

describe('empirical', () => {
  const kernel: Kernel = {
    family: 'empirical',
    covariance: Float64Array.of(1, 0.5, 0.2, 0.5, 2, 0.1, 0.2, 0.1, 3),
    size: 3,
  };

  it('looks the covariance of two arms up', () => {
    for (const backend of backends) {
      const gram = backend.crossGram(kernel, Float64Array.of(2, 0), Float64Array.of(0, 1, 2, 1), 1);
      expect(Array.from(gram)).toEqual([0.2, 0.1, 3, 0.1, 1, 0.5, 0.2, 0.5]);
    }
    expect([0, 1, 2].map((arm) => priorVariance(kernel, [arm]))).toEqual([1, 2, 3]);
  });
});

describe('temporal factors', () => {
  it('static: 1', () => {
    expect(temporalFactor({ kind: 'static' }, 3, 100)).toBe(1);
  });

  it.each([0, 0.03, 0.5, 1])('forgetting with ε = %f: (1−ε)^{|s−t|/2}', (rate) => {
    const temporal = { kind: 'forgetting', rate } as const;
    for (const [s, t] of [
      [4, 4],
      [4, 7],
      [7, 4],
      [0.5, 1.25],
    ])
      expect(temporalFactor(temporal, s, t)).toBeCloseTo((1 - rate) ** (Math.abs(s - t) / 2), 14);
  });

  it('Wiener: 1 + σ_w² (min(s, t) − 1)', () => {
    const temporal = { kind: 'wiener', variance: 0.25 } as const;
    expect(temporalFactor(temporal, 1, 9)).toBe(1);
    expect(temporalFactor(temporal, 9, 5)).toBe(2);
    expect(temporalFactor(temporal, 5, 9)).toBe(2);
  });
});
