import { describe, expect, it } from 'vitest';
import { normalPdf } from '../../src/math/normal.ts';
import { expectedImprovement } from '../../src/policy/expected-improvement.ts';

const improvement = (mean: number, sd: number, incumbent: number) =>
  expectedImprovement(mean, sd, { multiplier: 3, incumbent });

/** E[max(0, f − f⁺)] by the trapezoidal rule. */
function integral(mean: number, sd: number, incumbent: number): number {
  const step = 1e-3;
  let sum = 0;
  for (let z = -9; z <= 9; z += step) sum += Math.max(0, mean + sd * z - incumbent) * normalPdf(z) * step;
  return sum;
}

describe('expectedImprovement', () => {
  it.each([
    [0, 1, 0],
    [0.3, 0.5, 0.9],
    [1.4, 0.2, 0.9],
    [-1, 2, 1.5],
  ])('is the expectation for μ %f, σ %f, f⁺ %f', (mean, sd, incumbent) => {
    expect(improvement(mean, sd, incumbent)).toBeCloseTo(integral(mean, sd, incumbent), 6);
  });

  it('is the plain gain without uncertainty, and never negative', () => {
    expect(improvement(1.5, 0, 1)).toBe(0.5);
    expect(improvement(0.5, 0, 1)).toBe(0);
    expect(improvement(0, 0.01, 1)).toBeGreaterThanOrEqual(0);
  });

  it('falls with the incumbent and grows with σ', () => {
    expect(improvement(0, 1, 0.5)).toBeLessThan(improvement(0, 1, 0.4));
    expect(improvement(0, 1.1, 0.5)).toBeGreaterThan(improvement(0, 1, 0.5));
  });
});
