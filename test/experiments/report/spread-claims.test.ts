import { describe, expect, it } from 'vitest';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';
import { steadier } from '../../../src/experiments/report/spread-claims.ts';

describe('steadier', () => {
  const values: Record<string, readonly number[]> = {
    calm: [1, 1.1, 0.9, 1.05, 0.95],
    wild: [1, 2.2, -0.3, 1.5, 0.4],
    same: [3, 3.1, 2.9, 3.05, 2.95],
    near: [3, 3.11, 2.9, 3.04, 2.95],
  };
  const check = (smaller: string, larger: string) =>
    steadier({ text: '', measure: 'm', columns: ['c'], pairs: [[smaller, larger]] }).check({
      cells: [],
      resetTimes: () => [],
      level: LEVEL,
      values: (row) => values[row],
    });

  it('compares standard deviations, not means, by a test', () => {
    expect(check('calm', 'wild').verdict).toBe('order reproduced');
    expect(check('wild', 'calm').verdict).toBe('not reproduced');
    expect(check('calm', 'calm').verdict).toBe('not reproduced');
    expect(check('same', 'near')).toMatchObject({ verdict: 'undecided', runsNeeded: expect.any(Number) });
  });

  it('states both and p', () => {
    expect(check('calm', 'wild').detail).toMatch(
      /^standard deviations, Pitman–Morgan tests: c: calm 0\.0791 against wild 0\.9\d+ \(p [<=] 0\.\d{3}\)$/,
    );
  });
});
