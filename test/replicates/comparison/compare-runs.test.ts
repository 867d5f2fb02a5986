import { describe, expect, it } from 'vitest';
import { changeErrors } from '../../../src/plan/change-errors.ts';
import type { JobResult, LaneResult } from '../../../src/plan/plan.ts';
import { apartFrom } from '../../../src/replicates/comparison/apart-from.ts';
import { compareLanes, placesOf } from '../../../src/replicates/comparison/compare-lanes.ts';
import { compareRuns } from '../../../src/replicates/comparison/compare-runs.ts';
import { quantileT } from '../../../src/replicates/comparison/distributions.ts';
import { endedAt } from '../../../src/replicates/comparison/ended-at.ts';
import { holm } from '../../../src/replicates/comparison/holm.ts';
import { MEASURES, measuresOf } from '../../../src/replicates/comparison/measures.ts';
import { defaultTargets } from '../../../src/replicates/comparison/targets.ts';

/** A lane that pays `early` in each of the first three of six steps and `late` after them, a little more by replicate. */
function laneResult(early: number, late: number, replicate: number): LaneResult {
  const paid = [early, early, early, late, late, late].map(
    (value, i) => value + 0.01 * ((replicate * (i + 2)) % 5),
  );
  const curve = paid.map((_, i) => paid.slice(0, i + 1).reduce((sum, value) => sum + value, 0));
  return {
    regret: curve[5],
    last: paid[5],
    resets: replicate % 2 === 0 ? [2, 5] : [4],
    sideQueries: 0,
    curve,
  };
}

/** Lane A pays evenly; B is worse at first and better later. */
const RESULTS: JobResult[] = Array.from({ length: 12 }, (_, r) => [
  laneResult(1, 1, r),
  laneResult(1.5, 0.2, (3 * r) % 7),
]);
const compare = (measure: 'total' | 'average' | 'last' | 'resets') =>
  compareRuns(['A', 'B'], RESULTS, 6, measure);

describe('apartFrom', () => {
  const values = (lane: number, step: number) => RESULTS.map((result) => result[lane].curve[step - 1]);
  const at = (step: number) => ({ a: values(0, step), b: values(1, step), worst: null });
  const pairAt = (step: number) => {
    const lanes = [0, 1].map((lane) => ({ name: `${lane}`, values: values(lane, step) }));
    return compareLanes(lanes).pairs[0];
  };

  it('is the first step from which the claim stands to the last one, at its own level', () => {
    const last = pairAt(6);
    const verdicts = [1, 2, 3, 4, 5, 6].map((step) => pairAt(step).wins.verdict);
    expect(verdicts.slice(0, 3)).toEqual(['a', 'a', 'a']);
    expect(verdicts.at(-1)).toBe('b');
    expect(apartFrom(last, at, 6)).toBe(verdicts.findLastIndex((verdict) => verdict !== 'b') + 2);
  });

  it('is nothing where no claim stands at the last step', () => {
    const same = compareLanes([0, 0].map((lane) => ({ name: '', values: values(lane, 6) }))).pairs[0];
    expect(apartFrom(same, at, 6)).toBeNull();
  });

  it('is the earlier one of two claims', () => {
    const stands = { ...pairAt(6).wins, verdict: 'b' as const };
    const mean = {
      e: 100,
      p: 0.01,
      holm: 0.01,
      level: 0.05,
      verdict: 'b' as const,
      mean: 0.5,
      low: 0.1,
      high: 0.9,
    };
    const always = (step: number) => ({
      a: values(0, step).map(() => 9),
      b: values(1, step).map(() => 0),
      worst: values(1, step).map(() => 10),
    });
    expect(
      apartFrom({ wins: stands, meanShare: mean }, (step) => (step < 3 ? at(step) : always(step)), 6),
    ).toBe(3);
  });
});

