import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadCoreBytes } from '#core-bytes';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import type { Observation, Posterior, PosteriorModel } from '../../src/gp/posterior.ts';
import { createWasmBackend } from '../../src/gp/wasm/backend.ts';
import { priorVariance } from '../../src/kernels/index.ts';
import type { TemporalFactor } from '../../src/kernels/spec.ts';
import { temporalFactor } from '../../src/kernels/temporal.ts';
import { type Core, instantiateCore } from '../../src/linalg/core.ts';
import { createStream } from '../../src/random/stream.ts';
import {
  lastTime,
  models,
  observations,
  type Prediction,
  predictionOf,
  relativeDistance,
} from './support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 60_000 });

let core: Core;
const backends = {} as Record<Backend['name'], Backend>;
beforeAll(async () => {
  core = (await instantiateCore(await loadCoreBytes())) as Core;
  backends.wasm = createWasmBackend(core);
  backends['ml-matrix'] = await loadBackend('ml-matrix');
});

const PLANE: PosteriorModel = {
  kernel: { family: 'matern52', lengthscales: [0.2, 0.3], variance: 2 },
  temporal: { kind: 'static' },
  candidates: Float64Array.from({ length: 2 * 19 }, (_, i) => ((i * 7) % 38) / 38),
  dimension: 2,
};
const TEMPORALS: readonly TemporalFactor[] = [
  { kind: 'stationary', family: 'matern32', lengthscale: 9 },
  { kind: 'static' },
  { kind: 'forgetting', rate: 0.05 },
  { kind: 'wiener', variance: 0.03 },
];

function filled(backend: Backend, model: PosteriorModel, data: readonly Observation[]): Posterior {
  const posterior = backend.createPosterior(model);
  for (const observation of data) posterior.append(observation);
  return posterior;
}

/** Predicts at the last observation's time and one step later, and disposes. */
function finish(posterior: Posterior, model: PosteriorModel, held: readonly Observation[]): Prediction[] {
  const times = [lastTime(held), lastTime(held) + 1];
  const predictions = times.map((time) => predictionOf(posterior, model, time));
  posterior.dispose();
  return predictions;
}

const scratch = (backend: Backend, model: PosteriorModel, held: readonly Observation[]): Prediction[] =>
  finish(filled(backend, model, held), model, held);

function distance(a: readonly Prediction[], b: readonly Prediction[]): number {
  return Math.max(
    ...a.flatMap(({ mean, variance, evidence }, i) => [
      relativeDistance(mean, b[i].mean),
      relativeDistance(variance, b[i].variance),
      relativeDistance([evidence], [b[i].evidence]),
    ]),
  );
}

describe.each([
  // Plain loops from scratch after every change: a smaller memory.
  ['wasm', 140],
  ['ml-matrix', 12],
] as const)('%s: 10,000 random appends and drops from anywhere', (name, most) => {
  it.each(TEMPORALS)('equal the posterior from scratch to 1e-9: $kind', (temporal) => {
    const model = { ...PLANE, temporal };
    const pool = observations(model, 10_000, 11);
    const stream = createStream(11, 'drops', temporal.kind);
    const posterior = backends[name].createPosterior(model, 8);
    let held: Observation[] = [];
    for (let i = 0; i < 10_000; i++) {
      if (held.length === 0 || (held.length < most && stream.uniform() < 0.6)) {
        posterior.append(pool[i]);
        held.push(pool[i]);
      } else {
        const position = stream.integer(held.length);
        posterior.remove(position);
        held = held.toSpliced(position, 1);
      }
      if (i % 500 !== 499) continue;
      const time = lastTime(held) + 1;
      const now = predictionOf(posterior, model, time);
      expect(posterior.size).toBe(held.length);
      for (const backend of Object.values(backends)) {
        const fresh = backend.createPosterior(model);
        fresh.appendAll(held);
        expect(distance([now], [predictionOf(fresh, model, time)])).toBeLessThan(1e-9);
        fresh.dispose();
      }
    }
    posterior.dispose();
  });
});

