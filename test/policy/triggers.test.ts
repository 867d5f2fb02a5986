import { describe, expect, it } from 'vitest';
import type { TestInput } from '../../src/policy/trigger.ts';
import { withinBounds } from '../../src/policy/trigger.ts';
import { cusum } from '../../src/policy/triggers/cusum.ts';
import { likelihoodRatio } from '../../src/policy/triggers/likelihood-ratio.ts';
import { oracle } from '../../src/policy/triggers/oracle.ts';

const at = (tPrime: number, y: number, fresh: (count: number) => number = () => 0): TestInput => ({
  t: tPrime,
  tPrime,
  y,
  mean: 0,
  variance: 0.75,
  noiseVariance: 0.25,
  freshLogLikelihood: fresh,
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
