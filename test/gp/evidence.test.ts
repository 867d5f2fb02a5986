import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import type { EvidenceGradient, Observation, PosteriorModel } from '../../src/gp/posterior.ts';
import type { StationaryKernel, TemporalFactor } from '../../src/kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../../src/kernels/temporal.ts';
import { FAMILIES, observations, temporals } from './support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

let wasm: Backend;
let reference: Backend;
beforeAll(async () => {
  wasm = await loadBackend();
  reference = await loadBackend('ml-matrix');
});

const cases = fc
  .record({
    family: fc.constantFrom(...FAMILIES),
    dimension: fc.integer({ min: 1, max: 3 }),
    lengthscale: fc.double({ min: 0.2, max: 1, noNaN: true }),
    variance: fc.constantFrom(0.5, 1, 40),
    temporal: temporals.filter((temporal) => temporal.kind !== 'forgetting' || temporal.rate < 1),
    count: fc.integer({ min: 1, max: 40 }),
    seed: fc.nat(),
  })
  .map(({ family, dimension, lengthscale, variance, temporal, count, seed }) => {
    const lengthscales = [lengthscale, 0.4, 1.5].slice(0, dimension);
    const kernel: StationaryKernel = { family, lengthscales, variance };
    const model: PosteriorModel = { kernel, temporal, candidates: new Float64Array(dimension), dimension };
    return { kernel, temporal, model, data: observations(model, count, seed) };
  });

const flat = (gradient: EvidenceGradient) => [
  gradient.value,
  ...gradient.lengthscales,
  gradient.variance,
  gradient.noiseVariance,
  ...gradient.temporal,
];

const close = (a: number, b: number, tolerance: number, scale: number) =>
  expect(Math.abs(a - b)).toBeLessThan(tolerance * Math.max(1, scale));

describe('log marginal likelihood and its gradient', () => {
  it('agree on both backends', () => {
    fc.assert(
      fc.property(cases, ({ kernel, temporal, data }) => {
        const [a, b] = [wasm, reference].map((backend) =>
          flat(backend.logMarginalLikelihoodGradient(kernel, temporal, data)),
        );
        const scale = Math.max(...a.map(Math.abs));
        a.forEach((value, i) => {
          close(value, b[i], 1e-9, scale);
        });
      }),
      { numRuns: 100 },
    );
  }, 30_000);

  it('have the value of a posterior on the same data', () => {
    fc.assert(
      fc.property(cases, ({ kernel, temporal, model, data }) => {
        const posterior = wasm.createPosterior(model);
        posterior.appendAll(data);
        const { value } = wasm.logMarginalLikelihoodGradient(kernel, temporal, data);
        expect(value).toBe(posterior.logMarginalLikelihood());
        posterior.dispose();
      }),
      { numRuns: 40 },
    );
  });

  it('are slope and value of one function: central differences', () => {
    fc.assert(
      fc.property(cases, ({ kernel, temporal, data }) => {
        const value = (k: StationaryKernel, t: TemporalFactor, d: readonly Observation[]) =>
          wasm.logMarginalLikelihoodGradient(k, t, d).value;
        const gradient = wasm.logMarginalLikelihoodGradient(kernel, temporal, data);
        const scale = Math.max(...flat(gradient).map(Math.abs));
        /** Five-point stencil around a parameter. */
        const check = (analytic: number, at: number, f: (by: number) => number) => {
          const h = 1e-3 * at;
          const slope = (8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h);
          expect(Math.abs(analytic - slope)).toBeLessThan(1e-6 * Math.max(1, scale));
        };
        kernel.lengthscales.forEach((lengthscale, d) => {
          check(gradient.lengthscales[d], lengthscale, (by) => {
            const lengthscales = kernel.lengthscales.map((l, i) => (i === d ? l + by : l));
            return value({ ...kernel, lengthscales }, temporal, data);
          });
        });
        check(gradient.variance, kernel.variance, (by) =>
          value({ ...kernel, variance: kernel.variance + by }, temporal, data),
        );
        check(gradient.noiseVariance, 0.05, (by) =>
          value(
            kernel,
            temporal,
            data.map((o) => ({ ...o, noiseVariance: o.noiseVariance + by })),
          ),
        );
        const parameters = temporalParameters(temporal);
        expect(gradient.temporal).toHaveLength(parameters.length);
        for (const [p, own] of parameters.entries())
          if (own > 0)
            check(gradient.temporal[p], own, (by) =>
              value(kernel, withTemporalParameters(temporal, parameters.with(p, own + by)), data),
            );
          else if (temporal.kind === 'static') expect(gradient.temporal[p]).toBe(0);
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('of one observation are the closed form', () => {
    const kernel = { family: 'se', lengthscales: [0.3], variance: 2 } as const;
    const data = [{ x: [0.1], y: 1.5, time: 1, noiseVariance: 0.5 }];
    const { value, lengthscales, variance, noiseVariance } = wasm.logMarginalLikelihoodGradient(
      kernel,
      { kind: 'static' },
      data,
    );
    expect(value).toBeCloseTo(-(1.5 ** 2) / 5 - Math.log(2.5) / 2 - Math.log(2 * Math.PI) / 2, 12);
    expect(lengthscales).toEqual([0]);
    const slope = 0.5 * (1.5 ** 2 / 2.5 ** 2 - 1 / 2.5);
    expect(variance).toBeCloseTo(slope, 12);
    expect(noiseVariance).toBeCloseTo(slope, 12);
  });

  it.each(FAMILIES)('are finite where inputs coincide: %s', (family) => {
    const data = [1, 2, 3].map((time) => ({ x: [0.5, 0.5], y: time, time, noiseVariance: 0.1 }));
    for (const backend of [wasm, reference]) {
      const kernel = { family, lengthscales: [0.2, 0.3], variance: 1 };
      const gradient = backend.logMarginalLikelihoodGradient(kernel, { kind: 'static' }, data);
      expect(flat(gradient).every(Number.isFinite)).toBe(true);
      expect(gradient.lengthscales.map(Math.abs)).toEqual([0, 0]);
    }
  });

  it('state the jitter that noiseless copies need, and hold no memory', () => {
    const kernel = { family: 'se', lengthscales: [0.2], variance: 4 } as const;
    const data = [1, 2].map((y) => ({ x: [0.5], y, time: 1, noiseVariance: 0 }));
    const before = wasm.memoryInUse();
    for (const backend of [wasm, reference])
      expect(backend.logMarginalLikelihoodGradient(kernel, { kind: 'static' }, data).jitter).toBe(4e-12);
    expect(wasm.memoryInUse()).toBe(before);
  });

  it('refuse no data and ε = 1', () => {
    const kernel = { family: 'se', lengthscales: [0.2], variance: 1 } as const;
    const data = [{ x: [0], y: 0, time: 0, noiseVariance: 1 }];
    for (const backend of [wasm, reference]) {
      expect(() => backend.logMarginalLikelihoodGradient(kernel, { kind: 'static' }, [])).toThrow(
        'invalid observations; expected at least one, got none',
      );
      expect(() =>
        backend.logMarginalLikelihoodGradient(kernel, { kind: 'forgetting', rate: 1 }, data),
      ).toThrow('invalid forgetting rate; expected below 1, got 1');
    }
  });
});
