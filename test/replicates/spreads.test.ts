import { describe, expect, it } from 'vitest';
import { compareSpreads } from '../../src/replicates/spreads.ts';

describe('two standard deviations over the same replicates', () => {
  it('are told apart by the Pitman–Morgan test', () => {
    // scipy: r, _ = pearsonr(a − b, a + b); t = r √((n−2)/(1−r²)); 2 t.sf(|t|, n − 2)
    const a = [1.0, 1.2, 0.9, 1.1, 1.05, 0.95];
    const b = [1.0, 2.0, 0.2, 1.6, 0.7, 1.5];
    const { a: small, b: large, p } = compareSpreads(a, b);
    expect(small).toBeCloseTo(0.10801234497346435, 12);
    expect(large).toBeCloseTo(0.659292550137393, 12);
    expect(p).toBeCloseTo(0.000856845114876464, 10);
    expect(compareSpreads(b, a).p).toBeCloseTo(p, 12);
  });

  it('do not differ where the samples are the same, and surely do where one is a multiple of the other', () => {
    const a = [1, 2, 4, 7];
    expect(compareSpreads(a, a).p).toBe(1);
    expect(
      compareSpreads(
        a,
        a.map((value) => 3 * value),
      ).p,
    ).toBe(0);
  });

  it('need as many values each', () => {
    expect(() => compareSpreads([1, 2, 3], [1, 2])).toThrow(RangeError);
    expect(compareSpreads([1, 2], [1, 5]).p).toBe(1);
  });
});
