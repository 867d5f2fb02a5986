import { describe, expect, it } from 'vitest';
import type { ParamValues } from '../../../src/parameters/spec.ts';
import { rateBounds } from '../../../src/theory/et/rate-bounds.ts';
import type { RunFacts } from '../../../src/theory/facts.ts';

/** Facts of a run of 400 steps with only what the bounds rest on. */
const facts = (parameters: ParamValues, blockLengths: readonly [number, number] | null): RunFacts =>
  ({ parameters, blockLengths, records: { length: 400 } }) as unknown as RunFacts;

describe('the bounds on ε that a lane rests on', () => {
  it('are its own, to the last digit, and not what the rounded N would give back', () => {
    expect(rateBounds(facts({ periodFrom: 'epsilon', epsilon: 0.05 }, [26, 26]))).toEqual([0.05, 0.05]);
    const own = { bounds: 'epsilon', epsilonLower: 0.01, epsilonUpper: 0.05, trigger: 'event' };
    expect(rateBounds(facts(own, [26, 38]))).toEqual([0.01, 0.05]);
    expect(rateBounds(facts({ ...own, epsilonLower: 0 }, [26, 400]))).toEqual([0, 0.05]);
  });

  it('are one where every reset comes at the lower bound, and none where the trigger has no bounds', () => {
    const own = { bounds: 'epsilon', epsilonLower: 0.01, epsilonUpper: 0.05 };
    expect(rateBounds(facts({ ...own, trigger: 'lower-bound' }, [26, 26]))).toEqual([0.05, 0.05]);
    expect(rateBounds(facts({ ...own, trigger: 'never' }, [Infinity, Infinity]))).toBeNull();
    expect(rateBounds(facts({ ...own, trigger: 'oracle' }, null))).toBeNull();
    // Periodic resets go by their own period, not by the bounds.
    expect(rateBounds(facts({ ...own, trigger: 'periodic' }, [24, 24]))).toEqual([0.0625, 0.0625]);
  });

  it('of lengths in steps are the rates with exactly these lengths', () => {
    expect(rateBounds(facts({ bounds: 'steps' }, [12, 24]))).toEqual([0.0625, 1]);
    expect(rateBounds(facts({ periodFrom: 'steps' }, [48, 48]))).toEqual([1 / 256, 1 / 256]);
  });

  it('are none for lengths that no rate in (0, 1] has, or that the run never reaches', () => {
    expect(rateBounds(facts({ bounds: 'none' }, [1, 400]))).toBeNull();
    expect(rateBounds(facts({ bounds: 'steps' }, [11, 24]))).toBeNull();
    expect(rateBounds(facts({ bounds: 'steps' }, [12, 2000]))).toBeNull();
  });
});
