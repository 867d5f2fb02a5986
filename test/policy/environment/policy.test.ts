import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argmaxAmong, argmaxOver, confidenceInterval } from '../../../src/policy/environment/belief.ts';
import {
  integralInterval,
  nominalInterval,
  probabilityAnswer,
  probabilityClassifier,
  probabilityInterval,
  straddle,
  worstCaseInterval,
} from '../../../src/policy/environment/policy.ts';
import { beliefs } from './support.ts';

const properties = (check: (belief: Parameters<typeof nominalInterval>[0], multiplier: number) => void) =>
  fc.assert(fc.property(beliefs, fc.double({ min: 0, max: 4, noNaN: true }), check));

describe('intervals of a design', () => {
  it('at E[w]: the pair’s own', () => {
    properties((belief, multiplier) => {
      const { conditions, meanCondition } = belief.environment;
      const { lower, upper } = nominalInterval(belief, multiplier);
      lower.forEach((low, x) => {
        const i = x * conditions + meanCondition;
        const half = multiplier * Math.sqrt(belief.variance[i]);
        expect([low, upper[x]]).toEqual([belief.mean[i] - half, belief.mean[i] + half]);
      });
    });
  });

  it('in the worst case: the least of each end over Δ, no larger than at any condition of it', () => {
    properties((belief, multiplier) => {
      const { conditions, centralConditions } = belief.environment;
      const pairs = confidenceInterval(belief.mean, belief.variance, multiplier);
      const { lower, upper } = worstCaseInterval(belief, multiplier);
      lower.forEach((low, x) => {
        const over = (ends: Float64Array) => centralConditions.map((w) => ends[x * conditions + w]);
        expect(low).toBe(Math.min(...over(pairs.lower)));
        expect(upper[x]).toBe(Math.min(...over(pairs.upper)));
      });
    });
  });

  it('of the expectation: from the posterior of g', () => {
    properties((belief, multiplier) => {
      const { mean, variance } = belief.integral();
      expect(integralInterval(belief, multiplier)).toEqual(confidenceInterval(mean, variance, multiplier));
    });
  });

  it('of the probability: around μ^(p), the paper’s β = 1.5 and m = 2 where nothing else is said', () => {
    properties((belief, width) => {
      const answer = probabilityAnswer(belief, 0.1);
      const { lower, upper } = probabilityInterval(belief, width, { m: 2, eta: 0.1 });
      answer.forEach((p, x) => {
        expect((lower[x] + upper[x]) / 2).toBeCloseTo(p, 12);
      });
      const classifier = probabilityClassifier(belief, 0.1);
      expect(classifier).toEqual({
        ...probabilityInterval(belief, Math.sqrt(1.5), { m: 2, eta: 0.1 }),
        cut: belief.environment.level,
        accuracy: 0,
      });
    });
  });
});

describe('straddle', () => {
  it('is how far an interval reaches beyond the cut on its shorter side, negative where it does not reach it', () => {
    const interval = { lower: Float64Array.of(0.2, 0.5, 0.7, 0), upper: Float64Array.of(0.7, 0.9, 0.9, 0.4) };
    const scores = straddle({ ...interval, cut: 0.6 });
    [0.1, 0.1, -0.1, -0.2].forEach((score, x) => {
      expect(scores[x]).toBeCloseTo(score, 14);
    });
  });

  it('is at most half the interval’s width', () => {
    properties((belief, multiplier) => {
      const interval = nominalInterval(belief, multiplier);
      straddle({ ...interval, cut: 0.1 }).forEach((score, x) => {
        expect(score).toBeLessThanOrEqual((interval.upper[x] - interval.lower[x]) / 2 + 1e-12);
      });
    });
  });
});

it('ties go to the first', () => {
  const values = [1, 3, 2, 3];
  expect(argmaxOver(0, 3, (i) => values[i])).toBe(1);
  expect(argmaxOver(2, 3, (i) => values[i])).toBe(3);
  expect(argmaxAmong([3, 1, 0], (i) => values[i])).toBe(3);
});