describe('compareRuns', () => {
  it('compares what the measure says', () => {
    expect(compare('total').values[0]).toEqual(RESULTS.map(([a]) => a.regret));
    expect(compare('average').values[1]).toEqual(RESULTS.map(([, b]) => b.regret / 6));
    expect(compare('last').values[0]).toEqual(RESULTS.map(([a]) => a.last));
    expect(compare('resets').lanes[0].mean).toBeCloseTo(1.5, 12);
  });

  it('knows the worst play only where every lane has it, and takes the larger of the two', () => {
    expect(compare('total').pairs[0].meanShare).toBeNull();
    const worst = [3, 6, 9, 12, 15, 18];
    const known = RESULTS.map((result) =>
      result.map((lane, i) => ({ ...lane, worst: worst.map((w) => (i + 1) * w) })),
    );
    const { pairs, values } = compareRuns(['A', 'B'], known, 6, 'total');
    const shares = values[0].map((value, r) => (value - values[1][r]) / 36);
    expect(pairs[0].meanShare?.mean).toBeCloseTo(shares.reduce((sum, z) => sum + z, 0) / shares.length, 12);
    expect(compareRuns(['A', 'B'], known, 6, 'average').pairs[0].meanShare?.mean).toBeCloseTo(
      pairs[0].meanShare?.mean ?? 0,
      12,
    );
  });

  it('has mean and 95 % band of every lane over the steps, the last one as among its final values', () => {
    const { curves, lanes } = compare('total');
    for (const [i, { mean, half }] of (curves ?? []).entries()) {
      expect(mean).toHaveLength(6);
      expect(mean[5]).toBeCloseTo(lanes[i].mean, 12);
      expect(half[5]).toBeCloseTo((lanes[i].high - lanes[i].low) / 2, 12);
    }
  });

  it('says what budgets reach: at the last one the values themselves', () => {
    const { budgets, lanes } = compare('total');
    expect(budgets.map(({ step }) => step)).toEqual([2, 3, 5, 6]);
    budgets[3].mean.forEach((mean, i) => {
      expect(mean).toBeCloseTo(lanes[i].mean, 12);
    });
    expect(budgets[3].median).toEqual(lanes.map(({ median }) => median));
  });

  it('has targets for what can fall: R_t/t for sums, r_t for the last step, none for resets', () => {
    expect(compare('total').targets?.symbol).toBe('$R_t/t$');
    expect(compare('average').targets).toEqual(compare('total').targets);
    expect(compare('last').targets?.symbol).toBe('$r_t$');
    expect(compare('resets').targets).toBeNull();
    const { met, area } = compare('average').targets ?? { met: [], area: [] };
    expect(met[1].at(-1)).toBeGreaterThan(met[0].at(-1) ?? 1);
    expect(area[0]).toBeCloseTo(met[0].reduce((sum, share) => sum + share, 0) / 6, 12);
  });

  it('has nothing over steps where the curves were not kept', () => {
    const bare = RESULTS.map((result) => result.map((lane) => ({ ...lane, curve: [] })));
    expect(compareRuns(['A', 'B'], bare, 6, 'average')).toMatchObject({
      curves: null,
      apart: null,
      budgets: [],
      targets: null,
    });
  });

  it('offers the measures that all lanes have a value of', () => {
    expect(measuresOf(RESULTS[0], 6).map(({ id }) => id)).toEqual(['total', 'average', 'last', 'resets']);
    const sorted = RESULTS[0].map((lane) => ({
      ...lane,
      f1: [0.5],
      perQuery: [0.1],
      changeErrors: changeErrors([3, 1, 2, 4, 2, 1], [3]),
    }));
    expect(measuresOf(sorted, 6)).toHaveLength(MEASURES.length);
    expect(() => compareRuns(['A', 'B'], RESULTS, 6, 'f1')).toThrow('A has no F1 score');
  });
});

