import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Belief } from '../../../src/policy/environment/belief.ts';
import {
  leastCertain,
  meanCondition,
  mostUncertain,
  mostUncertainCentral,
  worstCentral,
} from '../../../src/policy/environment/conditions.ts';
import { beliefs, cdf } from './support.ts';

/** The condition of the largest value among some, by looking at all. */
function best(belief: Belief, among: readonly number[], value: (i: number) => number, x: number): number {
  const { conditions } = belief.environment;
  const values = among.map((w) => value(x * conditions + w));
  return among[values.indexOf(Math.max(...values))];
}

it('the rules for a condition are what looking at every condition gives', () => {
  fc.assert(
    fc.property(beliefs, fc.double({ min: 0, max: 3, noNaN: true }), (belief, multiplier) => {
      const { environment, mean, variance } = belief;
      const { conditions, centralConditions, threshold } = environment;
      const all = Array.from({ length: conditions }, (_, w) => w);
      for (let x = 0; x < environment.designs; x++) {
        const lower = (i: number) => mean[i] - multiplier * Math.sqrt(variance[i]);
        expect(mostUncertain(belief, x)).toBe(best(belief, all, (i) => variance[i], x));
        expect(mostUncertainCentral(belief, x)).toBe(best(belief, centralConditions, (i) => variance[i], x));
        expect(worstCentral(belief, x, multiplier)).toBe(
          best(belief, centralConditions, (i) => -lower(i), x),
        );
        expect(meanCondition(belief)).toBe(environment.meanCondition);
        const doubt = (i: number) => {
          if (variance[i] === 0) return 0;
          const bar = Math.abs(mean[i] - threshold) < 0.3 ? threshold + 0.6 : threshold;
          const phi = cdf((mean[i] - bar) / Math.sqrt(variance[i]));
          return phi * (1 - phi);
        };
        const chosen = doubt(x * conditions + leastCertain(belief, x, 0.3));
        expect(chosen).toBeCloseTo(doubt(x * conditions + best(belief, all, doubt, x)), 10);
      }
    }),
    { numRuns: 50 },
  );
});
