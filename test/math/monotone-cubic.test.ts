import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monotoneCubic, monotoneSlopes, polyline } from '../../src/math/monotone-cubic.ts';

/** Points from left to right, at least 0.001 apart. */
const points = fc
  .array(
    fc.tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), fc.double({ min: -50, max: 50, noNaN: true })),
    {
      minLength: 1,
      maxLength: 24,
    },
  )
  .map((steps) => {
    let x = 0;
    return steps.map(([gap, y]): readonly [number, number] => {
      x += gap;
      // A curve keeps a value, not the sign of its zero.
      return [x, y + 0];
    });
  });

describe('the monotone cubic', () => {
  it('passes through every point and keeps the end values beyond', () => {
    fc.assert(
      fc.property(points, (given) => {
        const curve = monotoneCubic(given);
        for (const [x, y] of given) expect(curve(x)).toBe(y);
        expect(curve(-1)).toBe(given[0][1]);
        expect(curve(30)).toBe(given[given.length - 1][1]);
      }),
    );
  });

  it('is monotone between neighbours: it never leaves their values and never turns', () => {
    fc.assert(
      fc.property(points, (given) => {
        const curve = monotoneCubic(given);
        for (let i = 1; i < given.length; i++) {
          const [[x0, y0], [x1, y1]] = [given[i - 1], given[i]];
          const up = Math.sign(y1 - y0);
          let before = y0;
          for (let k = 1; k <= 20; k++) {
            const value = curve(x0 + ((x1 - x0) * k) / 20);
            expect(up * (value - before)).toBeGreaterThanOrEqual(-1e-12);
            before = value;
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('repeats a straight line', () => {
    const curve = monotoneCubic([
      [0, 1],
      [0.25, 1.5],
      [1, 3],
    ]);
    for (const x of [0.1, 0.25, 0.6, 0.9]) expect(curve(x)).toBeCloseTo(1 + 2 * x, 14);
  });

  it('has Steffen\u2019s slopes', () => {
    // Secants 1 and 3 over gaps 1 and 2: inside min(2·1, 2·3, |1·2 + 3·1| / 3) = 5/3; at the left 1·4/3 − 3/3 = 1/3,
    // at the right 3·5/3 − 1·2/3 = 13/3.
    const slopes = monotoneSlopes([
      [0, 0],
      [1, 1],
      [3, 7],
    ]);
    expect(slopes).toEqual([
      expect.closeTo(1 / 3, 14),
      expect.closeTo(5 / 3, 14),
      expect.closeTo(13 / 3, 14),
    ]);
  });

  it('is flat where the points turn', () => {
    const slopes = monotoneSlopes([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(slopes[1]).toBe(0);
  });

  it('has a value for one point, and a line for two', () => {
    expect(monotoneCubic([[0.5, 2]])(0.1)).toBe(2);
    const line = monotoneCubic([
      [0, 0],
      [1, 2],
    ]);
    expect(line(0.25)).toBe(0.5);
  });
});

it('the polyline is straight between its points', () => {
  const curve = polyline([
    [0, 0],
    [0.5, 1],
    [1, -1],
  ]);
  expect([0.25, 0.5, 0.75, 2].map(curve)).toEqual([0.5, 1, 0, -1]);
});
