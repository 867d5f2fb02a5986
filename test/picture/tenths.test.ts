import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tenths } from '../../src/picture/tenths.ts';

it('is a coordinate to a tenth of a pixel, wherever it lies', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e5, max: 1e5, noNaN: true }), (px) => {
      expect(tenths(px)).toMatch(/^-?\d+\.\d$/);
      expect(Math.abs(Number(tenths(px)) - px)).toBeLessThanOrEqual(0.05 + 1e-9);
    }),
  );
});

it.each([
  [0, '0.0'],
  [9.96, '10.0'],
  [4095.94, '4095.9'],
  [4095.96, '4096.0'],
  [-3.25, '-3.3'],
])('writes %d as %s', (px, text) => {
  expect(tenths(px)).toBe(text);
});
