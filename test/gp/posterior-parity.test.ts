import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/linalg/backend.ts';
import { loadBackend } from '../../src/linalg/index.ts';
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