describe('memory of the wasm core', () => {
  it('is flat over 10,000 drops and appends at one size', () => {
    const model: PosteriorModel = { ...PLANE, temporal: { kind: 'forgetting', rate: 0.02 } };
    const [stream, pool] = [createStream(5, 'flat'), observations(model, 10_130, 5)];
    const posterior = filled(backends.wasm, model, pool.slice(0, 130));
    const [held, heap] = [core.arena.inUse, core.wasm.memory.buffer.byteLength];
    let most = 0;
    for (const next of pool.slice(130)) {
      posterior.remove(stream.integer(130));
      posterior.append(next);
      most = Math.max(most, core.arena.inUse);
    }
    expect(most).toBe(held);
    expect(core.wasm.memory.buffer.byteLength).toBe(heap);
    posterior.dispose();
  });

  it('is given back as a posterior is emptied from the middle', () => {
    const before = core.arena.inUse;
    const posterior = filled(backends.wasm, PLANE, observations(PLANE, 200, 1));
    const full = core.arena.inUse;
    while (posterior.size > 0) posterior.remove(posterior.size >> 1);
    // Three of four chunks of 64 rows and two groups of 16 candidates.
    expect(full - core.arena.inUse).toBe(3 * 64 * 2 * 16 * 8);
    posterior.dispose();
    expect(core.arena.inUse).toBe(before);
  });
});

