import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import {
  applyChanges,
  changes,
  lastTime,
  models,
  observations,
  predictionOf,
  relativeDistance,
} from './support.ts';

let wasm: Backend;
let reference: Backend;
beforeAll(async () => {
  wasm = await loadBackend();
  reference = await loadBackend('ml-matrix');
});

const cases = fc.record({
  model: models,
  list: changes,
  seed: fc.nat(),
  ahead: fc.constantFrom(0, 0.5, 1, 30),
});

describe('posterior', () => {
  it('wasm agrees with ml-matrix after any changes, to 1e-9', () => {
    fc.assert(
      fc.property(cases, ({ model, list, seed, ahead }) => {
        const pool = observations(model, 200, seed);
        const results = [wasm, reference].map((backend) => {
          const posterior = backend.createPosterior(model);
          const held = applyChanges(posterior, list, pool);
          expect(posterior.size).toBe(held.length);
          const prediction = predictionOf(posterior, model, lastTime(held) + ahead);
          posterior.dispose();
          return prediction;
        });
        expect(relativeDistance(results[0].mean, results[1].mean)).toBeLessThan(1e-9);
        expect(relativeDistance(results[0].variance, results[1].variance)).toBeLessThan(1e-9);
        expect(relativeDistance([results[0].evidence], [results[1].evidence])).toBeLessThan(1e-9);
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('after any changes equals one that only ever saw what is left', () => {
    fc.assert(
      fc.property(cases, ({ model, list, seed, ahead }) => {
        const pool = observations(model, 200, seed);
        const changed = wasm.createPosterior(model);
        const held = applyChanges(changed, list, pool);
        const fresh = wasm.createPosterior(model);
        for (const observation of held) fresh.append(observation);
        const time = lastTime(held) + ahead;
        const a = predictionOf(changed, model, time);
        const b = predictionOf(fresh, model, time);
        changed.dispose();
        fresh.dispose();
        expect(relativeDistance(a.mean, b.mean)).toBeLessThan(1e-10);
        expect(relativeDistance(a.variance, b.variance)).toBeLessThan(1e-10);
        expect(relativeDistance([a.evidence], [b.evidence])).toBeLessThan(1e-10);
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('fitted in blocks has the very bits of one grown row by row', () => {
    fc.assert(
      fc.property(models, fc.nat(), fc.integer({ min: 0, max: 150 }), (model, seed, count) => {
        const data = observations(model, count, seed);
        const blocked = wasm.createPosterior(model);
        blocked.appendAll(data);
        const grown = wasm.createPosterior(model);
        for (const observation of data) grown.append(observation);
        const time = lastTime(data) + 1;
        const [a, b] = [blocked, grown].map((posterior) => predictionOf(posterior, model, time));
        blocked.dispose();
        grown.dispose();
        expect(a).toEqual(b);
      }),
      { numRuns: 80 },
    );
  }, 60_000);

  it('slides a window 400 times without losing digits', () => {
    const size = 30;
    const model = {
      kernel: { family: 'se', lengthscales: [0.2, 0.3], variance: 1 },
      temporal: { kind: 'forgetting', rate: 0.01 },
      candidates: Float64Array.from({ length: 2 * 50 }, (_, i) => ((i * 7) % 50) / 50),
      dimension: 2,
    } as const;
    const data = observations(model, 400 + size, 3).map((o) => ({ ...o, noiseVariance: 1e-4 }));
    const window = wasm.createPosterior(model, size);
    data.forEach((observation, i) => {
      window.append(observation);
      if (i >= size) window.removeOldest(1);
    });
    const fresh = wasm.createPosterior(model);
    fresh.appendAll(data.slice(-size));
    const [a, b] = [window, fresh].map((posterior) => predictionOf(posterior, model, lastTime(data)));
    window.dispose();
    fresh.dispose();
    expect(relativeDistance(a.mean, b.mean)).toBeLessThan(1e-10);
    expect(relativeDistance(a.variance, b.variance)).toBeLessThan(1e-11);
    expect(relativeDistance([a.evidence], [b.evidence])).toBeLessThan(1e-11);
  });

  it('on a tensor grid agrees with the same points in another order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        fc.nat(),
        (n1, n2, seed) => {
          const kernel = { family: 'se', lengthscales: [0.2, 0.7], variance: 3 } as const;
          const temporal = { kind: 'static' } as const;
          const points = Array.from({ length: n1 * n2 }, (_, g) => [Math.floor(g / n2) / n1, (g % n2) / n2]);
          const tensor = { kernel, temporal, candidates: Float64Array.from(points.flat()), dimension: 2 };
          const swapped = { ...tensor, candidates: Float64Array.from(points.toReversed().flat()) };
          const data = observations(tensor, 20, seed);
          const [a, b] = [tensor, swapped].map((model) => {
            const posterior = wasm.createPosterior(model);
            posterior.appendAll(data);
            const prediction = predictionOf(posterior, model, 100);
            posterior.dispose();
            return prediction;
          });
          expect(relativeDistance(a.mean, b.mean.toReversed())).toBeLessThan(1e-12);
          expect(relativeDistance(a.variance, b.variance.toReversed())).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('predicts what jointPosterior says at the candidates', () => {
    fc.assert(
      fc.property(models, fc.nat(), fc.integer({ min: 0, max: 90 }), (model, seed, count) => {
        const data = observations(model, count, seed);
        const time = lastTime(data) + 1;
        const posterior = wasm.createPosterior(model);
        for (const observation of data) posterior.append(observation);
        const { mean, variance } = predictionOf(posterior, model, time);
        posterior.dispose();
        const { kernel, temporal, dimension, candidates } = model;
        const times = mean.map(() => time);
        for (const backend of [wasm, reference]) {
          const joint = backend.jointPosterior(kernel, temporal, dimension, data, candidates, times);
          const diagonal = mean.map((_, g) => joint.covariance[g * mean.length + g]);
          expect(relativeDistance(mean, joint.mean)).toBeLessThan(1e-9);
          expect(relativeDistance(variance, diagonal)).toBeLessThan(1e-9);
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
