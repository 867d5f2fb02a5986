import { describe, expect, it } from 'vitest';
import { laneOf, runLane, smallScenario } from '../../engine/support.ts';

const scenario = smallScenario({ horizon: 60 });
const run = (parameters: Record<string, number | string>) =>
  runLane(scenario, laneOf('w-dbo', parameters)).records;

describe('W-DBO', () => {
  it('spends what its budget has grown by, and no more', () => {
    const growth = 0.5;
    const first = 5;
    const records = run({ budgetGrowth: growth, dropsFrom: first, epsilon: 0.05 });
    const scale = -2 / Math.log(1 - 0.05);
    let spent = 1;
    for (const { t, selection } of records) {
      for (const relevance of selection?.removedRelevance ?? []) spent *= 1 + relevance;
      const grown = (1 + growth) ** (Math.max(0, t - first) / scale);
      expect(spent * (selection?.budget ?? 0)).toBeCloseTo(grown, 8);
      expect(selection?.budget).toBeGreaterThanOrEqual(1);
    }
    expect(spent).toBeGreaterThan(1.5);
  });

  it('drops nothing without growth, nothing before its time, and says R of all it holds', () => {
    expect(run({ budgetGrowth: 0 }).every(({ t, dataSizeAfter }) => dataSizeAfter === t)).toBe(true);
    const records = run({ budgetGrowth: 4, dropsFrom: 20 });
    expect(records[18].dataSizeAfter).toBe(19);
    expect(records[59].dataSizeAfter).toBeLessThan(30);
    for (const { selection, dataSizeAfter } of records)
      expect(selection?.relevance).toHaveLength(dataSizeAfter);
  });

  it('of a fixed size holds so many, not simply the newest', () => {
    const records = run({ dropRule: 'size', heldSize: 10 });
    expect(records.slice(10).every(({ dataSizeAfter }) => dataSizeAfter === 10)).toBe(true);
    expect(records.some(({ dropped }) => dropped !== null)).toBe(true);
  });

  it('shows a step again as it was, across drops', () => {
    const session = runLane(scenario, laneOf('w-dbo', { budgetGrowth: 1 }));
    for (const t of [60, 17, 40, 59]) {
      const { index, mean } = session.records[t - 1];
      expect(session.frame(t).mean?.[index]).toBeCloseTo(mean ?? Number.NaN, 9);
    }
  });
});
