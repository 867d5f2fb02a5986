import { describe, expect, it } from 'vitest';
import { comparePaired } from '../../src/replicates/paired.ts';
import { summarise } from '../../src/replicates/statistics.ts';

describe('summarise', () => {
  it('gives the values of numpy (std over n − 1, linear quantiles)', () => {
    const { mean, std, se, n, median, quantiles } = summarise([3, 1, 4, 1, 5, 9, 2, 6]);
    expect({ mean, n, median }).toEqual({ mean: 3.875, n: 8, median: 3.5 });
    expect(std).toBeCloseTo(2.748376143938713, 14);
    expect(se).toBeCloseTo(2.748376143938713 / Math.sqrt(8), 14);
    expect(quantiles.q05).toBeCloseTo(1, 14);
    expect(quantiles.q25).toBeCloseTo(1.75, 14);
    expect(quantiles.q75).toBeCloseTo(5.25, 14);
    expect(quantiles.q95).toBeCloseTo(7.95, 14);
  });

  it('leaves the sample as it is and refuses a single value', () => {
    const sample = [2, 1];
    summarise(sample);
    expect(sample).toEqual([2, 1]);
    expect(() => summarise([1])).toThrow(RangeError);
  });
});

describe('comparePaired', () => {
  const a = [1.2, 0.9, 1.7, 1.1, 2.0, 1.4];
  const b = [1.0, 1.0, 1.2, 0.7, 1.9, 0.8];

  it('gives the two-sided p of scipy.stats.ttest_rel', () => {
    const { p, difference, test } = comparePaired(a, b);
    expect(test).toBe('paired t');
    expect(p).toBeCloseTo(0.046565522548034595, 10);
    expect(difference.mean).toBeCloseTo(0.2833333333333, 12);
  });

  it('does not depend on which lane comes first', () => {
    expect(comparePaired(b, a).p).toBeCloseTo(comparePaired(a, b).p, 12);
  });

  it('knows samples without spread', () => {
    expect(comparePaired(a, a).p).toBe(1);
    expect(comparePaired([2, 3], [1, 2]).p).toBe(0);
  });

  it('refuses samples of different size', () => {
    expect(() => comparePaired([1, 2, 3], [1, 2])).toThrow(RangeError);
  });
});
