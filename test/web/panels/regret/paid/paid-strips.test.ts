import { describe, expect, it } from 'vitest';
import { stripsOf } from '../../../../../web/panels/regret/paid/paid-strips.ts';
import type { PanelLane } from '../../../../../web/readings/panel-lane.ts';
import { timeFrame } from '../../../../../web/time/time-frame.ts';

/** As high as six lanes have it. */
const frame = timeFrame({ width: 360, height: 480 }, 200, { left: 34, top: 22 });
const lanes = (count: number) =>
  'ABCDEF'
    .slice(0, count)
    .split('')
    .map((letter): PanelLane => ({ letter, name: letter, records: [] }) as never);

describe('stripsOf', () => {
  it('gives a pixel the same regret in every lane', () => {
    const [a, b] = stripsOf(frame, lanes(2), [120, 50]);
    const perPixel = ({ y }: typeof a) => (y(0) - y(10)) / 10;
    expect(perPixel(a)).toBeCloseTo(perPixel(b), 9);
    expect((a.bottom - a.top) / (b.bottom - b.top)).toBeCloseTo(120 / 50, 6);
  });

  it('fills the room from top to bottom, no strip over another', () => {
    const strips = stripsOf(frame, lanes(6), [120, 50, 0, 2, 30, 1]);
    expect(strips[5].bottom).toBeCloseTo(frame.bottom, 6);
    for (const [i, strip] of strips.entries()) {
      expect(strip.bottom - strip.top).toBeGreaterThanOrEqual(22 - 1e-9);
      expect(strip.top).toBeGreaterThan(i > 0 ? strips[i - 1].bottom : frame.top);
    }
  });

  it('keeps to the room of a low plot, with each name in its strip', () => {
    const low = timeFrame({ width: 360, height: 112 }, 200, { left: 34, top: 22 });
    const strips = stripsOf(low, lanes(3), [120, 50, 0]);
    expect(strips[2].bottom).toBeCloseTo(low.bottom, 6);
    for (const { top, bottom, name } of strips) {
      expect(name).toBeGreaterThan(top);
      expect(name).toBeLessThan(bottom);
    }
  });

  it('has no two ticks on one another, and each strip its zero', () => {
    for (const height of [112, 150, 220, 480])
      for (const reaches of [
        [40, 61, 22],
        [120, 50, 0],
        [5, 5, 5],
      ]) {
        const strips = stripsOf(
          timeFrame({ width: 360, height }, 200, { left: 34, top: 22 }),
          lanes(3),
          reaches,
        );
        expect(strips.map(({ grid }) => grid[0].value)).toEqual([0, 0, 0]);
        const heights = strips.flatMap(({ grid }) => grid.map(({ at }) => at)).toSorted((a, b) => a - b);
        for (const [i, at] of heights.entries())
          if (i > 0) expect(at - heights[i - 1]).toBeGreaterThanOrEqual(12);
      }
  });

  it('stands without any regret', () => {
    for (const { y, top, bottom } of stripsOf(frame, lanes(2), [0, 0])) {
      expect(bottom - top).toBeGreaterThanOrEqual(22);
      expect(Number.isFinite(y(0))).toBe(true);
    }
  });
});
