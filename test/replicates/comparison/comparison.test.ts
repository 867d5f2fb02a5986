import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '../../../src/random/stream.ts';
import { compareLanes, placesOf } from '../../../src/replicates/comparison/compare-lanes.ts';
import { familyOf } from '../../../src/replicates/comparison/family.ts';
import { signTest, wilcoxon } from '../../../src/replicates/comparison/fixed-n.ts';
import { holm } from '../../../src/replicates/comparison/holm.ts';
import { groupsOf, meanRanks } from '../../../src/replicates/comparison/mean-ranks.ts';
import {
  meanShareEvidence,
  meanShareInterval,
  runningStakes,
  worstShares,
} from '../../../src/replicates/comparison/mean-share.ts';
import { pairedDifference } from '../../../src/replicates/comparison/paired-difference.ts';
import { regimeCell } from '../../../src/replicates/comparison/regime-cell.ts';
import { superiority } from '../../../src/replicates/comparison/superiority.ts';
import { fixedBudget, meetTargets } from '../../../src/replicates/comparison/targets.ts';
import { countWins, shareInterval, winsEvidence } from '../../../src/replicates/comparison/wins.ts';
import { apartSentence, verdictText } from '../../../src/sheet/verdict.ts';

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

describe('evidence from wins', () => {
  it('is the mean of the likelihood ratio over all shares: 2^m k! l!/(m + 1)!', () => {
    expect([winsEvidence(0, 0), winsEvidence(1, 0), winsEvidence(2, 0), winsEvidence(1, 1)]).toEqual([
      1,
      1,
      4 / 3,
      2 / 3,
    ]);
    expect(winsEvidence(7, 3)).toBeCloseTo((1024 * 5040 * 6) / 39916800, 12);
    expect(winsEvidence(3, 7)).toBe(winsEvidence(7, 3));
    expect(winsEvidence(900, 0)).toBe(1e250);
  });

  it('is a martingale where neither is more often better', () => {
    for (let k = 0; k < 30; k++)
      for (let l = 0; l < 30; l++) {
        const next = (winsEvidence(k + 1, l) + winsEvidence(k, l + 1)) / 2;
        expect(next / winsEvidence(k, l)).toBeCloseTo(1, 12);
      }
  });

  it.each([0.05, 0.01])('leaves ½ out of its interval at %d exactly where e ≥ 1/level', (level) => {
    for (let k = 0; k < 60; k++)
      for (let l = 0; l < 60; l++) {
        const [low, high] = shareInterval(k, l, level);
        expect(low > 0.5 || high < 0.5, `${k} : ${l}`).toBe(winsEvidence(k, l) >= 1 / level);
        if (k + l > 0) expect(low <= k / (k + l) && k / (k + l) <= high).toBe(true);
      }
  });

  it('says so in at most 5 % of 2,000 runs of fair coins, looked at after every one of 200 seeds', () => {
    let errors = 0;
    for (let seed = 0; seed < 2000; seed++) {
      const coins = draws(seed, 200);
      let [k, l] = [0, 0];
      if (coins.some((coin) => winsEvidence(coin < 0 ? ++k : k, coin < 0 ? l : ++l) >= 20)) errors++;
    }
    expect(errors / 2000).toBeLessThanOrEqual(0.05);
    // A test that never speaks would pass as well.
    expect(errors).toBeGreaterThan(0);
  });

  it('takes differences that are rounding for none', () => {
    expect(countWins([1, 2, 3, 1e12], [1 + 1e-10, 3, 2, 1e12 + 10])).toEqual({ a: 1, b: 1, same: 2 });
  });
});

