import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accuracyOfSamplingZone,
  accuracyOfZone,
  indifferenceZone,
  levelSetZone,
  optimisationBound,
  samplingBound,
  samplingZone,
  straddleBound,
} from '../../../src/theory/threshold/bounds.ts';

const zone = { deviation: 1, designs: 50, delta: 0.1 };
const input = { beta: 10_000, m: 2, eta: 0.01, gain: 30, noiseVariance: 0.01 };

describe('η(ε)', () => {
  it('by hand: Theorem 4.1, 4.2, 4.3', () => {
    // 2η = min(0.1/2, 0.01 · 0.1/400) = 2.5e-6; min(0.1/4, 0.001/1600) = 6.25e-7; min(0.1/4, 0.01 · 0.1/1600) = 6.25e-7.
    expect(indifferenceZone(0.1, zone)).toBeCloseTo(1.25e-6, 18);
    expect(samplingZone(0.1, zone)).toBeCloseTo(3.125e-7, 18);
    expect(levelSetZone(0.1, zone)).toBeCloseTo(3.125e-7, 18);
    expect(indifferenceZone(1, { deviation: 0.5, designs: 1, delta: 0.9 })).toBeCloseTo(
      0.5 * 0.5 * 0.1125,
      15,
    );
    // The first term is the smaller one only for ε > 4|X|/δ, beyond any probability.
    expect(indifferenceZone(10, { deviation: 1, designs: 1, delta: 0.9 })).toBe(2.5);
  });

  it('is undone by the accuracy of a zone', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-3, max: 20, noNaN: true }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (epsilon, deviation, designs, delta) => {
          const given = { deviation, designs, delta };
          expect(accuracyOfZone(indifferenceZone(epsilon, given), given) / epsilon).toBeCloseTo(1, 9);
          expect(accuracyOfSamplingZone(samplingZone(epsilon, given), given) / epsilon).toBeCloseTo(1, 9);
          expect((2 * accuracyOfZone(levelSetZone(epsilon, given), given)) / epsilon).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});

describe('the bounds', () => {
  // (2π)^{−1/4} = 0.631618777…, ln 101 = 4.615120516…, 0.01^{−5/2} = 10⁵.
  const perConstant = (0.6316187777460647 / 4.61512051684126) * 100 * 30 * 1e5;

  it('Theorem 4.1 by hand, m = 2: C1 = 16 (2π)^{−1/4}/ln(1 + σ⁻²)', () => {
    expect(optimisationBound(input) / (16 * perConstant)).toBeCloseTo(1, 12);
  });

  it('Theorem 4.3 by hand: C3 is half of C1, over T', () => {
    expect(straddleBound(40, input) / ((8 * perConstant) / 40)).toBeCloseTo(1, 12);
  });

  it('Theorem 4.2 is the best of its orders, each by hand', () => {
    const [T, designs] = [100, 50];
    const each = Array.from({ length: 19 }, (_, i) => {
      const m = i + 2;
      const C2 = (4 * m * designs ** (1 / m)) / ((2 * Math.PI) ** (1 / (2 * m)) * Math.log(101));
      return Math.PI ** 2 / 6 + C2 * T ** (2 / m) * 30 * 0.01 ** -(2 + 1 / m);
    });
    const found = samplingBound(T, designs, { eta: 0.01, gain: 30, noiseVariance: 0.01 });
    expect(found / Math.min(...each)).toBeCloseTo(1, 12);
    expect(found).toBeLessThan(each[0]);
  });

  it('grow with β and κ, and without end as η goes to 0', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1.01, max: 10, noNaN: true }),
        fc.integer({ min: 2, max: 20 }),
        (more, m) => {
          const base = optimisationBound({ ...input, m });
          expect(optimisationBound({ ...input, m, beta: 10_000 * more })).toBeGreaterThan(base);
          expect(optimisationBound({ ...input, m, gain: 30 * more }) / base).toBeCloseTo(more, 9);
          expect(optimisationBound({ ...input, m, eta: 0.01 / more }) / base).toBeCloseTo(
            more ** (2 + 1 / m),
            6,
          );
        },
      ),
    );
  });
});
