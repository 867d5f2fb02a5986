import { describe, expect, it } from 'vitest';
import type { DatasetTable } from '../../src/contracts/scenario.ts';
import { DataError } from '../../src/data/errors.ts';
import { type FillRule, fillMissing } from '../../src/data/fill.ts';

/** One arm with gaps at the start, within and at the end, beside a whole one. */
const TABLE: DatasetTable = {
  name: 'gaps',
  arms: ['gaps', 'whole'],
  times: ['1', '2', '3', '4', '5', '6', '7'],
  values: [null, 2, null, null, 8, 5, null].map((value, row) => [value, row]),
};

const filled = (rule: FillRule) => fillMissing(TABLE, rule).values.map(([value]) => value);

describe('fillMissing', () => {
  it('draws a straight line in time, and keeps the nearest value at the ends', () => {
    expect(filled('linear')).toEqual([2, 2, 4, 6, 8, 5, 5]);
  });

  it('repeats the value before, and at the start the first one after', () => {
    expect(filled('previous')).toEqual([2, 2, 2, 2, 8, 5, 5]);
  });

  it('puts in the mean of the arm', () => {
    expect(filled('mean')).toEqual([5, 2, 5, 5, 8, 5, 5]);
  });

  it('leaves the other arms and the table itself alone', () => {
    expect(fillMissing(TABLE, 'linear').values.map(([, value]) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(TABLE.values[0][0]).toBeNull();
  });

  it('refuses with the first empty cell, as counted in the file, and how many there are', () => {
    expect(() => fillMissing(TABLE, 'refuse')).toThrow(
      'row 2, column gaps: empty cell (4 in all); choose a fill rule (linear, previous or mean) or remove it',
    );
  });

  it.each<FillRule>(['refuse', 'linear', 'previous', 'mean'])(
    'gives a table without gaps back under %s',
    (rule) => {
      const whole = { ...TABLE, values: TABLE.values.map(([, value]) => [value, value]) };
      expect(fillMissing(whole, rule)).toBe(whole);
    },
  );

  it('refuses an arm without any value under every rule', () => {
    const empty = { ...TABLE, values: TABLE.values.map(([, value]) => [null, value]) };
    expect(() => fillMissing(empty, 'mean')).toThrow(DataError);
    expect(() => fillMissing(empty, 'linear')).toThrow('column gaps: no value at all');
  });
});
