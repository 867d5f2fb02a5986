import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageGroups, ageOpacity, NEWEST, OLDEST } from '../../../web/plot/age.ts';
import { colourMap, paintField } from '../../../web/plot/colour.ts';
import { grown, valueDomain } from '../../../web/plot/domain.ts';
import { isolines, levels } from '../../../web/plot/isolines.ts';
import { nearestIndex } from '../../../web/plot/nearest.ts';
import { VIRIDIS } from '../../../web/plot/viridis.ts';
import { numbersIn } from '../views/fixture.ts';

describe('age', () => {
  it('fades from 0.95 and never below 0.14', () => {
    expect(ageOpacity(0)).toBe(NEWEST);
    expect(ageOpacity(10)).toBeGreaterThan(ageOpacity(20));
    expect(ageOpacity(10_000)).toBeCloseTo(OLDEST, 10);
  });

  it('groups many data into few paths, the newest last', () => {
    const points = Array.from({ length: 400 }, (_, i) => ({ x: i, y: 0, age: 400 - i }));
    const groups = ageGroups(points, 'B', 2);
    expect(groups.length).toBeLessThanOrEqual(12);
    const opacities = groups.map(({ opacity }) => opacity);
    expect(opacities).toEqual([...opacities].sort((a, b) => a - b));
    const marks = groups.map(({ path }) => path.split('M').length - 1);
    expect(marks.reduce((a, b) => a + b)).toBe(400);
    expect(groups.at(-1)?.path).toContain('399.0');
  });
});

describe('colour', () => {
  it('has viridis from dark violet to yellow, brighter all the way', () => {
    expect(Array.from(VIRIDIS.subarray(0, 3))).toEqual([68, 1, 84]);
    expect(Array.from(VIRIDIS.subarray(765))).toEqual([253, 231, 37]);
    const light = Array.from(
      { length: 256 },
      (_, k) => VIRIDIS[3 * k] * 0.3 + VIRIDIS[3 * k + 1] * 0.59 + VIRIDIS[3 * k + 2] * 0.11,
    );
    for (let k = 8; k < 256; k += 8) expect(light[k]).toBeGreaterThan(light[k - 8]);
  });

  it('paints x₁ to the right, x₂ upwards, and clamps', () => {
    const map = colourMap(['#000000', '#ffffff']);
    const pixels = new Uint8ClampedArray(4 * 6);
    // Two columns, three rows; only (i = 1, j = 2) is high: top right. One value lies below the range.
    paintField(Float64Array.of(-9, 0, 0, 0, 0, 1), 2, 3, [0, 1], map, pixels);
    const red = Array.from({ length: 6 }, (_, k) => pixels[4 * k]);
    expect(red).toEqual([0, 255, 0, 0, 0, 0]);
    expect(pixels[3]).toBe(255);
  });
});

describe('isolines', () => {
  it('finds the circle of a cone', () => {
    const n = 41;
    const values = Float64Array.from({ length: n * n }, (_, k) => {
      const u = Math.floor(k / n) / (n - 1);
      const v = (k % n) / (n - 1);
      return -Math.hypot(u - 0.5, v - 0.25);
    });
    const [path] = isolines(values, n, n, [-0.2], 100, 100);
    const points = numbersIn(path);
    for (let i = 0; i < points.length; i += 2) {
      // x₂ = 0.25 lies at 75 px from the top.
      expect(Math.hypot(points[i] - 50, points[i + 1] - 75)).toBeCloseTo(20, 0);
    }
    expect(points.length).toBeGreaterThan(40);
  });

  it('has no level at the ends of a range and none in an empty one', () => {
    expect(levels([0, 1], 3)).toEqual([0.25, 0.5, 0.75]);
    expect(levels([1, 1], 3)).toEqual([]);
  });
});

describe('valueDomain', () => {
  it('holds f with room for noise and label, whatever the model', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e3, max: 1e3, noNaN: true }),
        fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        (low, span, noiseVariance, signalVariance) => {
          const [bottom, top] = valueDomain({ range: [low, low + span], noiseVariance, signalVariance });
          expect(bottom).toBeLessThan(low);
          expect(top).toBeGreaterThan(low + span);
          // f keeps at least half of the plot.
          expect(top - bottom).toBeLessThan(2.1 * span);
        },
      ),
    );
  });

  it('only grows under a drag, and holds all that it has to show', () => {
    const ends = fc.tuple(
      fc.double({ min: -9, max: 0, noNaN: true }),
      fc.double({ min: 1, max: 9, noNaN: true }),
    );
    fc.assert(
      fc.property(ends, ends, (before, needed) => {
        const [low, high] = grown(before, needed);
        expect(low).toBeLessThanOrEqual(Math.min(before[0], needed[0]));
        expect(high).toBeGreaterThanOrEqual(Math.max(before[1], needed[1]));
      }),
    );
    expect(grown([-2, 2], [-1, 1])).toEqual([-2, 2]);
  });

  it('shows the prior around 0 where f leaves room for it', () => {
    const [bottom] = valueDomain({ range: [0.3, 3], noiseVariance: 0.01, signalVariance: 0.25 });
    expect(bottom).toBeCloseTo(-0.5, 10);
  });
});

describe('nearestIndex', () => {
  it('finds the nearest candidate', () => {
    const axis = [0, 0.5, 1, 2];
    expect([-3, 0.2, 0.3, 1.4, 1.6, 9].map((value) => nearestIndex(axis, value))).toEqual([0, 0, 1, 2, 3, 3]);
  });
});
