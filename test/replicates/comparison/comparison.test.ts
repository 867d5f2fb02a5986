import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '../../../src/random/stream.ts';
import { alwaysValid } from '../../../src/replicates/comparison/always-valid.ts';
import { holm } from '../../../src/replicates/comparison/holm.ts';
import { compareRanks } from '../../../src/replicates/comparison/mean-ranks.ts';
import { pairedDifference } from '../../../src/replicates/comparison/paired-difference.ts';
import { superiority } from '../../../src/replicates/comparison/superiority.ts';
import { fixedBudget, reachTargets } from '../../../src/replicates/comparison/targets.ts';

/** `n` differences of mean `effect` and unit variance, drawn anew for every seed. */
function draws(seed: number, n: number, effect = 0): number[] {
  const stream = createStream(seed, 'differences');
  return Array.from({ length: n }, () => effect + stream.normal());
}

describe('the paired difference', () => {
  it('turns its sign with the lanes', () => {
    const [a, b] = [draws(1, 20), draws(2, 20, 0.5)];
    const [there, back] = [pairedDifference(a, b, 0.95), pairedDifference(b, a, 0.95)];
    expect(back.mean).toBe(-there.mean);
    expect(back.p).toBe(there.p);
    expect([back.low, back.high]).toEqual([-there.high, -there.low]);
  });

  it('leaves zero out of its interval where p is below 1 − level, and only there', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { p, low, high } = pairedDifference(draws(seed, 12, 0.5), draws(seed + 1000, 12), 0.95);
      expect(p < 0.05).toBe(low > 0 || high < 0);
    }
  });

  it('of lanes that differ by a constant has no t and no effect size', () => {
    const { t, dz, gz, p, low, high } = pairedDifference([3, 4, 5], [1, 2, 3], 0.95);
    expect({ t, dz, gz, p, low, high }).toEqual({ t: null, dz: null, gz: null, p: 0, low: 2, high: 2 });
    // Eight times 0.1 add up to a little less than 0.8.
    const tenths = pairedDifference(new Array(8).fill(0.1), new Array(8).fill(0), 0.95);
    expect(tenths).toMatchObject({ mean: 0.1, sd: 0, t: null, p: 0, low: 0.1, high: 0.1 });
  });

  it('of two replicates has a t and no g_z, whose factor is 0 there', () => {
    const { t, dz, gz } = pairedDifference([3, 5], [1, 2], 0.95);
    expect(t).toBeCloseTo(5, 12);
    expect(dz).toBeCloseTo(5 / Math.SQRT2, 12);
    expect(gz).toBeNull();
    const three = pairedDifference([3, 5, 6], [1, 2, 2], 0.95);
    expect(three.gz).toBeCloseTo((4 / 7) * 3, 12);
  });

  it('is refused below two replicates and for samples of different size', () => {
    expect(() => pairedDifference([1], [2], 0.95)).toThrow(/at least 2 replicates, got 1/);
    expect(() => pairedDifference([1, 2], [2], 0.95)).toThrow(/2 and 1 values/);
  });
});

describe('Holm’s correction', () => {
  it('multiplies the smallest by m, the next by m − 1, and never falls', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });

  it('keeps the order of the p-values and never lowers one', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 15 }), (p) => {
        const adjusted = holm(p);
        p.forEach((value, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(value);
          p.forEach((other, j) => {
            if (other > value) expect(adjusted[j]).toBeGreaterThanOrEqual(adjusted[i]);
          });
        });
      }),
    );
  });
});

describe('the test that may be looked at all the time', () => {
  it('errs in at most 5 % of 2,000 comparisons without a difference, looked at after 10, 20, …, 200 seeds', () => {
    const looks = Array.from({ length: 20 }, (_, i) => 10 * (i + 1));
    let errors = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const { p } = alwaysValid(draws(seed, 200), 0.95);
      if (looks.some((n) => p[n - 1] <= 0.05)) errors++;
    }
    expect(errors / 2000).toBeLessThanOrEqual(0.05);
    // A test that never speaks would pass as well.
    expect(errors).toBeGreaterThan(0);
  });

  it('finds an effect of half a standard deviation in some 40 seeds', () => {
    const found = Array.from({ length: 201 }, (_, seed) => {
      const { p } = alwaysValid(draws(seed, 400, 0.5), 0.95);
      return p.findIndex((value) => value <= 0.05) + 1;
    }).sort((a, b) => a - b);
    expect(found[100]).toBeGreaterThan(20);
    expect(found[100]).toBeLessThan(60);
  });

  it('rejects a mean where it leaves the interval, and only there', () => {
    for (let seed = 0; seed < 50; seed++) {
      const differences = draws(seed, 40, 0.4);
      const { low, high } = alwaysValid(differences, 0.95);
      const n = differences.length;
      const evidenceAt = (mean: number) =>
        alwaysValid(
          differences.map((d) => d - mean),
          0.95,
        ).e[n - 1];
      const [from, to] = [low[n - 1] as number, high[n - 1] as number];
      const slack = 1e-6 * (to - from);
      expect(evidenceAt(from + slack)).toBeLessThan(20);
      expect(evidenceAt(from - slack)).toBeGreaterThan(20);
      expect(evidenceAt(to - slack)).toBeLessThan(20);
      expect(evidenceAt(to + slack)).toBeGreaterThan(20);
    }
  });

  it('knows nothing of one difference, nor of differences that are all zero', () => {
    expect(alwaysValid([3], 0.95)).toEqual({ e: [1], p: [1], low: [null], high: [null] });
    expect(alwaysValid([0, 0, 0], 0.95).p).toEqual([1, 1, 1]);
  });
});

describe('mean ranks', () => {
  it('add up to k(k + 1)/2, whatever ties there are', () => {
    const values = fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(values, (lanes) => {
        const { meanRanks, p, groups } = compareRanks(lanes);
        const k = lanes.length;
        expect(meanRanks.reduce((sum, rank) => sum + rank, 0)).toBeCloseTo((k * (k + 1)) / 2, 9);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
        for (const group of groups) expect(group.length).toBeGreaterThan(1);
      }),
    );
  });

  it('that agree in every replicate leave no doubt', () => {
    const lanes = [1, 2, 3].map((level) => Array.from({ length: 10 }, (_, r) => level + r));
    expect(compareRanks(lanes)).toMatchObject({
      meanRanks: [1, 2, 3],
      imanDavenport: null,
      imanDavenportP: 0,
    });
  });

  it('of lanes that are all alike tell nothing apart', () => {
    const { chi2, p, groups } = compareRanks([
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect({ chi2, p, groups }).toEqual({ chi2: 0, p: 1, groups: [[0, 1]] });
  });
});

describe('superiority, targets and budgets', () => {
  it('share ties by halves', () => {
    expect(superiority([1, 2, 3], [1, 3, 2])).toEqual({ wins: 0.5, a: 0.5 });
    expect(superiority([0, 0], [1, 1])).toEqual({ wins: 1, a: 1 });
  });

  it('count the first step at a target, and the horizon where a run never gets there', () => {
    const curves = [
      [5, 3, 4, 1],
      [6, 6, 6, 6],
    ];
    expect(reachTargets(curves, [3, 0])).toEqual({
      hits: [
        [2, null],
        [null, null],
      ],
      ecdf: [0, 0.25, 0.25, 0.25],
      area: 0.1875,
      expectedRunningTime: [6, null],
    });
    expect(fixedBudget(curves, 2)).toEqual({ mean: 4.5, median: 4.5 });
  });
});
