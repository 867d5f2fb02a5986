import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/gp/index.ts';
import { integralPosterior, type Pairs } from '../../src/gp/integral-posterior.ts';
import type { Observation } from '../../src/gp/posterior.ts';
import type { Kernel } from '../../src/kernels/spec.ts';
import { createStream } from '../../src/random/stream.ts';
import { FAMILIES, relativeDistance } from './support.ts';

const backends = [await loadBackend('wasm'), await loadBackend('ml-matrix')] as const;

const problems = fc
  .record({
    family: fc.constantFrom(...FAMILIES),
    lengthscales: fc.tuple(
      fc.double({ min: 0.2, max: 1, noNaN: true }),
      fc.double({ min: 0.2, max: 1, noNaN: true }),
    ),
    variance: fc.constantFrom(0.3, 1, 250),
    designs: fc.integer({ min: 1, max: 5 }),
    conditions: fc.integer({ min: 1, max: 6 }),
    count: fc.integer({ min: 0, max: 12 }),
    seed: fc.nat(),
  })
  .map(({ family, lengthscales, variance, designs, conditions, count, seed }) => {
    const stream = createStream(seed, 'integral');
    const kernel = { family, lengthscales, variance };
    const weights = Float64Array.from({ length: conditions }, () => 0.1 + stream.uniform());
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const inputs = new Float64Array(2 * designs * conditions);
    for (let pair = 0; pair < designs * conditions; pair++) {
      inputs[2 * pair] = Math.floor(pair / conditions) / 4;
      inputs[2 * pair + 1] = (pair % conditions) / 5;
    }
    const pairs: Pairs = { inputs, dimension: 2, designs, weights: weights.map((weight) => weight / total) };
    // Few places: some are observed twice.
    const observations = Array.from({ length: count }, () => {
      const pair = stream.integer(designs * conditions);
      const x = [inputs[2 * pair], inputs[2 * pair + 1]];
      return { x, y: stream.normal(), time: 1, noiseVariance: 0.05 + stream.uniform() };
    });
    return { kernel, pairs, observations };
  });

type Problem = typeof problems extends fc.Arbitrary<infer T> ? T : never;

const pass = (property: (problem: Problem) => void, numRuns = 60) =>
  fc.assert(fc.property(problems, property), { numRuns });

/** Σ_w p(w) f(x, w) from the joint posterior of f at every pair. */
function bySummation({ kernel, pairs, observations }: Problem, backend: (typeof backends)[number]) {
  const { inputs, dimension, designs, weights } = pairs;
  const size = inputs.length / dimension;
  const times = new Float64Array(size).fill(1);
  const joint = backend.jointPosterior(kernel, { kind: 'static' }, 2, observations, inputs, times);
  const n = weights.length;
  const mean = new Float64Array(designs);
  const variance = new Float64Array(designs);
  for (let x = 0; x < designs; x++)
    for (let v = 0; v < n; v++) {
      mean[x] += weights[v] * joint.mean[x * n + v];
      for (let w = 0; w < n; w++)
        variance[x] += weights[v] * weights[w] * joint.covariance[(x * n + v) * size + x * n + w];
    }
  return { mean, variance };
}

describe('the posterior of g(x) = Σ_w f(x, w) p(w)', () => {
  it.each(backends.map((backend) => [backend.name, backend] as const))(
    'is the joint posterior of f, summed with the weights: %s',
    (_, backend) => {
      pass((problem) => {
        const { kernel, pairs, observations } = problem;
        const summed = bySummation(problem, backend);
        const direct = integralPosterior(backend, kernel, pairs, observations);
        expect(relativeDistance(direct.mean, summed.mean)).toBeLessThan(1e-9);
        expect(relativeDistance(direct.variance, summed.variance)).toBeLessThan(1e-9);
      });
    },
  );

  it('is the same on both backends', () => {
    pass(({ kernel, pairs, observations }) => {
      const [wasm, reference] = backends.map((backend) =>
        integralPosterior(backend, kernel, pairs, observations),
      );
      expect(relativeDistance(wasm.mean, reference.mean)).toBeLessThan(1e-9);
      expect(relativeDistance(wasm.variance, reference.variance)).toBeLessThan(1e-9);
    });
  });

  it('is the prior without data: mean 0, variance Σ Σ p p k', () => {
    const pairs: Pairs = {
      inputs: Float64Array.of(0, 0, 0, 1, 3, 0, 3, 1),
      dimension: 2,
      designs: 2,
      weights: Float64Array.of(0.25, 0.75),
    };
    const kernel: Kernel = { family: 'se', lengthscales: [1, 1], variance: 2 };
    const { mean, variance } = integralPosterior(backends[0], kernel, pairs, []);
    const prior = 2 * (0.25 ** 2 + 0.75 ** 2 + 2 * 0.25 * 0.75 * Math.exp(-0.5));
    expect(Array.from(mean)).toEqual([0, 0]);
    for (const value of variance) expect(value).toBeCloseTo(prior, 14);
  });

  it('has a variance between 0 and the prior’s, and no larger than the mean variance of f', () => {
    pass((problem) => {
      const { kernel, pairs, observations } = problem;
      const prior = integralPosterior(backends[0], kernel, pairs, []).variance;
      const { variance } = integralPosterior(backends[0], kernel, pairs, observations);
      variance.forEach((value, x) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(prior[x] * (1 + 1e-12));
        expect(value).toBeLessThanOrEqual(kernel.variance * (1 + 1e-12));
      });
    });
  });

  it('takes two observations of one pair for their weighted mean', () => {
    pass(({ kernel, pairs }) => {
      const x = Array.from(pairs.inputs.subarray(0, 2));
      const once: Observation[] = [{ x, y: 1.5, time: 1, noiseVariance: 0.1 }];
      const twice = [1, 2].map((y) => ({ x, y, time: 1, noiseVariance: 0.2 }));
      const a = integralPosterior(backends[0], kernel, pairs, once);
      const b = integralPosterior(backends[0], kernel, pairs, twice);
      expect(relativeDistance(a.mean, b.mean)).toBeLessThan(1e-10);
      expect(relativeDistance(a.variance, b.variance)).toBeLessThan(1e-10);
    });
  });
});
