import { describe, expect, it } from 'vitest';
import {
  EVENT,
  KEEP_ALL,
  NEWEST,
  STILL,
  USUAL,
  WEIGHED,
  WINDOW,
  weighed,
} from '../../../src/experiments/beyond/lanes.ts';
import {
  agreesWith,
  asGoodAs,
  beatsKeepingEverything,
  belowLanesWithoutRate,
  clearlyBelow,
  growthHoldsFewer,
  newestDoNot,
} from '../../../src/experiments/beyond/memory-claims.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';

const COLUMN = 'a world';

/** Evidence in which every row has one mean, whatever the measure: four replicates, paired differences that vary a little. */
const means = (of: Readonly<Record<string, number>>) => ({
  cells: [],
  resetTimes: () => [],
  level: LEVEL,
  values: (row: string) => [-0.1, -0.05, 0.05, 0.1].map((off, i) => of[row] + off + 0.001 * of[row] * i),
});

const verdict = (claim: ReturnType<typeof clearlyBelow>, of: Readonly<Record<string, number>>) =>
  claim.check(means(of)).verdict;

describe('the claims about what lanes hold', () => {
  it('want the whole of every pair below', () => {
    const claim = clearlyBelow({ text: '', column: COLUMN, pairs: [['a', 'b']], otherwise: 'tried' });
    expect(verdict(claim, { a: 1, b: 2 })).toBe('order reproduced');
    expect(verdict(claim, { a: 2, b: 1 })).toBe('not reproduced');
    expect(claim.otherwise).toBe('tried');
  });

  it('want W-DBO below each lane that knows no rate', () => {
    const low = { [USUAL]: 1, [STILL]: 2, [WINDOW]: 2, [EVENT]: 2 };
    expect(verdict(belowLanesWithoutRate(COLUMN), low)).toBe('order reproduced');
    for (const row of [STILL, WINDOW, EVENT])
      expect(verdict(belowLanesWithoutRate(COLUMN), { ...low, [row]: 0.5 })).toBe('not reproduced');
  });

  it('want the most relevant below the newest', () => {
    expect(verdict(newestDoNot(COLUMN), { [WEIGHED]: 1, [NEWEST]: 2 })).toBe('order reproduced');
    expect(verdict(newestDoNot(COLUMN), { [WEIGHED]: 2, [NEWEST]: 1 })).toBe('not reproduced');
  });

  it('want fewer points held for a larger α_r, the most by who keeps everything', () => {
    const claim = growthHoldsFewer(COLUMN, KEEP_ALL);
    const rising = { [weighed(1)]: 1, [USUAL]: 2, [weighed(0.05)]: 3, [KEEP_ALL]: 4 };
    expect(verdict(claim, rising)).toBe('order reproduced');
    expect(verdict(claim, { ...rising, [KEEP_ALL]: 2.5 })).toBe('not reproduced');
  });

  it('say why W-DBO does not beat keeping everything, and what was tried', () => {
    expect(beatsKeepingEverything(COLUMN, [[USUAL, KEEP_ALL]], 'It does not.').otherwise).toBe(
      'It does not. Tried: α_r = 0.05, 0.25 and 1.',
    );
  });

  it('allow a row a share of another’s mean', () => {
    const claim = (share: number) => asGoodAs('', 'regret', COLUMN, 'a', 'b', share);
    expect(verdict(claim(0.2), { a: 1.1, b: 1 })).toBe('order reproduced');
    expect(verdict(claim(0.05), { a: 1.1, b: 1 })).toBe('not reproduced');
  });

  it('name the rows that lie apart from another implementation’s', () => {
    const found = agreesWith('regret', COLUMN, { a: [1, 0.05], b: [1, 0.05] }, '').check(
      means({ a: 1, b: 3 }),
    );
    expect(found.verdict).toBe('not reproduced');
    expect(found.detail).toMatch(/^1 of 2 rows; .*; further apart: b$/);
  });
});
