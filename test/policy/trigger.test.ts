import { describe, expect, it } from 'vitest';
import { every, never, withinBounds } from '../../src/policy/trigger.ts';
import { event, eventTest } from '../../src/policy/triggers/event.ts';
import { createStream } from '../../src/random/stream.ts';

const input = {
  t: 9,
  tPrime: 3,
  y: 1.5,
  mean: 0.2,
  variance: 0.25,
  noiseVariance: 0.04,
  place: null,
  freshLogLikelihood: () => 0,
  keptLogLikelihood: () => 0,
  stream: (name: string) => createStream(1, name),
};

describe('event test', () => {
  it('is Lemma 3 with π_{t′} = π² t′²/6', () => {
    const pi = (Math.PI ** 2 * 9) / 6;
    const rho = 2 * Math.log((2 * pi) / 0.1);
    const wBar = Math.sqrt(2 * 0.04 * Math.log((2 * pi) / 0.1));
    const result = eventTest(input, 0.1);
    expect(result.psi).toBeCloseTo(1.3, 12);
    expect(result.rho).toBeCloseTo(rho, 12);
    expect(result.wBar).toBeCloseTo(wBar, 12);
    expect(result.kappa).toBeCloseTo(Math.sqrt(rho) * 0.5 + wBar, 12);
    expect(result.fires).toBe(1.3 > result.kappa);
  });

  it('caps the noise term after a stated t′, and nothing else', () => {
    const late = { ...input, tPrime: 50 };
    const [capped, early] = [eventTest(late, 0.1, 3), eventTest(input, 0.1)];
    expect(capped.wBar).toBe(early.wBar);
    expect(capped.rho).toBe(eventTest(late, 0.1).rho);
    expect(capped.kappa).toBeLessThan(eventTest(late, 0.1).kappa);
    expect(eventTest(input, 0.1, 10)).toEqual(early);
  });

  it('takes the bound of bounded noise for the noise term, at every t′', () => {
    const bounded = (tPrime: number) => eventTest({ ...input, tPrime }, 0.1, undefined, true);
    expect(bounded(1).wBar).toBe(Math.sqrt(3 * input.noiseVariance));
    expect(bounded(50).wBar).toBe(bounded(1).wBar);
    expect(bounded(50).rho).toBe(eventTest({ ...input, tPrime: 50 }, 0.1).rho);
  });
});

describe('event trigger within bounds', () => {
  const onEvent = (lower: number, upper: number) => withinBounds(event(0.1), lower, upper);
  const surprised = { ...input, y: 100 };

  it.each([
    [2, false, null],
    [3, true, 'event'],
    [7, true, 'event'],
  ])('a surprise at t′ = %i resets: %s', (tPrime, reset, reason) => {
    expect(onEvent(3, 7).test({ ...surprised, tPrime })).toMatchObject({
      reset,
      reason,
      triggered: true,
    });
  });

  it('forces a reset at the upper bound and says so', () => {
    const calm = { ...input, y: input.mean, tPrime: 7 };
    expect(onEvent(3, 7).test(calm)).toMatchObject({
      reset: true,
      reason: 'upper bound',
      triggered: false,
    });
    expect(onEvent(3, 7).test({ ...calm, tPrime: 6 })).toMatchObject({ reset: false, reason: null });
  });
});

describe('other triggers', () => {
  it('never and every N', () => {
    expect(never.test(input)).toMatchObject({ reset: false, psi: null });
    expect([1, 2, 3].map((tPrime) => every(3).test({ ...input, tPrime }).reset)).toEqual([
      false,
      false,
      true,
    ]);
  });
});
