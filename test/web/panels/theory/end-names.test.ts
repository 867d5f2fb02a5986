import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endNames } from '../../../../web/panels/theory/theory-plot.tsx';

describe('names at the ends of lines', () => {
  it('stand above their lines', () => {
    expect(endNames([40, 120, 180], 20)).toEqual([32, 112, 172]);
  });

  it('stand together above lines that lie close, in the order of the lines', () => {
    expect(endNames([40, 188, 180, 198], 20)).toEqual([32, 157, 142, 172]);
  });

  it('stand below them where there is no room above', () => {
    expect(endNames([30, 22], 20)).toEqual([61, 46]);
  });

  it('never lie on one another, nor on a line', () => {
    const lines = fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, (heights) => {
        // With room above all of them.
        const places = endNames(heights, -200);
        places.forEach((place, i) => {
          expect(place).toBeLessThanOrEqual(heights[i] - 8);
          for (const [j, other] of places.entries())
            if (j !== i) expect(Math.abs(place - other)).toBeGreaterThan(14.9);
          // Letters reach from 12 px above the baseline to 3 px below it.
          for (const height of heights) expect(height > place - 12 && height < place + 3).toBe(false);
        });
      }),
    );
  });
});
