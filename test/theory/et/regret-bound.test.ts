import { describe, expect, it } from 'vitest';
import { etRates, maternExponent } from '../../../src/theory/et/rates.ts';
import { etRegretBound } from '../../../src/theory/et/regret-bound.ts';

const INPUT = {
  horizon: 200,
  epsilon: 0.03,
  noiseVariance: 0.02,
  lower: 12,
  upper: 40,
  beta: 50,
  gain: 20,
  a0: 2,
  b0: 1.5,
  delta: 0.1,
};

/** Theorem 1 written down once more, with other operations. */
function independent(i: typeof INPUT): number {
  const s = i.noiseVariance;
  const C1 = 8 / Math.log1p(s ** -1);
  const cube = i.upper ** 3 * i.epsilon;
  const y =
    (i.b0 + Math.SQRT2 * s ** 0.5) *
    Math.log((4 * (i.a0 + 1) * (Math.PI * i.horizon) ** 2) / 3 / i.delta) ** 0.5;
  const phi = 2 * (i.beta * (3 / s + s ** -2) * cube) ** 0.5 + 2 * (1 / s + s ** -2) * cube * y;
  return (C1 * i.horizon * i.beta * (i.horizon / i.lower + 1) * i.gain) ** 0.5 + 2 + i.horizon * phi;
}

describe('ET Theorem 1', () => {
  it('is eq. 6 and 7', () => {
    const { total, learning, mismatch } = etRegretBound(INPUT);
    expect(total / independent(INPUT)).toBeCloseTo(1, 12);
    expect(total).toBe(learning + mismatch);
  });

  it('is the static bound √(C1 T β 2 γ) + 2 where nothing changes and nothing is reset', () => {
    const still = { ...INPUT, epsilon: 0, lower: 200, upper: 200 };
    const C1 = 8 / Math.log(1 + 1 / 0.02);
    expect(etRegretBound(still).total).toBeCloseTo(Math.sqrt(C1 * 200 * 50 * 2 * 20) + 2, 8);
  });

  it.each([
    ['horizon', 400],
    ['epsilon', 0.1],
    ['upper', 60],
    ['beta', 80],
    ['gain', 30],
    ['b0', 3],
  ] as const)('grows with %s', (name, value) => {
    expect(etRegretBound({ ...INPUT, [name]: value }).total).toBeGreaterThan(etRegretBound(INPUT).total);
  });

  it('falls with a longer shortest block and a larger δ', () => {
    expect(etRegretBound({ ...INPUT, lower: 20 }).total).toBeLessThan(etRegretBound(INPUT).total);
    expect(etRegretBound({ ...INPUT, delta: 0.5 }).total).toBeLessThan(etRegretBound(INPUT).total);
  });
});

describe('ET Corollary 1', () => {
  it('with λ1 = λ2 = 1 gives R-GP-UCB’s T ε^{1/8}', () => {
    const rates = etRates({ horizon: 100, epsilon: 0.03, epsilonLower: 0.03, epsilonUpper: 0.03, xi: 0 });
    expect(rates?.terms.map(({ value }) => value / 100)).toEqual([
      expect.closeTo(0.1, 12),
      expect.closeTo(0.03 ** 0.125, 12),
      expect.closeTo(0.03 ** 0.125, 12),
      expect.closeTo(0.03 ** 0.25, 12),
    ]);
    expect(rates?.sublinearBelow).toBeCloseTo(1e-8, 20);
  });

  it('has the exponents of eq. 8 in λ, and of eq. 9 for Matérn', () => {
    const at = (epsilonLower: number, epsilonUpper: number, xi: number) =>
      (etRates({ horizon: 100, epsilon: 0.04, epsilonLower, epsilonUpper, xi })?.terms ?? []).map(
        ({ value }) => value,
      );
    const [, early, spread, mean] = at(0.02, 0.16, 0).map((value, i) => value / at(0.04, 0.04, 0)[i]);
    expect([early, spread, mean]).toEqual([
      expect.closeTo(4 ** (1 / 8), 12),
      expect.closeTo(2 ** (3 / 8), 12),
      expect.closeTo(2 ** (3 / 4), 12),
    ]);
    const xi = maternExponent(2, 2.5);
    expect(xi).toBeCloseTo(6 / 11, 14);
    const q = 4 - xi;
    const ratio = at(0.02, 0.16, xi).map((value, i) => value / at(0.04, 0.04, xi)[i]);
    expect(ratio[1]).toBeCloseTo(2 ** (xi / (2 * q)) * 4 ** (1 / (2 * q)), 12);
    expect(ratio[2]).toBeCloseTo(2 ** (3 / (2 * q)), 12);
  });

  it.each([0, maternExponent(1, 2.5), maternExponent(2, 2.5)])(
    'at the edge of the sub-linear region the terms reach √(T^{1+ξ}) and no more, ξ = %f',
    (xi) => {
      for (const [lambda1, lambda2] of [
        [1, 1],
        [0.3, 1.5],
        [0.8, 20],
        [1, 7],
      ]) {
        const at = (epsilon: number) =>
          etRates({
            ...{ horizon: 50, epsilon, xi },
            ...{ epsilonLower: lambda1 * epsilon, epsilonUpper: lambda2 * epsilon },
          });
        const edge = at(0.01)?.sublinearBelow ?? 0;
        const [still, ...rest] = (at(edge)?.terms ?? []).map(({ value }) => value);
        expect(Math.max(...rest) / still).toBeCloseTo(1, 9);
      }
    },
  );

  it('says nothing where ε is 0 or outside its bounds', () => {
    const input = { horizon: 100, epsilon: 0.03, epsilonLower: 0.01, epsilonUpper: 0.1, xi: 0 };
    expect(etRates(input)).not.toBeNull();
    expect(etRates({ ...input, epsilon: 0 })).toBeNull();
    expect(etRates({ ...input, epsilonLower: 0.05 })).toBeNull();
    expect(etRates({ ...input, epsilonUpper: 0.02 })).toBeNull();
  });
});
