import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KalmanPosterior } from '../../src/gp/kalman-posterior.ts';
import type { Observation, PosteriorModel } from '../../src/gp/posterior.ts';
import { isMarkov } from '../../src/kernels/temporal.ts';
import { createStream } from '../../src/random/stream.ts';
import { backend } from '../engine/support.ts';
import {
  lastTime,
  models,
  observations,
  type Prediction,
  predictionOf,
  relativeDistance,
} from './support.ts';

const fitting = models.filter(({ temporal }) => isMarkov(temporal));
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const MANY = { numRuns: 40 };

/** Observations that were made at the candidates. */
function placed(model: PosteriorModel, count: number, seed: number): Observation[] {
  const { candidates, dimension: d } = model;
  const stream = createStream(seed, 'places');
  return observations(model, count, seed).map((observation) => {
    const g = stream.integer(candidates.length / d);
    return { ...observation, x: Array.from(candidates.subarray(g * d, (g + 1) * d)) };
  });
}

function fromScratch(model: PosteriorModel, held: readonly Observation[], time: number): Prediction {
  const posterior = backend.createPosterior(model);
  posterior.appendAll(held);
  const prediction = predictionOf(posterior, model, time);
  posterior.dispose();
  return prediction;
}

function farthest(a: Prediction, b: Prediction): number {
  return Math.max(
    relativeDistance(a.mean, b.mean),
    relativeDistance(a.variance, b.variance),
    relativeDistance([a.evidence], [b.evidence]),
  );
}

describe('the grid Kalman state as a posterior', () => {
  it('is the posterior from the observations, wherever time stands still or runs', () => {
    fc.assert(
      fc.property(fitting, fc.integer({ min: 0, max: 60 }), seeds, (model, count, seed) => {
        const held = placed(model, count, seed);
        const state = new KalmanPosterior(backend, model, false);
        state.appendAll(held);
        const time = lastTime(held) + 1;
        expect(farthest(predictionOf(state, model, time), fromScratch(model, held, time))).toBeLessThan(1e-9);
      }),
      MANY,
    );
  });

  it('has a variance from 0 to the prior’s after every observation', () => {
    fc.assert(
      fc.property(fitting, seeds, (model, seed) => {
        const state = new KalmanPosterior(backend, model, false);
        for (const observation of placed(model, 60, seed)) {
          state.append(observation);
          const time = observation.time + (seed % 3);
          const { variance } = predictionOf(state, model, time);
          const prior = predictionOf(new KalmanPosterior(backend, model, false), model, time).variance;
          for (const [g, value] of variance.entries()) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(prior[g]);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('goes back to a checkpoint at or before what is asked for, and on from there to the same bits', () => {
    fc.assert(
      fc.property(
        fitting,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 5 }),
        seeds,
        (model, shares, seed) => {
          const held = placed(model, 300, seed);
          const straight = new KalmanPosterior(backend, model, false);
          const scrubbed = new KalmanPosterior(backend, model, true);
          scrubbed.appendAll(held);
          for (const share of shares) {
            const count = Math.floor(share * scrubbed.size);
            scrubbed.truncate(count);
            expect(scrubbed.size).toBeLessThanOrEqual(count);
            expect(count - scrubbed.size).toBeLessThan(32);
            scrubbed.appendAll(held.slice(scrubbed.size));
          }
          straight.appendAll(held);
          const time = lastTime(held);
          expect(predictionOf(scrubbed, model, time)).toEqual(predictionOf(straight, model, time));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('starts anew where the oldest are to go, as it keeps none of them', () => {
    const [model] = fc.sample(fitting, { numRuns: 1, seed: 1 });
    const state = new KalmanPosterior(backend, model, true);
    state.appendAll(placed(model, 50, 1));
    state.removeOldest(0);
    expect(state.size).toBe(50);
    state.removeOldest(3);
    expect(state.size).toBe(0);
    expect([state.logMarginalLikelihood(), state.informationGain()]).toEqual([0, 0]);
  });

  it('keeps its checkpoints within their room by spacing them farther', () => {
    const size = 200;
    const candidates = Float64Array.from({ length: size }, (_, g) => g / size);
    const model: PosteriorModel = {
      kernel: { family: 'se', lengthscales: [0.2], variance: 1 },
      temporal: { kind: 'forgetting', rate: 0.02 },
      candidates,
      dimension: 1,
    };
    const most = Math.floor(2 ** 23 / ((size * (size + 3)) / 2));
    const state = new KalmanPosterior(backend, model, true);
    const held = placed(model, 1, 1);
    const count = 32 * most + 64;
    for (let t = 1; t <= count; t++) state.append({ ...held[0], time: t });
    state.truncate(count - 1);
    expect(state.size % 64).toBe(0);
    expect(count - state.size).toBeLessThanOrEqual(64);
  });

  it('gives the information gain of its observations', () => {
    const [model] = fc.sample(fitting, { numRuns: 1, seed: 3 });
    const held = placed(model, 30, 5);
    const [state, standard] = [new KalmanPosterior(backend, model, false), backend.createPosterior(model)];
    state.appendAll(held);
    standard.appendAll(held);
    expect(state.informationGain()).toBeCloseTo(standard.informationGain(), 9);
    standard.dispose();
  });

  it('refuses what it has no place for', () => {
    const [model] = fc.sample(fitting, { numRuns: 1, seed: 1 });
    const state = new KalmanPosterior(backend, model, false);
    const [observation] = placed(model, 1, 1);
    expect(() => state.append({ ...observation, x: observation.x.map((x) => x + 0.123) })).toThrow(
      'expected the place of a candidate',
    );
    expect(() => state.meanFor()).toThrow('expected one that keeps its observations');
  });
});
