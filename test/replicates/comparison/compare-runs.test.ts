import { describe, expect, it } from 'vitest';
import { changeErrors } from '../../../src/plan/change-errors.ts';
import type { JobResult, LaneResult } from '../../../src/plan/plan.ts';
import { apartFrom } from '../../../src/replicates/comparison/apart-from.ts';
import { compareLanes } from '../../../src/replicates/comparison/compare-lanes.ts';
import { compareRuns, comparisonCurvePoints } from '../../../src/replicates/comparison/compare-runs.ts';
import { quantileT } from '../../../src/replicates/comparison/distributions.ts';
import { endedAt } from '../../../src/replicates/comparison/ended-at.ts';
import { holm } from '../../../src/replicates/comparison/holm.ts';
import { MEASURES, measuresOf } from '../../../src/replicates/comparison/measures.ts';
import { pairedDifference } from '../../../src/replicates/comparison/paired-difference.ts';
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
  const curves = (lane: number) => RESULTS.map((result) => result[lane].curve);

  it('is the first step after which the interval of the difference stays on one side of zero', () => {
    const level = 0.95;
    const side = (t: number) => {
      const at = (lane: number) => curves(lane).map((curve) => curve[t - 1]);
      const { low, high } = pairedDifference(at(0), at(1), level);
      return low > 0 ? 1 : high < 0 ? -1 : 0;
    };
    const sides = [1, 2, 3, 4, 5, 6].map(side);
    expect(sides.slice(0, 3)).toEqual([-1, -1, -1]);
    expect(sides.at(-1)).toBe(1);
    const expected = sides.findLastIndex((value) => value !== 1) + 2;
    expect(apartFrom(curves(0), curves(1), level)).toBe(expected);
    expect(apartFrom(curves(1), curves(0), level)).toBe(expected);
  });

  it('is nothing where the last interval holds zero, and the first step where none ever does', () => {
    expect(apartFrom(curves(0), curves(0), 0.95)).toBeNull();
    const above = curves(0).map((curve) => curve.map((value, i) => value + 5 * (i + 1)));
    expect(apartFrom(above, curves(0), 0.95)).toBe(1);
  });
});

describe('compareRuns', () => {
  it('compares what the measure says', () => {
    expect(compare('total').values[0]).toEqual(RESULTS.map(([a]) => a.regret));
    expect(compare('average').values[1]).toEqual(RESULTS.map(([, b]) => b.regret / 6));
    expect(compare('last').values[0]).toEqual(RESULTS.map(([a]) => a.last));
    expect(compare('resets').lanes[0].mean).toBeCloseTo(1.5, 12);
  });

  it('takes the intervals of all pairs at once where it looks for the step from which they are apart', () => {
    const three = RESULTS.map(([a, b], r) => [a, b, laneResult(1.02, 0.9, (5 * r) % 11)]);
    const { apart, pairs } = compareRuns(['A', 'B', 'C'], three, 6, 'total');
    expect(pairs).toHaveLength(3);
    const own = pairs.map(({ lanes: [a, b] }) =>
      apartFrom(
        three.map((result) => result[a].curve),
        three.map((result) => result[b].curve),
        1 - 0.05 / 3,
      ),
    );
    expect(apart).toEqual(own);
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
    const { ecdf, area } = compare('average').targets ?? { ecdf: [], area: [] };
    expect(ecdf[1].at(-1)).toBeGreaterThan(ecdf[0].at(-1) ?? 1);
    expect(area[0]).toBeCloseTo(ecdf[0].reduce((sum, share) => sum + share, 0) / 6, 12);
  });

  it('has nothing over steps where the curves were not kept', () => {
    const bare = RESULTS.map((result) => result.map((lane) => ({ ...lane, curve: [] })));
    expect(compareRuns(['A', 'B'], bare, 6, 'average')).toMatchObject({
      apart: null,
      budgets: [],
      targets: null,
    });
    expect(comparisonCurvePoints(200, 6, 500)).toBe(200);
    expect(comparisonCurvePoints(2000, 6, 100_000)).toBe(0);
  });

  it('offers the measures that all lanes have a value of', () => {
    expect(measuresOf(RESULTS[0], 6).map(({ id }) => id)).toEqual(['total', 'average', 'last', 'resets']);
    const sorted = RESULTS[0].map((lane) => ({
      ...lane,
      f1: [0.5],
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
    expect(lower.ranks?.meanRanks).toEqual([1, 2]);
    expect(higher.ranks?.meanRanks).toEqual([2, 1]);
    expect(higher.pairs[0].wins).toBe(1 - lower.pairs[0].wins);
    expect(higher.pairs[0]).toMatchObject({ mean: lower.pairs[0].mean, p: lower.pairs[0].p });
  });

  it('corrects the p-values that hold at any time as it does the others', () => {
    const { pairs } = compareLanes([...lanes, { name: 'C', values: [0.25, 0.41, 0.36, 0.52] }]);
    expect(pairs.map(({ anytime }) => anytime.holm)).toEqual(holm(pairs.map(({ anytime }) => anytime.p)));
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
