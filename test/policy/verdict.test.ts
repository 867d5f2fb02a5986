import { describe, expect, it } from 'vitest';
import { type Finding, QUIET, type Verdict } from '../../src/policy/trigger.ts';
import { findingOf, verdictOf } from '../../src/policy/verdict.ts';

/** What came from a program may be anything. */
const anything = (given: unknown) => given as Partial<Verdict>;

describe('a verdict of which part is given', () => {
  it('is quiet where nothing is', () => {
    expect(verdictOf({})).toEqual(QUIET);
  });

  it('resets where ψ > κ, as an event, and says that it tested', () => {
    const tested = { testActive: true };
    expect(verdictOf({ psi: 3, kappa: 2 })).toEqual({
      ...{ psi: 3, kappa: 2, ...tested, triggered: true },
      ...{ reset: true, reason: 'event' },
    });
    expect(verdictOf({ psi: 2, kappa: 2 })).toEqual({
      ...{ psi: 2, kappa: 2, ...tested, triggered: false },
      ...{ reset: false, reason: null },
    });
  });

  it('keeps what is given', () => {
    const whole: Verdict = {
      psi: 1,
      kappa: 2,
      triggered: true,
      testActive: false,
      reset: true,
      reason: 'periodic',
    };
    expect(verdictOf(whole)).toEqual(whole);
    const silent = { ...QUIET, psi: 3, kappa: 2 };
    expect(verdictOf(silent)).toEqual(silent);
  });

  it('has no reason without a reset, and "event" for one that is not known', () => {
    expect(verdictOf({ reset: false, reason: 'glr' }).reason).toBeNull();
    expect(verdictOf(anything({ reset: true, reason: 'whim' })).reason).toBe('event');
  });

  it.each([['3'], [{}], [null], [Number.NaN], [Number.POSITIVE_INFINITY], [3n], [[1]]])(
    'has no ψ of %s',
    (psi) => {
      expect(verdictOf(anything({ psi, kappa: 1 }))).toEqual({ ...QUIET, kappa: 1 });
    },
  );

  it('takes for true and false these alone', () => {
    const forged = { triggered: 'yes', testActive: 1, reset: 'yes' };
    expect(verdictOf(anything(forged))).toEqual(QUIET);
  });

  it('has no minus zero, which text would lose', () => {
    expect(Object.is(verdictOf({ psi: -0 }).psi, 0)).toBe(true);
  });
});

describe('a finding of which part is given', () => {
  it.each<readonly [Partial<Finding>, Finding]>([
    [{}, { psi: 0, kappa: 0, fires: false }],
    [
      { psi: 3, kappa: 2 },
      { psi: 3, kappa: 2, fires: true },
    ],
    [
      { psi: 2, kappa: 2 },
      { psi: 2, kappa: 2, fires: false },
    ],
    [
      { psi: 1, kappa: 2, fires: true },
      { psi: 1, kappa: 2, fires: true },
    ],
    [
      { psi: Number.NaN, kappa: Number.NEGATIVE_INFINITY },
      { psi: 0, kappa: 0, fires: false },
    ],
  ])('%o', (given, finding) => {
    expect(findingOf(given)).toEqual(finding);
  });
});
