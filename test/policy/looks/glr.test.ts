import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { glrReading, glrThreshold } from '../../../src/policy/looks/glr.ts';

const values = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 30 });

/** −Σ (v − mean)² / 2σ² at the best level. */
const logLikelihood = (own: readonly number[], noiseVariance: number) => {
  const mean = own.reduce((sum, value) => sum + value, 0) / own.length;
  return -own.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (2 * noiseVariance);
};

describe('the generalised likelihood ratio test', () => {
  it('is the best two levels’ log likelihood less that of one', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0.01, max: 4, noNaN: true }), (stream, noise) => {
        const gains = stream
          .slice(1)
          .map(
            (_, i) =>
              logLikelihood(stream.slice(0, i + 1), noise) +
              logLikelihood(stream.slice(i + 1), noise) -
              logLikelihood(stream, noise),
          );
        const reading = glrReading(stream, noise, 0.05, 4);
        const best = Math.max(...gains);
        expect(reading?.statistic).toBeGreaterThanOrEqual(0);
        expect(Math.abs((reading?.statistic ?? Number.NaN) - best)).toBeLessThan(
          1e-9 * Math.max(1, best) + 1e-7,
        );
      }),
    );
  });

  it('finds a clear jump where it is, and nothing in a stream that stands still', () => {
    const jump = glrReading([0, 0, 0, 0, 2, 2, 2], 0.04, 0.05, 4);
    expect(jump).toMatchObject({ split: 4 });
    expect(jump?.statistic).toBeGreaterThan(jump?.threshold ?? Number.POSITIVE_INFINITY);
    expect(glrReading([1, 1, 1], 0.04, 0.05, 4)).toMatchObject({ statistic: 0, split: 1 });
  });

  it('says nothing of a single value', () => {
    expect(glrReading([3], 0.04, 0.05, 4)).toBeNull();
  });

  it('asks for more the longer the stream, the surer it shall be, and the larger the factor', () => {
    expect(glrThreshold(1, 0.5, 1)).toBeCloseTo(Math.log(2), 12);
    expect(glrThreshold(4, 0.5, 1) - glrThreshold(1, 0.5, 1)).toBeCloseTo(1.5 * Math.log(4), 12);
    expect(glrThreshold(4, 0.05, 4) - glrThreshold(4, 0.5, 1)).toBeCloseTo(Math.log(40), 12);
  });
});
