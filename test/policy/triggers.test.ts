import { describe, expect, it } from 'vitest';
import type { TestInput } from '../../src/policy/trigger.ts';
import { logPredictiveDensity, withinBounds } from '../../src/policy/trigger.ts';
import { cusum } from '../../src/policy/triggers/cusum.ts';
import { testOfLooks } from '../../src/policy/triggers/glr.ts';
import { likelihoodRatio } from '../../src/policy/triggers/likelihood-ratio.ts';
import { oracle } from '../../src/policy/triggers/oracle.ts';
import { randomTrigger } from '../../src/policy/triggers/random.ts';
import { createStream } from '../../src/random/stream.ts';

const at = (
  tPrime: number,
  y: number,
  [fresh, kept]: readonly ((count: number) => number)[] = [() => 0, () => 0],
): TestInput => ({
  t: tPrime,
  tPrime,
  y,
  mean: 0,
  variance: 0.75,
  noiseVariance: 0.25,
  place: null,
  freshLogLikelihood: fresh,
  keptLogLikelihood: kept,
  stream: (name) => createStream(1, name),
});

describe('CUSUM', () => {
  it('adds what exceeds the allowance, never falls below 0, and fires above its threshold', () => {
    const test = cusum(1, 2);
    const findings = [0.5, 2.5, -2, 0.2, -1.9].map((y, i) => test(at(i + 1, y)));
    expect(findings.map(({ psi }) => psi)).toEqual([0, 1.5, 2.5, 1.7, 2.6].map((s) => expect.closeTo(s, 12)));
    expect(findings.map(({ fires }) => fires)).toEqual([false, false, true, false, true]);
    expect(findings.every(({ kappa }) => kappa === 2)).toBe(true);
  });

  it('starts anew at t′ = 1', () => {
    const test = cusum(1, 2);
    test(at(1, 9));
    expect(test(at(1, 1.5)).psi).toBeCloseTo(0.5, 12);
  });

  it('standardises by the variance of the observation', () => {
    expect(cusum(0, 9)({ ...at(1, 3), variance: 8, noiseVariance: 1 }).psi).toBeCloseTo(1, 12);
  });

  it('goes on counting below the lower bound, where it must not reset', () => {
    const trigger = withinBounds(cusum(1, 2), 3, 100);
    const verdicts = [4, 1, 1].map((y, i) => trigger.test(at(i + 1, y)));
    expect(verdicts.map(({ triggered }) => triggered)).toEqual([true, true, true]);
    expect(verdicts.map(({ reset }) => reset)).toEqual([false, false, true]);
    expect(verdicts[2].reason).toBe('event');
  });
});

describe('likelihood ratio', () => {
  it('is the window’s log likelihood without the past less that with it, from 0', () => {
    const test = likelihoodRatio(2, 5);
    const asked: string[] = [];
    const likelihoods = (t: number) => [
      (count: number) => {
        asked.push(`fresh ${count}`);
        return -t;
      },
      (count: number) => {
        asked.push(`kept ${count}`);
        return t === 3 ? -9 : -3;
      },
    ];
    const findings = [1, 2, 3, 4].map((t) => test(at(t, 0, likelihoods(t))));
    expect(findings.map(({ psi }) => psi)).toEqual([0, 0, 6, 0]);
    expect(findings.map(({ fires }) => fires)).toEqual([false, false, true, false]);
    expect(asked).toEqual(['fresh 2', 'kept 2', 'fresh 2', 'kept 2']);
  });

  it('has nothing to compare until the window has a past, and again after a reset', () => {
    const test = likelihoodRatio(1, 5);
    const likelihoods = [() => 9, () => 0];
    const psis = [1, 2, 1, 2].map((tPrime) => test(at(tPrime, 0, likelihoods)).psi);
    expect(psis).toEqual([0, 9, 0, 9]);
  });

  it('rests on the density of an observation under the model’s prediction', () => {
    const prediction = { ...at(1, 3), mean: 1 };
    expect(logPredictiveDensity(prediction)).toBeCloseTo(-0.5 * (Math.log(2 * Math.PI) + 4), 12);
    const wide = { ...prediction, variance: 3, noiseVariance: 1 };
    expect(logPredictiveDensity(wide)).toBeCloseTo(-0.5 * (Math.log(8 * Math.PI) + 1), 12);
  });
});

