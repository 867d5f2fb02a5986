import { describe, expect, it } from 'vitest';
import { normalPdf } from '../../src/math/normal.ts';
import { drawWidth } from '../../src/policy/acquisitions/draw-width.ts';
import {
  expectedImprovement,
  expectedImprovementBy,
} from '../../src/policy/acquisitions/expected-improvement.ts';
import { probabilityOfImprovement } from '../../src/policy/acquisitions/probability-of-improvement.ts';

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

describe('an improvement that is asked for', () => {
  it.each([0, 0.01, 0.4])('of %f lowers the gain by as much', (margin) => {
    const of = (incumbent: number) => ({ multiplier: 0, incumbent });
    expect(expectedImprovementBy(margin)(0.7, 0.3, of(0.5))).toBeCloseTo(improvement(0.7, 0.3, 0.5 + margin));
    const probable = probabilityOfImprovement(margin)(0.7, 0.3, of(0.5));
    expect(probable).toBeCloseTo(probabilityOfImprovement(0)(0.7, 0.3, of(0.5 + margin)));
  });
});

describe('probabilityOfImprovement', () => {
  const probability = (mean: number, sd: number, incumbent: number) =>
    probabilityOfImprovement(0)(mean, sd, { multiplier: 3, incumbent });

  it('is Φ of the gain in standard deviations', () => {
    expect(probability(0.5, 0.2, 0.5)).toBe(0.5);
    expect(probability(1.96, 1, 0)).toBeCloseTo(0.975, 3);
  });

  it('is certain without uncertainty, and no gain is no improvement', () => {
    expect([probability(2, 0, 1), probability(1, 0, 1), probability(0, 0, 1)]).toEqual([1, 0, 0]);
  });
});

describe('the width of a draw', () => {
  const values = { drawScale: 1.5, normBound: 2, noiseScale: 0.5, delta: 0.1 };
  const model = { informationGain: () => 3 };

  it('is given, or the theorem’s', () => {
    expect(drawWidth({ ...values, widthFrom: 'given' })(7, model)).toBe(1.5);
    const byHand = 2 + 0.5 * Math.sqrt(2 * (3 + 1 + Math.log(20)));
    expect(drawWidth({ ...values, widthFrom: 'theorem' })(7, model)).toBeCloseTo(byHand, 12);
  });
});
