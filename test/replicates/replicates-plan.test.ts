import { describe, expect, it } from 'vitest';
import { comparisonCurvePoints } from '../../src/replicates/replicates-plan.ts';

describe('the curves of a comparison', () => {
  it('have every step, or are not kept where that is too much', () => {
    expect(comparisonCurvePoints(200, 6, 500)).toBe(200);
    expect(comparisonCurvePoints(2000, 6, 100_000)).toBe(0);
  });
});
