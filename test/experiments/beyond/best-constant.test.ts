import { describe, expect, it } from 'vitest';
import { bestConstant } from '../../../src/experiments/beyond/best-constant.ts';

const CONSTANTS = [0.5, 1, 2, 3, 4.5, 6.5, 9];
/** Regrets that are a parabola in ln β about a best one for each replicate. */
const about = (bests: readonly number[]) =>
  CONSTANTS.map((constant) => bests.map((best) => 0.3 + Math.log(constant / best) ** 2));

describe('the constant of least regret', () => {
  it('is found between those tried', () => {
    for (const best of [0.8, 2, 2.4, 4, 7.5]) {
      const found = bestConstant(CONSTANTS, about([best, best, best]));
      expect(found.best).toBeCloseTo(best, 9);
      expect([found.low, found.high].map((value) => Math.abs(value - best) < 1e-9)).toEqual([true, true]);
    }
  });

  it('has the standard error of a mean of logarithms where each replicate has its own', () => {
    const bests = [2, 2.5, 3, 2.2, 2.8];
    const logs = bests.map(Math.log);
    const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
    const variance = logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (logs.length - 1);
    const { best, low, high } = bestConstant(CONSTANTS, about(bests));
    expect(Math.log(best)).toBeCloseTo(mean, 9);
    expect(Math.log(high / best)).toBeCloseTo(2 * Math.sqrt(variance / logs.length), 9);
    expect(Math.log(best / low)).toBeCloseTo(2 * Math.sqrt(variance / logs.length), 9);
  });

  it('is an end of the row where regret still falls there', () => {
    expect(bestConstant(CONSTANTS, about([0.1, 0.1])).best).toBeCloseTo(0.5, 12);
    expect(bestConstant(CONSTANTS, about([30, 30])).best).toBeCloseTo(9, 12);
  });
});
