import { describe, expect, it } from 'vitest';
import type { Selection } from '../../../../src/contracts/record.ts';
import {
  barsPath,
  openBarsPath,
  pointAt,
  reachOf,
  scalesOf,
} from '../../../../web/panels/relevance/relevance-shapes.ts';
import { relevanceAt } from '../../../../web/readings/relevance.ts';
import { fakeRecord } from '../../fakes/records.ts';

const NOTHING: Selection = {
  budgetBefore: 1,
  budget: 1,
  removed: [],
  removedRelevance: [],
  relevance: [],
};
const weighing = (t: number, changes: Partial<Selection>) =>
  fakeRecord(t, {
    dataSizeAfter: changes.relevance?.length ?? 0,
    selection: { ...NOTHING, ...changes },
    dropped: changes.removed ?? null,
  });
/** Steps 1 to 3; the second goes at the third. */
const records = [
  weighing(1, { relevance: [1] }),
  weighing(2, { relevance: [0.6, 0.7] }),
  weighing(3, { removed: [2], removedRelevance: [0.01], relevance: [0.16, 0.04], budget: 1.02 }),
];
const box = { left: 0, right: 100, top: 0, bottom: 100 };

describe('the relevance panel', () => {
  it('reads who is held, who went and who is next off the records', () => {
    expect(relevanceAt(records, 3, 'budget')).toEqual({
      held: [
        { step: 1, age: 2, relevance: 0.16 },
        { step: 3, age: 0, relevance: 0.04 },
      ],
      gone: [{ step: 2, age: 1, relevance: 0.01 }],
      next: { step: 3, age: 0, relevance: 0.04 },
      budget: 1.02,
    });
    expect(relevanceAt(records, 3, 'size')?.budget).toBeNull();
    expect(relevanceAt(records, 4, 'budget')).toBeNull();
    expect(relevanceAt([fakeRecord(1)], 1, 'budget')).toBeNull();
  });

  it('has axes that reach the last step’s points, whatever the first few were worth', () => {
    const many = Array.from({ length: 12 }, (_, i) =>
      weighing(i + 1, { relevance: new Array(i + 1).fill(1 / (i + 1)) }),
    );
    const after = weighing(13, {
      removed: [1],
      removedRelevance: [0.01],
      relevance: new Array(12).fill(0.05),
    });
    expect(reachOf([...many, after], 'size')).toEqual({ age: 12, relevance: 1 / 11 });
  });

  it('has room for the largest, where only a few points are ever held', () => {
    expect(reachOf(records, 'size')).toEqual({ age: 10, relevance: 0.7 });
  });

  it('draws over the root of R, so that small ones can be told apart', () => {
    const scales = scalesOf(box, { age: 10, relevance: 0.16 });
    expect(scales.y(0.04)).toBeCloseTo(50);
    expect(scales.y(2)).toBe(0);
    expect(scales.ticks.map(({ value }) => value)).toEqual([0, 0.01, 0.05]);
    const reading = relevanceAt(records, 3, 'budget');
    expect(barsPath(reading?.held ?? [], scales, 100)).toBe('M20.0 100V0.0M0.0 100V50.0');
    expect(openBarsPath(reading?.gone ?? [], scales, 100)).toBe('M7.0 100V75.0H13.0V100');
  });

  it('leaves ticks the room of a number', () => {
    const low = scalesOf({ ...box, bottom: 40 }, { age: 10, relevance: 1 });
    const heights = low.ticks.map(({ at }) => at);
    for (let i = 1; i < heights.length; i++) expect(heights[i - 1] - heights[i]).toBeGreaterThanOrEqual(12);
  });

  it('finds the bar under the pointer, held or just gone, and none far from all', () => {
    const reading = relevanceAt(records, 3, 'budget');
    if (!reading) throw new Error('no reading');
    const scales = scalesOf(box, { age: 10, relevance: 0.16 });
    expect(pointAt(reading, scales, 19)?.step).toBe(1);
    expect(pointAt(reading, scales, 9)?.step).toBe(2);
    expect(pointAt(reading, scales, 80)).toBeNull();
  });
});
