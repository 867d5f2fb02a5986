import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indicesKept } from '../../src/figure/thinned.ts';

describe('a long line, thinned to what a picture can show', () => {
  it('keeps every value of a short one', () => {
    expect(indicesKept([3, 1, 2], 1, 3, 10)).toEqual([0, 1, 2]);
  });

  it('shows the true extremes of whatever is in sight, in order, in four points a column', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 399 }),
        fc.integer({ min: 0, max: 399 }),
        (values, columns, a, b) => {
          const from = Math.min(a, values.length - 1) + 1;
          const to = Math.max(from, Math.min(b + 1, values.length));
          const kept = indicesKept(values, from, to, columns);
          const inSight = values.slice(from - 1, to);
          expect(Math.max(...kept.map((i) => values[i]))).toBe(Math.max(...inSight));
          expect(Math.min(...kept.map((i) => values[i]))).toBe(Math.min(...inSight));
          expect([...kept].sort((x, y) => x - y)).toEqual(kept);
          expect(new Set(kept).size).toBe(kept.length);
          expect([kept[0], kept[kept.length - 1]]).toEqual([from - 1, to - 1]);
          expect(kept.length).toBeLessThanOrEqual(
            Math.max(inSight.length <= columns ? inSight.length : 0, 4 * (columns + 1)),
          );
        },
      ),
    );
  });
});