describe('evidence from the mean share of the worst play', () => {
  const stakes = (z: readonly number[]) => runningStakes(z)[z.length - 1];

  it('leaves 0 out of its interval exactly where e ≥ 1/level', () => {
    for (let seed = 0; seed < 300; seed++) {
      const z = draws(seed, 60, 0.3).map((d) => Math.max(-1, Math.min(1, 0.25 * d)));
      const [low, high] = meanShareInterval(stakes(z), 0.05);
      expect(low > 0 || high < 0).toBe(meanShareEvidence(stakes(z)) >= 20);
    }
  });

  it('loses a stake for good at ±1, and knows nothing where the worst play costs nothing', () => {
    expect(stakes([1, -1])).toEqual({ n: 2, up: Number.NEGATIVE_INFINITY, down: Number.NEGATIVE_INFINITY });
    expect(meanShareInterval(stakes([1, -1]), 0.05)).toEqual([-1, 1]);
    expect(worstShares([0, 3, -2], [0, 6, 2])).toEqual([0, 0.5, -1]);
  });
});

describe('tests for a number of seeds that was fixed', () => {
  it('are exact: 8 of 8 in one direction have p = 2/256 by both', () => {
    const [a, b] = [Array.from({ length: 8 }, (_, i) => i), Array.from({ length: 8 }, (_, i) => 2 * i + 1)];
    expect(signTest(a, b)).toBeCloseTo(2 / 256, 12);
    expect(wilcoxon(a, b)).toEqual({ plus: 0, minus: 36, p: 2 / 256, exact: true });
  });

  it('leave the same out, and say nothing where all are', () => {
    expect(signTest([1, 2], [1, 2])).toBe(1);
    expect(wilcoxon([1, 2], [1, 2])).toEqual({ plus: 0, minus: 0, p: 1, exact: true });
    expect(wilcoxon([1, 2, 5], [1, 4, 5]).minus).toBe(1);
  });

  it('are normal from 51 on, close to exact', () => {
    const half = (n: number) => wilcoxon(draws(5, n, 0.2), draws(6, n));
    expect([half(50).exact, half(51).exact]).toEqual([true, false]);
    expect(half(51).p).toBeCloseTo(half(50).p, 1);
  });
});

describe('a cell of a regime map', () => {
  const steady = (level: number) => Array.from({ length: 40 }, (_, r) => level + 0.01 * (r % 3));

  it('strikes out at the look at which the evidence reaches cells · pairs/α, and stops when one is left', () => {
    const cell = regimeCell([steady(1), steady(2), steady(3)], { cells: 49, alpha: 0.05, batch: 8 });
    expect(cell.bar).toBeCloseTo(2940, 9);
    expect(cell).toMatchObject({
      left: [0],
      seeds: 16,
      struck: [
        { lane: 1, by: 0, at: 16 },
        { lane: 2, by: 0, at: 16 },
      ],
    });
  });

  it('leaves lanes that are the same, after all whole batches', () => {
    const cell = regimeCell([steady(1), steady(1), steady(2)], { cells: 1, alpha: 0.05, batch: 16 });
    expect(cell).toMatchObject({ left: [0, 1], seeds: 32, struck: [{ lane: 2, by: 0, at: 16 }] });
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
        const k = lanes.length;
        expect(meanRanks(lanes).reduce((sum, rank) => sum + rank, 0)).toBeCloseTo((k * (k + 1)) / 2, 9);
      }),
    );
  });
});

describe('groups', () => {
  it('are the largest sets of which no two are apart', () => {
    const apart = (pairs: readonly string[]) => (a: number, b: number) =>
      pairs.includes([a, b].sort().join(''));
    expect(groupsOf([0, 1, 2, 3], apart([]))).toEqual([[0, 1, 2, 3]]);
    expect(groupsOf([0, 1, 2], apart(['02']))).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect(groupsOf([0, 1], apart(['01']))).toEqual([]);
  });
});

