import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/gp/index.ts';
import { Relevance } from '../../src/gp/relevance.ts';
import { SpaceShare } from '../../src/gp/space-share.ts';
import type { PlacedObservation, WeighedModel } from '../../src/gp/weighed-model.ts';
import type { TemporalFactor } from '../../src/kernels/spec.ts';
import { createStream } from '../../src/random/stream.ts';

const backend = await loadBackend();
const SIZE = 30;
const candidates = Float64Array.from({ length: SIZE }, (_, i) => i / (SIZE - 1));
const kernel = { family: 'se', lengthscales: [0.2], variance: 1.3 } as const;
const FADING: readonly TemporalFactor[] = [
  { kind: 'forgetting', rate: 0.05 },
  { kind: 'stationary', family: 'se', lengthscale: 12 },
  { kind: 'stationary', family: 'matern52', lengthscale: 12 },
  {
    kind: 'periodic',
    ...{ period: 7, periodLengthscale: 1 },
    decay: { kind: 'stationary', family: 'se', lengthscale: 20 },
  },
];

const modelOf = (temporal: TemporalFactor): WeighedModel => ({
  ...{ backend, kernel, temporal, dimension: 1 },
  space: new SpaceShare(backend, kernel, candidates, 1),
});

function data(count: number, seed: number): PlacedObservation[] {
  const stream = createStream(seed, 'data');
  return Array.from({ length: count }, (_, i) => {
    const candidate = stream.integer(SIZE);
    return { x: [candidates[candidate]], candidate, y: stream.normal(), time: 1 + i, noiseVariance: 0.02 };
  });
}

const cases = fc.record({
  temporal: fc.constantFrom(...FADING),
  count: fc.integer({ min: 1, max: 16 }),
  seed: fc.integer({ min: 0, max: 1e6 }),
  position: fc.nat(),
});

describe('relevance', () => {
  it('is never negative, and 1 of a single observation', () => {
    fc.assert(
      fc.property(cases, ({ temporal, count, seed }) => {
        const values = new Relevance(modelOf(temporal), data(count, seed), count + 1).values();
        for (const value of values) expect(value).toBeGreaterThanOrEqual(0);
        if (count === 1) expect(values).toEqual([1]);
      }),
      { numRuns: 60 },
    );
  });

  it('after a drop is that of the rest taken anew, to 1e-10', () => {
    fc.assert(
      fc.property(cases, ({ temporal, count, seed, position }) => {
        const all = data(count + 1, seed);
        const weighed = new Relevance(modelOf(temporal), all, count + 2);
        weighed.drop(position % all.length);
        const rest = all.toSpliced(position % all.length, 1);
        const anew = new Relevance(modelOf(temporal), rest, count + 2);
        const [given, wanted] = [weighed, anew].map((one) => [...one.values(), ...one.residuals()]);
        for (const [i, value] of given.entries())
          expect(Math.abs(value - wanted[i])).toBeLessThan(1e-10 * Math.max(1, Math.abs(wanted[i])));
      }),
      { numRuns: 60 },
    );
  });

  it('of observations made at one time follows them when they change places', () => {
    const together = data(8, 5).map((own) => ({ ...own, time: 3 }));
    const order = [5, 2, 7, 0, 1, 6, 3, 4];
    const values = new Relevance(modelOf(FADING[0]), together, 4).values();
    const moved = order.map((i) => together[i]);
    new Relevance(modelOf(FADING[0]), moved, 4).values().forEach((value, i) => {
      expect(value).toBeCloseTo(values[order[i]], 10);
    });
  });

  it('has no answer where nothing grows stale', () => {
    expect(() => new Relevance(modelOf({ kind: 'static' }), data(3, 1), 4)).toThrow('one that fades');
  });
});

describe('the relevance of what hardly matters', () => {
  const old = { ...data(1, 4)[0], time: 0 };
  const [lambda, noise] = [kernel.variance, old.noiseVariance];

  /** R of the older of two readings at one place, `age` apart, the newer made now, in closed form; `fade` is k_T(age). */
  function closedForm(fade: number, y: readonly [number, number]): number {
    const [own, shared] = [lambda + noise, lambda * fade];
    const determinant = own * own - shared * shared;
    const surprise = y[0] - (shared / own) * y[1];
    const future = ((own - lambda) * fade) / determinant;
    const mean = ((own * y[0] - shared * y[1]) * fade + (own * y[1] - shared * y[0])) / determinant;
    const rest = (own * fade * fade - 2 * shared * fade + own) / determinant;
    return Math.sqrt((surprise * surprise + determinant / own) / (mean * mean + rest)) * future;
  }

  it('is told to ten digits where the factor decays exponentially, however small it is', () => {
    const rate = 0.05;
    for (const age of [1, 100, 400, 800]) {
      const readings = [old, { ...old, time: age, y: 0.7 }];
      const [first] = new Relevance(modelOf({ kind: 'forgetting', rate }), readings, age).values();
      expect(first / closedForm((1 - rate) ** (age / 2), [old.y, 0.7])).toBeCloseTo(1, 10);
    }
  });

  it('is a tie that the oldest loses where rounding alone would tell', () => {
    for (const temporal of FADING) {
      const together = [0, 1, 2].map((i) => ({ ...old, time: i, y: 0.3 }));
      const weighed = new Relevance(modelOf(temporal), [...together, { ...old, time: 1e5 }], 1e5);
      const values = weighed.values();
      expect(Math.max(...values.slice(0, 3))).toBeLessThan(1e-9);
      expect(weighed.least(values)).toBe(0);
    }
  });
});

describe('space share', () => {
  it('has the same bits however little of it is kept', () => {
    const ample = new SpaceShare(backend, kernel, candidates, 1);
    const scant = new SpaceShare(backend, kernel, candidates, 1, { numbers: 0, shares: 1 });
    const pairs = fc.array(fc.tuple(fc.nat(SIZE - 1), fc.nat(SIZE - 1)), { maxLength: 40 });
    fc.assert(
      fc.property(pairs, (list) => {
        for (const [a, b] of list) {
          expect(scant.of(a, b)).toBe(ample.of(a, b));
          expect(scant.of(b, a)).toBe(ample.of(a, b));
        }
      }),
      { numRuns: 30 },
    );
  });
});
