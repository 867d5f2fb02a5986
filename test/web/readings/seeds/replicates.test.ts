import { describe, expect, it } from 'vitest';
import type { LaneResult } from '../../../../src/plan/plan.ts';
import { withHalf } from '../../../../web/readings/seeds/band-reading.ts';
import { bandsOf, increments, resultsOf } from '../../../../web/readings/seeds/bands.ts';
import { compareLanes, finalRegret } from '../../../../web/readings/seeds/comparison.ts';
import { bandSentence } from '../../../../web/readings/seeds/replicates.ts';
import { resetCounts, resetSentence } from '../../../../web/readings/seeds/reset-counts.ts';
import { NO_REPLICATES } from '../../../../web/store/store.ts';

const result = (curve: readonly number[], resets: readonly number[] = []): LaneResult => ({
  regret: curve[curve.length - 1],
  resets,
  sideQueries: 0,
  curve,
});

/** Lanes B and A, in this order, on four seeds with R_T of 10, 12, 14, 16 and about 4 less. */
const replicates = {
  lanes: ['B', 'A'] as const,
  results: [10, 12, 14, 16].map((end, r) => [
    result([end / 2, end], [1, 2 + r]),
    result([1, end - 4 + 0.1 * r]),
  ]),
};

/** Student’s t of four values. */
const T_OF_4 = 3.182;

describe('bands', () => {
  it('are mean and half the 95 % interval of each lane, found by its letter', () => {
    const { A, B } = bandsOf(replicates, 'total');
    expect(Array.from(B?.mean ?? [])).toEqual([6.5, 13]);
    // std of 10, 12, 14, 16 is √(20/3); of the halves half of it.
    expect(B?.half[1]).toBeCloseTo((T_OF_4 * Math.sqrt(20 / 3)) / 2);
    expect(B?.half[0]).toBeCloseTo((T_OF_4 * Math.sqrt(20 / 3)) / 4);
    expect(A?.mean[0]).toBe(1);
    expect(A?.half[0]).toBe(0);
  });

  it('are divided by t for the average', () => {
    const { B } = bandsOf(replicates, 'average');
    expect(Array.from(B?.mean ?? [])).toEqual([6.5, 6.5]);
    expect(B?.half[1]).toBeCloseTo((T_OF_4 * Math.sqrt(20 / 3)) / 4);
  });

  it('are taken of the steps’ own regret for answers, and are not there for F1', () => {
    const { A, B } = bandsOf(replicates, 'answer');
    expect(Array.from(B?.mean ?? [])).toEqual([6.5, 6.5]);
    expect(A?.mean[1]).toBeCloseTo(8.15);
    expect(bandsOf(replicates, 'f1')).toEqual({});
    expect(increments([1, 1, 4])).toEqual([1, 0, 3]);
  });

  it('need two seeds', () => {
    expect(bandsOf({ ...replicates, results: replicates.results.slice(0, 1) }, 'total')).toEqual({});
    expect(resultsOf(replicates, 'C')).toEqual([]);
  });

  it('are written with the first figure of the error', () => {
    expect(withHalf(52.4, 5.1)).toBe('52 ± 5');
    expect(withHalf(12.44, 0.8)).toBe('12 ± 1');
    expect(withHalf(0.264, 0.031)).toBe('0.26 ± 0.03');
    expect(withHalf(3, 0)).toBe('3.000 ± 0.000');
  });
});

describe('compareLanes', () => {
  it('takes the last answer’s regret where answers count', () => {
    const rows = compareLanes(replicates, ['A', 'B'], true)?.rows ?? [];
    expect(rows.map(({ regret }) => Number(regret.mean.toFixed(2)))).toEqual([8.15, 6.5]);
    expect(finalRegret(replicates.results[1][0], true)).toBe(6);
    expect(finalRegret(replicates.results[1][0], false)).toBe(12);
  });

  it('sets the lane apart that is shown to be more often better than each other, and says what Compare says', () => {
    const results = Array.from({ length: 12 }, (_, r) => [
      result([5, 10 + r], [1, 2]),
      result([1, 6 + r]),
      result([1, 90]),
    ]);
    const comparison = compareLanes({ lanes: ['B', 'A', 'C'], results }, ['A', 'B', 'C']);
    expect(comparison?.rows.map(({ letter, resets }) => [letter, resets])).toEqual([
      ['A', 0],
      ['B', 2],
      ['C', 0],
    ]);
    expect(comparison?.winner).toBe('A');
    expect(comparison?.sentence).toBe('A is more often better than each of the other two.');
  });

  it('knows both claims where the worst play was kept', () => {
    const results = Array.from({ length: 40 }, () =>
      [10, 40].map((end) => ({ ...result([1, end]), worst: [30, 60] })),
    );
    expect(compareLanes({ lanes: ['A', 'B'], results }, ['A', 'B'])?.sentence).toBe(
      'A is more often better than B, and better on average.',
    );
  });

  it('sets none apart where chance would do', () => {
    const results = Array.from({ length: 12 }, (_, r) => [
      result([1, 10]),
      result([1, r % 2 === 0 ? 9 : 11]),
    ]);
    const comparison = compareLanes({ lanes: ['A', 'B'], results }, ['A', 'B']);
    expect(comparison?.winner).toBeNull();
    expect(comparison?.sentence).toMatch(/^Not shown which is more often better/);
  });

  it('has nothing to say of one seed, and no test for one lane', () => {
    expect(compareLanes({ ...replicates, results: replicates.results.slice(0, 1) }, ['A', 'B'])).toBeNull();
    expect(compareLanes(replicates, ['B'])).toMatchObject({ winner: null, rows: [{ letter: 'B' }] });
  });
});

describe('resetCounts', () => {
  it('counts resets over all seeds in spans of steps', () => {
    expect(resetCounts(replicates, 'B', 5)).toEqual({
      width: 1,
      counts: [4, 1, 1, 1, 1],
      total: 8,
      seeds: 4,
    });
    const wide = resetCounts(replicates, 'B', 200);
    expect(wide?.width).toBe(5);
    expect(wide?.counts.slice(0, 3)).toEqual([8, 0, 0]);
    expect(wide && resetSentence(wide)).toBe('resets in 4 seeds: 8, at most 8 in 5 steps');
  });

  it('has nothing for a lane that never resets', () => {
    expect(resetCounts(replicates, 'A', 5)).toBeNull();
    expect(resetCounts(NO_REPLICATES, 'B', 5)).toBeNull();
  });
});

describe('bandSentence', () => {
  const running = { ...NO_REPLICATES, wanted: 20, results: replicates.results };

  it('says how far it is and how long it will take', () => {
    expect(bandSentence({ ...running, secondsLeft: 11.2 }, 'total')).toBe(
      'band: 4 of 20 seeds · about 12 s left',
    );
    expect(bandSentence({ ...running, secondsLeft: 200 }, 'total')).toContain('about 3 min left');
    expect(bandSentence(running, 'table')).toBe('band: 4 of 20 seeds');
  });

  it('says what is seen when it is done, or why it stopped', () => {
    const done = { ...running, wanted: 4 };
    expect(bandSentence(done, 'average')).toBe('line: this seed · band: 4 seeds, 95 %');
    expect(bandSentence(done, 'table')).toBe('4 seeds: replicates 0 to 3');
    expect(bandSentence({ ...running, error: 'replicate 4: no' }, 'total')).toBe(
      'The band stopped: replicate 4: no.',
    );
  });
});