describe.each(['wasm', 'ml-matrix'] as const)('%s: removing an observation', (name) => {
  it('leaves what the others say, wherever it stood', () => {
    const model: PosteriorModel = { ...PLANE, temporal: { kind: 'forgetting', rate: 0.02 } };
    const check = (count: number, position: number) => {
      const data = observations(model, count, 2);
      const [posterior, fresh] = [data, data.toSpliced(position, 1)].map((held) => {
        const made = backends[name].createPosterior(model, 4);
        made.appendAll(held);
        return made;
      });
      posterior.remove(position);
      const held = data.toSpliced(position, 1);
      expect(distance(finish(posterior, model, held), finish(fresh, model, held))).toBeLessThan(1e-12);
    };
    // All that four rows to a panel can bring about; then the edges of panels and of chunks of 64.
    for (let count = 2; count < 18; count++)
      for (let position = 0; position < count; position++) check(count, position);
    for (const position of [0, 1, 3, 4, 62, 63, 64, 126, 127, 128, 133, 134]) check(135, position);
  });

  it('of one leaves the prior, and room for another', () => {
    const [first, second] = observations(PLANE, 2, 3);
    const posterior = filled(backends[name], PLANE, [first]);
    posterior.remove(0);
    expect(posterior.size).toBe(0);
    const { mean, variance, evidence } = predictionOf(posterior, PLANE, 1);
    expect(Array.from(mean)).toEqual(new Array(19).fill(0));
    expect(Array.from(variance)).toEqual(new Array(19).fill(2));
    expect(evidence).toBe(0);
    posterior.append(second);
    expect(finish(posterior, PLANE, [second])).toEqual(scratch(backends[name], PLANE, [second]));
  });

  it('lets the times of the others stand: an earlier one may follow only where the last has gone', () => {
    const model: PosteriorModel = { ...PLANE, temporal: { kind: 'forgetting', rate: 0.1 } };
    const [a, b, c] = observations(model, 3, 4).map((one, i) => ({ ...one, time: 1 + i }));
    const posterior = filled(backends[name], model, [a, b, c]);
    posterior.remove(1);
    expect(() => posterior.append(b)).toThrow('invalid time; expected ≥ 3');
    posterior.remove(1);
    posterior.append(b);
    expect(distance(finish(posterior, model, [a, b]), scratch(backends[name], model, [a, b]))).toBeLessThan(
      1e-14,
    );
  });

  it('refuses a position where there is none, changing nothing', () => {
    const data = observations(PLANE, 3, 6);
    const posterior = filled(backends[name], PLANE, data);
    for (const position of [-1, 3, 0.5, Number.NaN, Infinity])
      expect(() => posterior.remove(position)).toThrow(
        new RangeError(`invalid position; expected integer from 0 to 2, got ${position}`),
      );
    expect(finish(posterior, PLANE, data)).toEqual(scratch(backends[name], PLANE, data));
    const empty = backends[name].createPosterior(PLANE);
    expect(() => empty.remove(0)).toThrow('invalid position 0; there is no observation to remove');
    empty.dispose();
  });

  it('after it came leaves the posterior as if it had never come', () => {
    fc.assert(
      fc.property(
        models,
        fc.nat(),
        fc.nat({ max: 40 }),
        fc.nat({ max: 40 }),
        (model, seed, before, after) => {
          const data = observations(model, before + 1 + after, seed);
          const posterior = filled(backends[name], model, data);
          posterior.remove(before);
          const held = data.toSpliced(before, 1);
          const [left, never] = [finish(posterior, model, held), scratch(backends[name], model, held)];
          // Pure truncation where it was the last.
          if (after === 0) expect(left).toEqual(never);
          expect(distance(left, never)).toBeLessThan(1e-10);
        },
      ),
      { numRuns: name === 'wasm' ? 150 : 15 },
    );
  });

  it('and another gives the same in either order', () => {
    fc.assert(
      fc.property(models, fc.nat(), fc.integer({ min: 2, max: 50 }), (model, seed, count) => {
        const data = observations(model, count, seed);
        const stream = createStream(seed, 'order');
        const gone = data.filter(() => stream.uniform() < 0.5);
        const held = data.filter((one) => !gone.includes(one));
        const [a, b] = [gone, gone.toReversed()].map((order) => {
          const posterior = filled(backends[name], model, data);
          const now = [...data];
          for (const one of order) {
            const position = now.indexOf(one);
            posterior.remove(position);
            now.splice(position, 1);
          }
          return finish(posterior, model, held);
        });
        expect(distance(a, b)).toBeLessThan(1e-10);
      }),
      { numRuns: name === 'wasm' ? 100 : 10 },
    );
  });

  it('of a nearly singular matrix keeps the variance between 0 and the prior', () => {
    const noises = fc.constantFrom(0, 1e-14, 1e-9, 1e-3);
    fc.assert(
      fc.property(models, fc.nat(), noises, (model, seed, noiseVariance) => {
        const data = observations(model, 40, seed).map((one) => ({ ...one, noiseVariance }));
        const stream = createStream(seed, 'singular');
        const posterior = filled(backends[name], model, data);
        for (let n = 40; n > 5; n--) {
          const position = stream.integer(n);
          posterior.remove(position);
          data.splice(position, 1);
        }
        const time = lastTime(data);
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
      { numRuns: name === 'wasm' ? 100 : 10 },
    );
  });
});

describe('removing in the wasm core', () => {
  it('the oldest has the bits of a sliding window', () => {
    fc.assert(
      fc.property(models, fc.nat(), fc.integer({ min: 13, max: 140 }), (model, seed, count) => {
        const data = observations(model, count, seed);
        const [window, set] = [data, data].map((all) => filled(backends.wasm, model, all));
        window.removeOldest(2);
        for (let i = 0; i < 2; i++) set.remove(0);
        expect(finish(set, model, data)).toEqual(finish(window, model, data));
      }),
      { numRuns: 50 },
    );
  });

  it('brings back what a time long after had made negligible', () => {
    const model: PosteriorModel = { ...PLANE, temporal: { kind: 'forgetting', rate: 0.9 } };
    const data = observations(model, 9, 7).map((one, i) => ({ ...one, time: i < 6 ? 1 + i : 500 + i }));
    const posterior = filled(backends.wasm, model, data);
    for (const position of [6, 7, 6]) posterior.remove(position);
    const held = data.slice(0, 6);
    expect(distance(finish(posterior, model, held), scratch(backends.wasm, model, held))).toBe(0);
  });
});
