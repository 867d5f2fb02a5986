import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANE_LETTERS } from '../../src/contracts/scenario.ts';
import { roomyTicks, symbolAt, tickCount, ticks } from '../../src/picture/axis.ts';
import { formatRegret, formatTick, formatValue } from '../../src/picture/format.ts';
import { markPath, markPaths, starPath } from '../../src/picture/lane-marks.ts';
import { formatLarge, formatRank } from '../../src/picture/long-numbers.ts';
import { areaPath, bandPath, linePath } from '../../src/picture/paths.ts';
import { extent, linear } from '../../src/picture/scale.ts';

describe('formatValue', () => {
  it('uses a true minus and never writes minus zero', () => {
    expect(formatValue(-1.234)).toBe('\u22121.23');
    expect(formatValue(-0.001)).toBe('0.00');
    expect(formatRegret(12.34)).toBe('12.3');
    expect(formatValue(12345.6)).toBe('12346');
    expect(formatValue(Number.NaN)).toBe('–');
  });

  it('writes ticks without trailing zeros', () => {
    expect([-2, 0, 0.2, 1000, 0.30000000000000004].map(formatTick)).toEqual([
      '\u22122',
      '0',
      '0.2',
      '1000',
      '0.3',
    ]);
  });

  it('writes ticks of more than seven digits with an exponent', () => {
    expect([1e6, 1e7, -5e11, 1.5e12].map(formatLarge)).toEqual(['1000000', '1e7', '\u22125e11', '1.5e12']);
  });

  it('rounds the half of a mean rank up, whatever its binary form', () => {
    expect([1.275, 1.245, 2.675, 1.635, 1.785, 2, 1.2449].map(formatRank)).toEqual([
      '1.28',
      '1.25',
      '2.68',
      '1.64',
      '1.79',
      '2.00',
      '1.24',
    ]);
  });
});

/** Where the steps of a mark about the origin lead. */
function cornersOf(path: string): [number, number][] {
  const steps = (path.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map((step) => step.split(' ').map(Number));
  let [x, y] = [0, 0];
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x, y];
  });
}

describe('marks', () => {
  it('of many centres are those of each', () => {
    for (const letter of LANE_LETTERS)
      expect(
        markPaths(
          letter,
          [
            [1, 2],
            [3, 4],
          ],
          5,
        ),
      ).toBe(markPath(letter, 1, 2, 5) + markPath(letter, 3, 4, 5));
  });

  it('are closed, different for every letter, and of about the radius asked for', () => {
    const paths = LANE_LETTERS.map((letter) => markPath(letter, 0, 0, 10));
    expect(new Set(paths).size).toBe(LANE_LETTERS.length);
    for (const path of [...paths, starPath(0, 0, 10)]) expect(path).toMatch(/^M.*z$/);
    expect(paths[0]).toContain('a10 10');
    for (const path of [...paths.slice(1), starPath(0, 0, 10)]) {
      const reach = Math.max(...cornersOf(path).flat().map(Math.abs));
      expect(reach).toBeGreaterThan(9);
      expect(reach).toBeLessThan(20.1);
    }
  });
});

describe('lines', () => {
  it('draws points in order and closes areas', () => {
    expect(linePath([0, 1], [2, 3])).toBe('M0.0 2.0L1.0 3.0');
    expect(bandPath([0, 1], [2, 3], [4, 5])).toBe('M0.0 2.0L1.0 3.0L1.0 5.0L0.0 4.0Z');
    expect(areaPath([0, 1], [2, 3], 9)).toBe('M0.0 2.0L1.0 3.0L1.0 9.0L0.0 9.0Z');
  });
});

describe('axis', () => {
  it('has two numbers at least, also in a low plot', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 400 }),
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        (height, below, above) => {
          const marks = roomyTicks(ticks(linear([-below, above], [height, 0]), tickCount(height)));
          expect(marks.length).toBeGreaterThan(1);
        },
      ),
    );
  });

  it('puts the symbol between ticks, clear of both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 400 }),
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        (height, span) => {
          const scale = linear([-span / 3, span], [height, 0]);
          const marks = ticks(scale, tickCount(height));
          const symbol = symbolAt(scale, marks);
          for (const { at } of marks) expect(Math.abs(at - symbol)).toBeGreaterThan(5.5);
        },
      ),
    );
  });
});

describe('a scale', () => {
  it('knows the ends of what is finite', () => {
    expect(extent([3, Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3]);
  });
});
