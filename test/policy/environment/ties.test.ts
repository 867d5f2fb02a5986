import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Belief } from '../../../src/policy/environment/belief.ts';
import {
  exceedance,
  logSpread,
  thresholdProbability,
} from '../../../src/policy/environment/threshold-probability.ts';
import { drawnDesign, leastCertainDesign } from '../../../src/policy/environment/ties.ts';
import { beliefOf, beliefs, environmentOf } from './support.ts';

/** Three designs, two conditions, unit variance; means so far from the threshold 0 that every Φ is 0 or 1. */
function farBelief(means: readonly number[]): Belief {
  const environment = environmentOf(means.length / 2, [1, 3], 0);
  return {
    ...beliefOf(environment, 1),
    mean: Float64Array.from(means),
    variance: new Float64Array(means.length).fill(1),
  };
}

describe('log γ²', () => {
  it('is the logarithm of γ² where that has digits', () => {
    fc.assert(
      fc.property(beliefs, ({ mean, variance, environment }) => {
        const exceedances = exceedance(mean, variance, 0.2, 0);
        const { spread } = thresholdProbability(exceedances, environment);
        spread.forEach((value, design) => {
          const found = logSpread(exceedances, design, environment);
          if (value > 1e-250) expect(found).toBeCloseTo(Math.log(value), 10);
        });
      }),
    );
  });

  it('goes on where γ² is 0: log p(w) + log Φ(−50) of the nearer condition', () => {
    // log Φ(−50) from arbitrary-precision arithmetic; the condition at 60 adds less than e^{−550}.
    const weights = Float64Array.of(0.25, 0.75);
    const exceedances = Float64Array.of(-50, 60);
    const weighing = { designs: 1, conditions: 2, weights };
    expect(thresholdProbability(exceedances, { ...weighing, threshold: 0 }).spread[0]).toBe(0);
    expect(logSpread(exceedances, 0, weighing)).toBeCloseTo(Math.log(0.25) - 1254.8313611394199, 9);
  });

  it('leaves conditions of weight 0 out, and is −∞ without variance', () => {
    const weights = Float64Array.of(0, 1);
    const of = (...exceedances: number[]) =>
      logSpread(Float64Array.from(exceedances), 0, { conditions: 2, weights });
    expect(of(0, -50)).toBe(of(-49, -50));
    expect(of(0, Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('BPT-UCB’s tie', () => {
  it('goes to the design nearest to the threshold, below it or above', () => {
    expect(leastCertainDesign(farBelief([-60, -61, -50, -70, -55, -52]), [0, 1, 2], 0)).toBe(1);
    expect(leastCertainDesign(farBelief([60, 61, 50, 70, 55, 52]), [0, 1, 2], 0)).toBe(1);
  });

  it('weighs by p(w): the likelier condition counts where both are equally far', () => {
    expect(leastCertainDesign(farBelief([-50, -90, -90, -50]), [0, 1], 0)).toBe(1);
  });

  it('is decided among the tied alone', () => {
    expect(leastCertainDesign(farBelief([-60, -61, -50, -70, -55, -52]), [0, 2], 0)).toBe(2);
  });
});

describe('BPT-TS’s tie', () => {
  it('is drawn evenly among the tied, the same again for the same stream', () => {
    const drawn = Array.from({ length: 300 }, (_, seed) =>
      drawnDesign(beliefOf(environmentOf(9, [1]), seed), [2, 5, 7]),
    );
    for (const design of [2, 5, 7]) {
      const count = drawn.filter((value) => value === design).length;
      expect(count).toBeGreaterThan(70);
      expect(count).toBeLessThan(130);
    }
    expect(drawnDesign(beliefOf(environmentOf(9, [1]), 0), [2, 5, 7])).toBe(drawn[0]);
  });
});
