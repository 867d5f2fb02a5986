import { describe, expect, it } from 'vitest';
import { wheelSteps } from '../../../../web/time/transport/wheel-steps.ts';

describe('wheelSteps', () => {
  it('moves a few steps a notch in a short run, and a hundredth of a long one', () => {
    expect(wheelSteps()(100, 200, 860)).toBe(3);
    expect(wheelSteps()(100, 100_000, 860)).toBe(1162);
    expect(wheelSteps()(-100, 200, 860)).toBe(-3);
  });

  it('keeps the small moves of a trackpad until they are a step', () => {
    const stepsOf = wheelSteps();
    const moved = Array.from({ length: 70 }, () => stepsOf(1, 200, 860));
    expect(moved.reduce((sum, steps) => sum + steps)).toBe(2);
  });
});