describe('oracle', () => {
  it('resets at the first observation after each change, and only there', () => {
    const trigger = oracle([3, 6]);
    const resets = Array.from({ length: 9 }, (_, i) => trigger.test({ ...at(1, 0), t: i + 1 }));
    expect(resets.flatMap(({ reset }, i) => (reset ? [i + 1] : []))).toEqual([4, 7]);
    expect(resets[3]).toMatchObject({ reason: 'true change', psi: null, triggered: null });
  });
});

describe('random resets', () => {
  /** t' at every reset of 8000 steps. */
  const blocks = (bounds: [number, number], horizon = 8000, seed = 1) => {
    const trigger = randomTrigger.create({}, { bounds, horizon, changePoints: [] });
    const stream = (name: string) => createStream(seed, name);
    const lengths: number[] = [];
    for (let t = 1, tPrime = 1; t <= 8000; t++, tPrime++) {
      const { reset, reason } = trigger.test({ ...at(tPrime, 0), t, stream });
      if (!reset) continue;
      expect(reason).toBe('periodic');
      lengths.push(tPrime);
      tPrime = 0;
    }
    return lengths;
  };

  it('come after N_lo to N_hi steps, each number as often', () => {
    const lengths = blocks([4, 11]);
    const counts = [4, 5, 6, 7, 8, 9, 10, 11].map((n) => lengths.filter((length) => length === n).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(lengths.length);
    // About 1067 blocks in 8 kinds: 133 ± 11 of each; χ² of 7 degrees of freedom is below 24 in 99.9 % of all draws.
    const even = lengths.length / 8;
    expect(counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0)).toBeLessThan(24);
  });

  it('depend on the seed alone', () => {
    expect(blocks([4, 11])).toEqual(blocks([4, 11]));
    expect(blocks([4, 11], 8000, 2)).not.toEqual(blocks([4, 11]));
  });

  it('spread over the run where N_hi lies beyond it, but never before N_lo', () => {
    expect(Math.max(...blocks([4, 2000], 20))).toBe(20);
    expect(new Set(blocks([30, 2000], 20))).toEqual(new Set([30]));
    expect(new Set(blocks([9, 9]))).toEqual(new Set([9]));
    expect(new Set(blocks([9, 5]))).toEqual(new Set([5]));
  });
});

describe('the test of looks', () => {
  const settings = { delta: 0.05, factor: 4, fed: 'looks', event: null } as const;
  const look = (tPrime: number, y: number, position = 0, forced = true): TestInput => ({
    ...at(tPrime, y),
    noiseVariance: 0.01,
    place: { position, look: forced },
  });

  it('fires when one place no longer gives what it gave, and says where the change lies', () => {
    const trigger = testOfLooks(settings);
    const verdicts = [0, 0, 0, 0, 3, 3].map((y, i) => trigger.test(look(i + 1, y)));
    expect(verdicts[0]).toMatchObject({ psi: null, kappa: null, triggered: null, reset: false });
    expect(verdicts[3]).toMatchObject({ psi: 0, triggered: false, reset: false });
    expect(verdicts[4]).toMatchObject({ reset: true, reason: 'glr', ofLooks: { split: 4 } });
  });

  it('keeps the places apart, and begins anew at t′ = 1', () => {
    const trigger = testOfLooks(settings);
    for (let t = 1; t <= 8; t += 2) {
      expect(trigger.test(look(t, 0, 0)).reset).toBe(false);
      expect(trigger.test(look(t + 1, 5, 1)).reset).toBe(false);
    }
    expect(trigger.test(look(1, 5, 0))).toMatchObject({ psi: null, reset: false });
  });

  it('hears of a query of choice only where it is told to', () => {
    const heard = (fed: 'looks' | 'all') => {
      const trigger = testOfLooks({ ...settings, fed });
      trigger.test(look(1, 0));
      return trigger.test(look(2, 1, 0, false)).psi;
    };
    expect(heard('looks')).toBeNull();
    expect(heard('all')).toBeGreaterThan(0);
  });

  it('says nothing of a query at no place, where the event test may speak all the same', () => {
    expect(testOfLooks(settings).test(at(3, 9))).toMatchObject({ psi: null, reset: false });
    const both = testOfLooks({ ...settings, event: 0.1 });
    const verdict = both.test(at(3, 99));
    expect(verdict).toMatchObject({ psi: null, reset: true, reason: 'event' });
    expect(verdict.ofLooks?.eventPsi).toBe(99);
  });
});
