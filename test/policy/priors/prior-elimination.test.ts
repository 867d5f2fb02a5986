import { describe, expect, it } from 'vitest';
import { PriorElimination } from '../../../src/policy/priors/prior-elimination.ts';

const step = (prior: number, y: number, t = 1) => ({ t, prior, y, mean: 0, sd: 0.1, multiplier: 2 });

describe('elimination of priors', () => {
  it('drops the prior whose residuals exceed noise and doubt, and no other', () => {
    const test = new PriorElimination(3, 0.01, 0.1);
    const { residualSum, bound } = test.after(step(1, 5));
    expect(residualSum).toBe(5);
    expect(bound).toBeCloseTo(Math.sqrt(0.02 * Math.log(Math.PI ** 2 / 0.1)) + 0.2, 12);
    expect(test.alive).toEqual([0, 2]);
  });

  it('lets residuals of either sign cancel', () => {
    const test = new PriorElimination(2, 0.01, 0.1);
    test.after(step(0, 0.4));
    expect(test.after(step(0, -0.4, 2)).residualSum).toBe(0);
    expect(test.alive).toEqual([0, 1]);
  });

  it('never drops the last one, and still says that it failed', () => {
    const test = new PriorElimination(1, 0.01, 0.1);
    const { residualSum, bound } = test.after(step(0, 9));
    expect(residualSum).toBeGreaterThan(bound);
    expect(test.alive).toEqual([0]);
  });
});
