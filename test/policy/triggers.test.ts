import { describe, expect, it } from 'vitest';
import type { TestInput } from '../../src/policy/trigger.ts';
import { withinBounds } from '../../src/policy/trigger.ts';
import { cusum } from '../../src/policy/triggers/cusum.ts';
import { likelihoodRatio } from '../../src/policy/triggers/likelihood-ratio.ts';
import { oracle } from '../../src/policy/triggers/oracle.ts';
import { randomTrigger } from '../../src/policy/triggers/random.ts';
import { createStream } from '../../src/random/stream.ts';

const at = (tPrime: number, y: number, fresh: (count: number) => number = () => 0): TestInput => ({
  t: tPrime,
  tPrime,
  y,
  mean: 0,
  variance: 0.75,
  noiseVariance: 0.25,
  freshLogLikelihood: fresh,
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
  const density = (y: number) => -0.5 * (Math.log(2 * Math.PI) + y * y);

  it('is the window’s log likelihood without the past less the kept model’s, from 0', () => {
    const test = likelihoodRatio(2, 5);
    const counts: number[] = [];
    const fresh = (count: number) => {
      counts.push(count);
      return -1;
    };
    const findings = [0.1, 3, 4, 0].map((y, i) => test(at(i + 1, y, fresh)));
    expect(findings.map(({ psi }) => psi)).toEqual([
      0,
      0,
      expect.closeTo(-1 - density(3) - density(4), 10),
      expect.closeTo(-1 - density(4) - density(0), 10),
    ]);
    expect(findings.map(({ fires }) => fires)).toEqual([false, false, true, true]);
    expect(counts).toEqual([2, 2]);
    expect(likelihoodRatio(1, 5)(at(1, 9)).psi).toBe(0);
  });

  it('forgets the residuals at a reset', () => {
    const test = likelihoodRatio(1, 5);
    for (const tPrime of [1, 2]) test(at(tPrime, 5));
    expect(test(at(1, 5)).psi).toBe(0);
    expect(test(at(2, 2)).psi).toBeCloseTo(-density(2), 12);
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
