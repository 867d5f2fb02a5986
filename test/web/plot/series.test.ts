import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear } from '../../../src/picture/scale.ts';
import { bandBetween, seriesPath, thinned } from '../../../web/plot/series.ts';

const y = linear([0, 10], [100, 0]);
/** Steps 10 px apart, the first at 0. */
const wide = linear([1, 2], [0, 10]);

describe('seriesPath', () => {
  it('joins the values at steps 1, 2, …', () => {
    expect(seriesPath([0, 5, 10], wide, y)).toBe('M0.0 100.0L10.0 50.0L20.0 0.0');
    expect(seriesPath([], wide, y)).toBe('');
  });

  it('has a gap where a value is unknown, and where it is cut', () => {
    expect(seriesPath([0, Number.NaN, 10, 10], wide, y)).toBe('M0.0 100.0M20.0 0.0L30.0 0.0');
    expect(seriesPath([0, Number.POSITIVE_INFINITY, 10], wide, y)).toBe('M0.0 100.0M20.0 0.0');
    expect(seriesPath([0, 5, 10], wide, y, (i) => i === 1)).toBe('M0.0 100.0M10.0 50.0L20.0 0.0');
  });

  it('keeps values far outside the plot in numbers that a browser draws', () => {
    expect(seriesPath([0, 1e300], wide, y)).toBe('M0.0 100.0L10.0 -100000.0');
  });
});

describe('bandBetween', () => {
  it('goes along the upper edge and back along the lower one, once for every stretch where both are known', () => {
    const lower = [0, 0, Number.NaN, 5];
    const upper = [5, 10, 10, 10];
    expect(bandBetween(lower, upper, wide, y)).toBe(
      'M0.0 50.0L10.0 0.0L10.0 100.0L0.0 100.0ZM30.0 0.0L30.0 50.0Z',
    );
  });
});

describe('thinned', () => {
  const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 1, maxLength: 400 });

  it('keeps every step that has a column of pixels of its own', () => {
    fc.assert(
      fc.property(values, (series) => {
        expect(thinned(series, wide, 0, series.length)).toEqual(series.map((_, i) => i));
      }),
    );
  });

  it('keeps first, last and both extremes of every column, in order, and no more than these', () => {
    const narrow = linear([1, 401], [34, 64]);
    fc.assert(
      fc.property(values, (series) => {
        const kept = thinned(series, narrow, 0, series.length);
        expect(kept).toEqual(kept.toSorted((a, b) => a - b));
        const column = (i: number) => Math.floor(narrow(i + 1));
        for (const place of new Set(series.map((_, i) => column(i)))) {
          const all = [...series.keys()].filter((i) => column(i) === place);
          const some = kept.filter((i) => all.includes(i));
          const extremes = (indices: number[]) => {
            const heights = indices.map((i) => series[i]);
            return [indices[0], indices.at(-1), Math.min(...heights), Math.max(...heights)];
          };
          expect(extremes(some)).toEqual(extremes(all));
          expect(some.length).toBeLessThanOrEqual(4);
        }
      }),
    );
  });

  it('thins a long run to what the pixels can show', () => {
    const saw = Float64Array.from({ length: 2000 }, (_, i) => i % 7);
    const panel = linear([1, 2000], [34, 351]);
    expect(thinned(saw, panel, 0, 2000).length).toBeLessThanOrEqual(4 * 318);
    const rising = saw.map((_, i) => i);
    expect(thinned(rising, panel, 0, 2000).length).toBeLessThanOrEqual(2 * 318);
  });
});
