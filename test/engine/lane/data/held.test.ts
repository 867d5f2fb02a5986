import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Held } from '../../../../src/engine/lane/data/held.ts';
import { heldBefore, type Retained, retain } from '../../../../src/engine/lane/data/held-steps.ts';
import { laneOf, runLane, smallScenario } from '../../support.ts';

/** For each step, which of those held with it are kept: by a mask over them, oldest first. */
const masks = fc.array(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), { maxLength: 30 });

/** The steps held after each step, and what the records say, told with plain lists. */
function told(keeps: readonly (readonly boolean[])[]) {
  const records: Retained[] = [];
  const lists: number[][] = [[]];
  for (const [i, keep] of keeps.entries()) {
    const steps = [...lists[i], i + 1];
    const kept = steps.filter((_, k) => keep[k % keep.length]);
    records.push({ t: i + 1, ...retain(steps, kept) });
    lists.push(kept);
  }
  return { records, lists };
}

describe('steps held', () => {
  it('are those that every step has left, whichever went: the newest, the oldest, some between, all, none', () => {
    fc.assert(
      fc.property(masks, (keeps) => {
        const { records, lists } = told(keeps);
        let held = Held.NONE;
        for (const [i, record] of records.entries()) {
          held = held.after(record);
          expect(held.list).toEqual(lists[i + 1]);
          expect(heldBefore(records, i + 2)).toEqual(lists[i + 1]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('still are where the newest left a run behind, and the next step drops its oldest or nothing', () => {
    const stays = Held.of([12, 13]).after({ t: 14, dataSizeAfter: 2, dropped: [14] });
    expect(stays.list).toEqual([12, 13]);
    expect(stays.after({ t: 15, dataSizeAfter: 2, dropped: null }).list).toEqual([13, 15]);
    expect(stays.after({ t: 15, dataSizeAfter: 3, dropped: null }).list).toEqual([12, 13, 15]);
  });

  it.each([
    ['a size of 2', { dropRule: 'size', heldSize: 2 }],
    ['a size of 3', { dropRule: 'size', heldSize: 3 }],
    ['a budget', { budgetGrowth: 4, dropsFrom: 3 }],
  ])('of W-DBO under %s: what it drops was held, and goes once', (_, parameters) => {
    for (let seed = 1; seed <= 12; seed++) {
      const scenario = { ...smallScenario({ horizon: 60 }), seed };
      const gone = new Set<number>();
      for (const { t, selection, dataSizeAfter } of runLane(scenario, laneOf('w-dbo', parameters)).records) {
        for (const step of selection?.removed ?? []) {
          expect(step).toBeLessThanOrEqual(t);
          expect(gone).not.toContain(step);
          gone.add(step);
        }
        expect(t - gone.size).toBe(dataSizeAfter);
      }
    }
  });
});
