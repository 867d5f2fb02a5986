import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import type { Observation, Posterior, PosteriorModel } from '../../src/gp/posterior.ts';
import { evaluateKernel, priorVariance } from '../../src/kernels/index.ts';
import { temporalFactor } from '../../src/kernels/temporal.ts';
import { NotPositiveDefinite, OutOfMemory } from '../../src/linalg/errors.ts';
import { FAMILIES, models, observations, predictionOf } from './support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

const backends = {} as Record<Backend['name'], Backend>;
beforeAll(async () => {
  backends.wasm = await loadBackend('wasm');
  backends['ml-matrix'] = await loadBackend('ml-matrix');
});

const LINE: PosteriorModel = {
  kernel: { family: 'se', lengthscales: [0.3], variance: 2 },
  temporal: { kind: 'static' },
  candidates: Float64Array.from({ length: 21 }, (_, i) => i / 20),
  dimension: 1,
};
const at = (x: number, y: number, time = 1, noiseVariance = 0.1): Observation => ({
  x: [x],
  y,
  time,
  noiseVariance,
});

function filled(backend: Backend, model: PosteriorModel, data: readonly Observation[]): Posterior {
  const posterior = backend.createPosterior(model);
  for (const observation of data) posterior.append(observation);
  return posterior;
}

