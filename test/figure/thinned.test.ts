import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indicesKept, lineOver, marksKept } from '../../src/figure/thinned.ts';

const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));

describe('a long line, thinned to what a picture can show', () => {
  it('keeps every value of a short one, and its gaps', () => {
    expect(lineOver([3, 1, Number.NaN, 2])).toEqual({ x: [1, 2, 4, 4], y: [3, 1, null, 2] });
    expect(lineOver([3, 1, 2], null, (i) => i === 2)).toEqual({ x: [1, 2, 3, 3], y: [3, 1, null, 2] });
  });

  it('shows the true extremes of whatever is in sight, and of the whole run beside it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5_000, max: 40_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 1e6 }),
        (steps, a, b, seed) => {
          const values = Array.from({ length: steps }, (_, i) => (i * 7919 * seed) % 10_007);
          const [from, to] = [Math.min(a, b), Math.max(a, b)].map(
            (share) => 1 + Math.floor(share * (steps - 1)),
          );
          const kept = indicesKept(values, 0, steps, [from, to]);
          const inSight = values.slice(from - 1, to);
          const shown = kept.filter((i) => i >= from - 1 && i < to).map((i) => values[i]);
          expect([least(shown), most(shown)]).toEqual([least(inSight), most(inSight)]);
          const drawn = kept.map((i) => values[i]);
          expect([least(drawn), most(drawn)]).toEqual([least(values), most(values)]);
          expect([...new Set(kept)].sort((x, y) => x - y)).toEqual(kept);
          expect([kept[0], kept[kept.length - 1]]).toEqual([0, steps - 1]);
          expect(kept.length).toBeLessThanOrEqual(4 * 2500);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('keeps every step where the zoom has a column for each', () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i % 17);
    const kept = new Set(indicesKept(values, 0, 100_000, [50_000, 51_000]));
    for (let t = 50_000; t <= 51_000; t++) expect(kept.has(t - 1)).toBe(true);
  });
});

describe('a crowd of marks', () => {
  const steps = 100_000;
  const x = Array.from({ length: steps }, (_, i) => i + 1);
  const y = x.map((t) => (t * 7919) % 1009);

  it('of few keeps all that are known', () => {
    expect(marksKept([1, 2, 3], [5, Number.NaN, 5], null)).toEqual([0, 2]);
  });

  it('keeps the extremes in sight, a mark wherever there are some, and no more than can be told apart', () => {
    for (const window of [null, [1, 1000], [400, 90_000]] as const) {
      const [from, to] = window ?? [1, steps];
      const kept = marksKept(x, y, window);
      const heights = kept.filter((i) => x[i] >= from && x[i] <= to).map((i) => y[i]);
      expect([least(heights), most(heights)]).toEqual([
        least(y.slice(from - 1, to)),
        most(y.slice(from - 1, to)),
      ]);
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      expect(kept.length).toBeLessThanOrEqual(2 * 241 * 63);
    }
  });
});
