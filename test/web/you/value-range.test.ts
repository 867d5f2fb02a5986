import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueRange } from '../../../web/you/board/board.tsx';

const readings = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 80 });

describe('the axis of y', () => {
  it('has room for every reading, with nothing but the readings in it', () => {
    fc.assert(
      fc.property(readings, fc.boolean(), (all, unit) => {
        const [low, high] = valueRange(all, unit) as [number, number];
        expect(low < Math.min(...all) && high > Math.max(...all)).toBe(true);
        expect(valueRange([...all].reverse(), unit)).toEqual([low, high]);
      }),
    );
  });

  it('never narrows as readings come', () => {
    fc.assert(
      fc.property(readings, (all) => {
        const before = valueRange(all.slice(0, -1), true) as [number, number];
        const after = valueRange(all, true) as [number, number];
        expect(after[0] <= before[0] + 1e-9 && after[1] >= before[1] - 1e-9).toBe(true);
      }),
    );
  });

  it('stands still while readings of unit draws are usual ones, and is unknown where no scale is', () => {
    expect(valueRange([], true)).toEqual(valueRange([1.2, -0.4, 2.1], true));
    expect(valueRange([], false)).toBeNull();
  });
});