describe.each(['wasm', 'ml-matrix'] as const)('%s posterior', (name) => {
  it('without data is the prior', () => {
    const posterior = backends[name].createPosterior({
      ...LINE,
      temporal: { kind: 'wiener', variance: 0.5 },
    });
    const { mean, variance, evidence } = predictionOf(posterior, LINE, 5);
    expect(Array.from(mean)).toEqual(new Array(21).fill(0));
    // 2 · (1 + 0.5 · (5 − 1))
    expect(Array.from(variance)).toEqual(new Array(21).fill(6));
    expect(evidence).toBe(0);
    expect(posterior.jitter).toBe(0);
    posterior.dispose();
  });

  it.each(FAMILIES)('n = 1 is the closed form under %s', (family) => {
    const model = { ...LINE, kernel: { family, lengthscales: [0.3], variance: 2 } };
    const posterior = filled(backends[name], model, [at(0.4, 1.5)]);
    const { mean, variance, evidence } = predictionOf(posterior, model, 1);
    model.candidates.forEach((x, g) => {
      const k = evaluateKernel(model.kernel, [x], [0.4]);
      expect(mean[g]).toBeCloseTo((k * 1.5) / 2.1, 12);
      expect(variance[g]).toBeCloseTo(2 - (k * k) / 2.1, 12);
    });
    expect(evidence).toBeCloseTo(-(1.5 ** 2) / 2.1 / 2 - Math.log(2.1) / 2 - Math.log(2 * Math.PI) / 2, 12);
    posterior.dispose();
  });

  it.each([
    ['static', { kind: 'static' }],
    ['forgetting', { kind: 'forgetting', rate: 0.19 }],
    ['wiener', { kind: 'wiener', variance: 0.4 }],
  ] as const)('n = 2 is the closed form with a %s factor', (_, temporal) => {
    const model = { ...LINE, temporal };
    const data = [at(0.1, 1, 2, 0.1), at(0.35, -0.5, 4, 0.3)];
    const time = 7;
    const covariance = (x: number, s: number, other: number, t: number) =>
      evaluateKernel(model.kernel, [x], [other]) * temporalFactor(temporal, s, t);
    const a = covariance(0.1, 2, 0.1, 2) + 0.1;
    const b = covariance(0.1, 2, 0.35, 4);
    const c = covariance(0.35, 4, 0.35, 4) + 0.3;
    const determinant = a * c - b * b;
    const posterior = filled(backends[name], model, data);
    const { mean, variance, evidence } = predictionOf(posterior, model, time);
    model.candidates.forEach((x, g) => {
      const k1 = covariance(0.1, 2, x, time);
      const k2 = covariance(0.35, 4, x, time);
      expect(mean[g]).toBeCloseTo((k1 * (c * 1 + b * 0.5) + k2 * (-b * 1 - a * 0.5)) / determinant, 11);
      const explained = (c * k1 * k1 - 2 * b * k1 * k2 + a * k2 * k2) / determinant;
      expect(variance[g]).toBeCloseTo(covariance(x, time, x, time) - explained, 11);
    });
    const quadratic = (c * 1 - 2 * b * -0.5 + a * 0.25) / determinant;
    expect(evidence).toBeCloseTo(-quadratic / 2 - Math.log(determinant) / 2 - Math.log(2 * Math.PI), 11);
    posterior.dispose();
  });

  it('forgets everything between two times at ε = 1, and nothing at one time', () => {
    const model: PosteriorModel = { ...LINE, temporal: { kind: 'forgetting', rate: 1 } };
    const posterior = filled(backends[name], model, [at(0.5, 3, 1), at(0.5, 1, 2), at(0.5, 2, 2)]);
    const now = predictionOf(posterior, model, 2);
    // Two observations of variance 0.1 with mean 1.5 against a prior of variance 2.
    expect(now.mean[10]).toBeCloseTo((1.5 * 2) / 2.05, 12);
    expect(now.variance[10]).toBeCloseTo((2 * 0.05) / 2.05, 12);
    const later = predictionOf(posterior, model, 3);
    expect(later.mean.every((m) => Math.abs(m) < 1e-200)).toBe(true);
    expect(Array.from(later.variance)).toEqual(new Array(21).fill(2));
    posterior.dispose();
  });

  it('counts each observation by its own noise', () => {
    const posterior = filled(backends[name], LINE, [at(0.5, 1, 1, 0.01), at(0.5, -1, 1, 100)]);
    const { mean } = predictionOf(posterior, LINE, 1);
    const weights = [1 / 0.01, 1 / 100];
    expect(mean[10]).toBeCloseTo((weights[0] - weights[1]) / (weights[0] + weights[1] + 1 / 2), 12);
    posterior.dispose();
  });

  it('variance lies between 0 and the prior, even where the matrix is nearly singular', () => {
    fc.assert(
      fc.property(models, fc.nat(), fc.constantFrom(1e-14, 1e-9, 1e-3), (model, seed, noiseVariance) => {
        const data = observations(model, 60, seed).map((observation) => ({ ...observation, noiseVariance }));
        const posterior = filled(backends[name], model, data);
        const time = data[59].time;
        const { mean, variance, evidence } = predictionOf(posterior, model, time);
        variance.forEach((value, g) => {
          const x = model.candidates.subarray(g * model.dimension, (g + 1) * model.dimension);
          const prior = priorVariance(model.kernel, x) * temporalFactor(model.temporal, time, time);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(prior);
        });
        expect(mean.every(Number.isFinite)).toBe(true);
        expect(Number.isFinite(evidence)).toBe(true);
        posterior.dispose();
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('takes all observations again with jitter where single pivots no longer help', () => {
    const kernel = { family: 'se', lengthscales: [0.1], variance: 250 } as const;
    const model = { ...LINE, kernel };
    for (let seed = 0; seed < 20; seed++) {
      const data = observations(model, 60, seed).map((one) => ({ ...one, noiseVariance: 1e-14 }));
      const posterior = filled(backends[name], model, data);
      const { mean, variance } = predictionOf(posterior, model, data[59].time);
      expect(posterior.size).toBe(60);
      expect(posterior.jitter).toBeLessThanOrEqual(250e-6);
      expect(mean.every(Number.isFinite)).toBe(true);
      expect(variance.every((value) => value >= 0 && value <= 250)).toBe(true);
      posterior.dispose();
    }
  }, 60_000);

  it('reports the jitter that noiseless copies of a point need', () => {
    const posterior = backends[name].createPosterior(LINE);
    posterior.append(at(0.5, 1, 1, 0));
    expect(posterior.jitter).toBe(0);
    posterior.append(at(0.5, 1, 1, 0));
    expect(posterior.jitter).toBe(2e-12);
    posterior.dispose();
  });

  it('names the pivot that no jitter can save, and stays as it was', () => {
    // Not a covariance: two arms more alike than each is with itself.
    const kernel = { family: 'empirical', covariance: Float64Array.of(1, 2, 2, 1), size: 2 } as const;
    const model: PosteriorModel = { ...LINE, kernel, candidates: Float64Array.of(0, 1) };
    const posterior = filled(backends[name], model, [at(0, 1)]);
    const before = predictionOf(posterior, model, 1);
    expect(() => posterior.append(at(1, 1))).toThrow(NotPositiveDefinite);
    try {
      posterior.append(at(1, 1));
    } catch (error) {
      expect(error).toMatchObject({ pivot: 1 });
      expect((error as NotPositiveDefinite).jitter).toBeCloseTo(1e-6, 6);
    }
    expect(posterior.size).toBe(1);
    expect(predictionOf(posterior, model, 1)).toEqual(before);
    posterior.dispose();
  });

  it('refuses what it cannot mean', () => {
    const posterior = filled(backends[name], { ...LINE, temporal: { kind: 'forgetting', rate: 0.1 } }, [
      at(0, 0, 5),
    ]);
    expect(() => posterior.append(at(0, 0, 4))).toThrow('invalid time; expected ≥ 5');
    expect(() => predictionOf(posterior, LINE, 4)).toThrow('invalid time; expected ≥ 5');
    expect(() => posterior.append({ ...at(0, 0, 6), x: [0, 1] })).toThrow(
      'invalid x; expected 1 numbers, got 2',
    );
    expect(() => posterior.append(at(Number.NaN, 0, 6))).toThrow('expected finite numbers');
    expect(() => posterior.append(at(0, 0, 6, -1))).toThrow('invalid noise variance');
    expect(() => posterior.truncate(2)).toThrow('invalid count; expected integer from 0 to 1, got 2');
    expect(() => posterior.removeOldest(-1)).toThrow('invalid count');
    posterior.dispose();
  });

  it('knows the information gain: one half ln |I + K/σ²|', () => {
    const posterior = backends[name].createPosterior(LINE);
    expect(posterior.informationGain()).toBe(0);
    posterior.append(at(0.1, 1, 1, 0.1));
    expect(posterior.informationGain()).toBeCloseTo(0.5 * Math.log(1 + 2 / 0.1), 12);
    posterior.append(at(0.3, 1, 1, 0.5));
    const k = evaluateKernel(LINE.kernel, [0.1], [0.3]);
    expect(posterior.informationGain()).toBeCloseTo(
      0.5 * Math.log((1 + 2 / 0.1) * (1 + 2 / 0.5) - (k * k) / 0.05),
      12,
    );
    posterior.dispose();
  });

  it('appendAll checks every observation before it takes any', () => {
    const model = { ...LINE, temporal: { kind: 'wiener', variance: 0.1 } } as const;
    const posterior = backends[name].createPosterior(model);
    const data = Array.from({ length: 10 }, (_, i) => at(i / 10, 1, i === 9 ? 3 : i + 1));
    expect(() => posterior.appendAll(data)).toThrow('invalid time; expected ≥ 9');
    expect(posterior.size).toBe(0);
    posterior.dispose();
  });

  it('appendAll lifts the pivots that need it', () => {
    const posterior = backends[name].createPosterior(LINE);
    posterior.appendAll(Array.from({ length: 12 }, () => at(0.5, 1, 1, 0)));
    expect(posterior.jitter).toBeGreaterThan(0);
    expect(posterior.size).toBe(12);
    expect(predictionOf(posterior, LINE, 1).mean[10]).toBeCloseTo(1, 5);
    posterior.dispose();
  });

  it('goes back in time under a static factor', () => {
    const posterior = filled(backends[name], LINE, [at(0.5, 1, 5), at(0.2, 1, 3)]);
    expect(predictionOf(posterior, LINE, 1).mean[10]).toBeGreaterThan(0.8);
    posterior.dispose();
  });
});

describe('forgetting over long times', () => {
  it.each([0.05, 0.5, 0.99])('stays exact through re-basing at ε = %f', (rate) => {
    const model: PosteriorModel = { ...LINE, temporal: { kind: 'forgetting', rate } };
    const data = Array.from({ length: 90 }, (_, i) => at((i * 0.37) % 1, Math.sin(i), 1 + 40 * i));
    data.push(at(0.5, 1, data[89].time + 1), at(0.55, -1, data[89].time + 2));
    const time = data[91].time + 1;
    const results = [backends.wasm, backends['ml-matrix']].map((backend) => {
      const posterior = filled(backend, model, data);
      const prediction = predictionOf(posterior, model, time);
      posterior.dispose();
      return prediction;
    });
    results[0].mean.forEach((mean, g) => {
      expect(mean).toBeCloseTo(results[1].mean[g], 11);
      expect(results[0].variance[g]).toBeCloseTo(results[1].variance[g], 11);
    });
    expect(Math.abs(results[0].mean[10])).toBeGreaterThan(1e-3);
  });
});

describe('truncating under forgetting', () => {
  it('brings back what later observations had made negligible', () => {
    const model: PosteriorModel = { ...LINE, temporal: { kind: 'forgetting', rate: 0.9 } };
    const posterior = filled(backends.wasm, model, [at(0.5, 3, 1), at(0.1, 1, 2), at(0.5, 2, 500)]);
    posterior.truncate(2);
    const fresh = filled(backends.wasm, model, [at(0.5, 3, 1), at(0.1, 1, 2)]);
    expect(predictionOf(posterior, model, 2)).toEqual(predictionOf(fresh, model, 2));
    posterior.dispose();
    fresh.dispose();
  });
});

describe('memory of the wasm core', () => {
  const grid: PosteriorModel = {
    ...LINE,
    candidates: Float64Array.from({ length: 2500 }, (_, i) => i / 2499),
  };

  it('is flat over 10,000 create/append/dispose cycles', () => {
    const backend = backends.wasm;
    const before = backend.memoryInUse();
    for (let i = 0; i < 10_000; i++) {
      const posterior = backend.createPosterior(LINE);
      posterior.append(at(0.5, 1));
      posterior.dispose();
    }
    expect(backend.memoryInUse()).toBe(before);
  }, 30_000);

  it('is given back when data go', () => {
    const posterior = filled(
      backends.wasm,
      grid,
      Array.from({ length: 200 }, (_, i) => at(i / 200, 0)),
    );
    const full = backends.wasm.memoryInUse();
    posterior.truncate(10);
    expect(backends.wasm.memoryInUse()).toBeLessThan(full - 2 * 64 * 2500 * 8);
    posterior.dispose();
  });

  it('growing keeps the numbers of posteriors already there', () => {
    const first = filled(backends.wasm, LINE, [at(0.5, 1)]);
    const before = predictionOf(first, LINE, 1);
    const big = backends.wasm.createPosterior({ ...LINE, candidates: new Float64Array(200_000) });
    expect(predictionOf(first, LINE, 1)).toEqual(before);
    big.dispose();
    first.dispose();
  });

  it('refuses more than a gigabyte before allocating any of it', () => {
    const before = backends.wasm.memoryInUse();
    const candidates = new Float64Array(1_000_000);
    expect(() => backends.wasm.createPosterior({ ...LINE, candidates }, 200)).toThrow(OutOfMemory);
    expect(backends.wasm.memoryInUse()).toBe(before);
  });
});