describe('compareLanes', () => {
  const lanes = [
    { name: 'A', values: [0.2, 0.4, 0.3, 0.5] },
    { name: 'B', values: [0.6, 0.5, 0.9, 0.8] },
  ];

  it('ranks the higher values first where they are better; means and intervals stay as they are', () => {
    const lower = compareLanes(lanes);
    const higher = compareLanes(lanes, { better: 'higher' });
    expect(lower.ranks).toEqual([1, 2]);
    expect(higher.ranks).toEqual([2, 1]);
    expect(higher.pairs[0].wins).toMatchObject({ a: lower.pairs[0].wins.b, b: lower.pairs[0].wins.a });
    expect(higher.pairs[0].mean).toBe(lower.pairs[0].mean);
  });

  it('corrects all claims about all pairs as one family', () => {
    const three = [...lanes, { name: 'C', values: [0.25, 0.41, 0.36, 0.52] }];
    const worst = placesOf(3).map(() => [1, 1, 1, 1]);
    const { pairs } = compareLanes(three, { worst });
    const p = [...pairs.map(({ wins }) => wins.p), ...pairs.map(({ meanShare }) => meanShare?.p ?? 1)];
    const own = [
      ...pairs.map(({ wins }) => wins.holm),
      ...pairs.map(({ meanShare }) => meanShare?.holm ?? 1),
    ];
    expect(own).toEqual(holm(p));
  });
});

describe('defaultTargets', () => {
  it('lie evenly in logarithm from the best value to the worst', () => {
    const targets = defaultTargets([8, 0.5, 2]);
    expect(targets).toHaveLength(25);
    expect([targets[0], targets[24]]).toEqual([0.5, 8]);
    for (let i = 1; i < 25; i++) expect(targets[i] / targets[i - 1]).toBeCloseTo(16 ** (1 / 24), 10);
  });

  it('begin at a thousandth of the worst where some end without error', () => {
    expect(defaultTargets([0, 4])[0]).toBeCloseTo(0.004, 12);
    expect(defaultTargets([0, 0])).toEqual([]);
    expect(defaultTargets([3, 3])).toEqual([3]);
  });
});

describe('the quantile behind the intervals', () => {
  it('is Student’s', () => {
    expect(quantileT(0.95, 11)).toBeCloseTo(2.200985, 5);
  });
});

describe('a budget below T', () => {
  /** The same runs, had they been planned with fewer steps. */
  const shorter = (step: number): JobResult[] =>
    RESULTS.map((result) =>
      result.map(({ curve, resets, ...rest }) => ({
        ...rest,
        regret: curve[step - 1],
        last: curve[step - 1] - (step > 1 ? curve[step - 2] : 0),
        resets: resets.filter((reset) => reset <= step),
        curve: curve.slice(0, step),
      })),
    );

  it.each([1, 3, 5, 6])('of %i steps compares what the runs had paid by then', (step) => {
    for (const measure of ['total', 'average', 'last', 'resets'] as const)
      expect(compareRuns(['A', 'B'], endedAt(RESULTS, step), step, measure)).toEqual(
        compareRuns(['A', 'B'], shorter(step), step, measure),
      );
  });

  it('turns the verdict where the order turns: B is worse after three steps, better after six', () => {
    const difference = (step: number) =>
      compareRuns(['A', 'B'], endedAt(RESULTS, step), step, 'total').pairs[0].mean;
    expect(difference(3)).toBeLessThan(0);
    expect(difference(6)).toBeGreaterThan(0);
  });

  it('of all steps changes nothing but what rounding says of the last one', () => {
    for (const measure of ['total', 'average', 'resets'] as const)
      expect(compareRuns(['A', 'B'], endedAt(RESULTS, 6), 6, measure)).toEqual(compare(measure));
  });

  it('is refused where the curves were not kept', () => {
    const bare = RESULTS.map((result) => result.map((lane) => ({ ...lane, curve: [] })));
    expect(() => endedAt(bare, 3)).toThrow(RangeError);
  });
});