describe('one family', () => {
  /** A table of so many lanes and seeds, with ties. */
  function table(seed: number) {
    const stream = createStream(seed, 'tables');
    const lanes = 2 + Math.floor(3 * stream.uniform());
    const seeds = 2 + Math.floor(60 * stream.uniform());
    const values = Array.from({ length: lanes }, (_, lane) =>
      Array.from({ length: seeds }, () => Math.round(4 * (stream.normal() + 0.4 * lane)) / 4 + 6),
    );
    return { values, worst: values[0].map(() => 24) };
  }

  it.each([0.05, 0.1])(
    'never lets interval, mark, p, sentence and group disagree, in 400 tables at %d',
    (alpha) => {
      for (let seed = 0; seed < 400; seed++) {
        const { values, worst } = table(seed);
        const lanes = values.map((own, i) => ({ name: 'ABCD'[i], values: own }));
        const letters = ['A', 'B', 'C', 'D'] as const;
        const comparison = compareLanes(lanes, { alpha, worst: placesOf(values.length).map(() => worst) });
        const said = {
          comparison: { ...comparison, measure: 'total' as const },
          lanes: lanes.map((_, i) => ({ letter: letters[i], name: '' })),
        };
        for (const {
          wins,
          meanShare,
          apart,
          lanes: [a, b],
        } of comparison.pairs) {
          expect(wins.verdict !== null).toBe(wins.holm <= alpha);
          expect(wins.verdict !== null).toBe(wins.low > 0.5 || wins.high < 0.5);
          expect(wins.verdict).toBe(wins.holm > alpha ? null : wins.a > wins.b ? 'a' : 'b');
          expect(meanShare?.verdict !== null).toBe((meanShare?.holm ?? 1) <= alpha);
          expect(meanShare?.verdict ?? null).toBe(
            !meanShare || (meanShare.low <= 0 && meanShare.high >= 0) ? null : meanShare.high < 0 ? 'a' : 'b',
          );
          expect(apart).toBe(wins.verdict !== null || meanShare?.verdict !== null);
          if (apart)
            expect(comparison.groups.some((group) => group.includes(a) && group.includes(b))).toBe(false);
        }
        const count = comparison.pairs.filter(({ apart }) => apart).length;
        expect(/^(The pair is apart|[1-9]\d* of)/.test(apartSentence(said))).toBe(count > 0);
        const claims = comparison.pairs.flatMap(({ wins, meanShare }) => [wins.verdict, meanShare?.verdict]);
        expect(/^(Not shown|Of no two|No pair|Nothing)/.test(verdictText(said))).toBe(!claims.some(Boolean));
      }
    },
  );

  it('has levels that shrink with the claims that are open: α/M for the smallest p', () => {
    const family = familyOf([0.001, 0.9, 0.02, 0.8], 0.05);
    expect(family.map(({ stands }) => stands)).toEqual([true, false, false, false]);
    expect(family.map(({ level }) => level)).toEqual([0.0125, 0.05 / 3, 0.05 / 3, 0.05 / 3]);
  });
});

describe('superiority, targets and budgets', () => {
  it('share ties by halves', () => {
    expect(superiority([1, 2, 3], [1, 3, 2])).toEqual({ wins: 0.5, a: 0.5 });
    expect(superiority([0, 0], [1, 1])).toEqual({ wins: 1, a: 1 });
    const rounded = [1, 2, 3].map((value) => value + 1e-12);
    expect(superiority([1, 2, 3], rounded)).toEqual({ wins: 0.5, a: 0.5 });
  });

  it('count a target only while it is met: by luck at the first step it is lost again', () => {
    const curves = [
      [0, 3, 4, 1],
      [6, 6, 6, 6],
    ];
    // Met at t = 1 and from t = 4 on; the second run is counted with its four steps.
    expect(meetTargets(curves, [2])).toEqual({ met: [0.5, 0, 0, 0.5], area: 0.25, expectedRunningTime: [8] });
    expect(meetTargets(curves, [0.5]).expectedRunningTime).toEqual([null]);
  });

  it('have mean and median at a budget', () => {
    const curves = [
      [5, 3, 4, 1],
      [6, 6, 6, 6],
    ];
    expect(fixedBudget(curves, 2)).toEqual({ mean: 4.5, median: 4.5 });
  });
});
