import { describe, expect, it } from 'vitest';
import {
  aboveAll,
  belowAll,
  chain,
  judgeAlike,
  notReversed,
  ordered,
} from '../../../src/experiments/report/order-claims.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';

const VALUES: Record<string, readonly number[]> = {
  low: [1, 2, 3],
  middle: [1.5, 2.5, 3.6],
  // On average above both, and in one run of three below.
  wild: [2, 1, 9],
};
const evidence = { cells: [], resetTimes: () => [], level: LEVEL, values: (row: string) => VALUES[row] };
type Pairs = (readonly [string, string])[];
const claim = (pairs: Pairs) => ({ text: '', measure: 'm', columns: ['c'], pairs });

describe('ordered', () => {
  const check = (pairs: Pairs) => ordered(claim(pairs)).check(evidence);

  it('is reproduced where every pair is shown, and not where one is shown the other way round', () => {
    expect(check(chain(['low', 'middle'])).verdict).toBe('order reproduced');
    expect(check(chain(['middle', 'low'])).verdict).toBe('not reproduced');
    expect(check([...chain(['low', 'middle']), ...chain(['middle', 'low'])]).verdict).toBe('not reproduced');
  });

  it('is undecided where the means stand in order and no test says so, with the runs that would decide', () => {
    expect(check(chain(['low', 'middle', 'wild']))).toMatchObject({ verdict: 'undecided', runsNeeded: 48 });
    expect(check(chain(['wild', 'low']))).toMatchObject({ verdict: 'undecided' });
  });

  it('shows difference and p', () => {
    expect(check([['low', 'middle']]).detail).toBe(
      'c: low below middle by 0.533 ± 0.033 (p = 0.004); paired t-tests',
    );
    expect(check([['middle', 'low']]).detail).toContain('middle above low by 0.533');
  });

  it('is not reproduced where both rows are the same in every run', () => {
    expect(check([['low', 'low']])).toEqual({
      verdict: 'not reproduced',
      detail: 'c: low and low the same; paired t-tests',
    });
  });
});

describe('notReversed', () => {
  const check = (pairs: Pairs) => notReversed(claim(pairs)).check(evidence).verdict;

  it('lets rows that are the same pass', () => {
    expect(check([['low', 'low'], ...chain(['low', 'middle'])])).toBe('order reproduced');
    expect(check(chain(['middle', 'low']))).toBe('not reproduced');
    expect(check(chain(['low', 'wild']))).toBe('undecided');
  });
});

describe('pairs', () => {
  it('are one row with each of the others', () => {
    expect(belowAll('a', ['b', 'c'])).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
    expect(aboveAll('a', ['b', 'c'])).toEqual([
      ['b', 'a'],
      ['c', 'a'],
    ]);
  });
});

describe('judgeAlike', () => {
  const other = (...values: number[]) => judgeAlike([[1, 1.01, 0.99], values], 0.05, LEVEL).verdict;

  it('wants every mean below every other one enlarged by the share', () => {
    expect(other(1.02, 1.03, 1.01)).toBe('order reproduced');
    expect(other(1.04, 1.05, 1.07)).toBe('undecided');
    expect(other(1.12, 1.13, 1.11)).toBe('not reproduced');
  });
});
