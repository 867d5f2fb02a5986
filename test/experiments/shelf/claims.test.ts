import { describe, expect, it } from 'vitest';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';
import { shelfAbrupt } from '../../../src/experiments/shelf/abrupt.ts';
import {
  above,
  independent,
  lower,
  shares,
  timesFloor,
  withinShare,
} from '../../../src/experiments/shelf/claims.ts';
import { findsFirst, findsSecond } from '../../../src/experiments/shelf/measures.ts';
import type { Column, Design } from '../../../src/experiments/spec.ts';
import { laneResult } from '../support.ts';

const COLUMN = 'a world';

/** Evidence in which every row has one mean: eight replicates, paired differences that vary a little. */
const means = (of: Readonly<Record<string, number>>) => ({
  cells: [],
  resetTimes: () => [],
  level: LEVEL,
  values: (row: string) =>
    [-0.1, -0.05, 0.05, 0.1, 0, 0, 0.02, -0.02].map((off, i) => of[row] * (1 + 0.1 * off + 0.001 * (i % 3))),
});

const verdict = (claim: ReturnType<typeof lower>, of: Readonly<Record<string, number>>) =>
  claim.check(means(of)).verdict;

describe('the shelf’s claims', () => {
  it('want a mean above a number', () => {
    const claim = above({
      ...{ text: '', columns: [COLUMN], rows: ['a'], measure: 'left' },
      ...{ level: 10, otherwise: 'tried' },
    });
    expect(verdict(claim, { a: 10.8 })).toBe('order reproduced');
    expect(verdict(claim, { a: 9 })).toBe('not reproduced');
    expect(claim.check(means({ a: 10.8 })).detail).toMatch(
      /^a world, a 10\.8\d+ ± 0\.0\d+; t-tests against 10$/,
    );
  });

  it('want two rows within a share of each other, whichever is the larger', () => {
    const claim = withinShare('', COLUMN, ['a', 'b'], 0.05);
    expect(verdict(claim, { a: 1, b: 1.02 })).toBe('order reproduced');
    expect(verdict(claim, { a: 1, b: 1.2 })).toBe('not reproduced');
    expect(verdict(claim, { a: 1.2, b: 1 })).toBe('not reproduced');
  });

  it('want a row so many times above the floor, a share of blind choice', () => {
    const claim = timesFloor('', COLUMN, 'best', 'blind', 0.1, 3);
    expect(verdict(claim, { best: 0.4, blind: 1 })).toBe('order reproduced');
    expect(verdict(claim, { best: 0.2, blind: 1 })).toBe('not reproduced');
  });

  it('count as the project’s own, and say what was tried', () => {
    expect(lower('', [COLUMN], [['a', 'b']], 'tried')).toMatchObject({ ours: true, otherwise: 'tried' });
    expect(independent('R_T/T', COLUMN, { a: [1, 0.1] }, 60).text).toMatch(
      /^a world, R_T\/T: .* 60 other seeds/,
    );
  });

  it('take shares with an error that is never 0', () => {
    const { half, all } = shares({ half: 50, all: 100 }, 40);
    expect(half[0]).toBe(0.5);
    expect(half[1]).toBeCloseTo(Math.sqrt(0.25 / 40), 12);
    expect(all[0]).toBe(1);
    expect(all[1]).toBeCloseTo(Math.sqrt(((41 / 42) * (1 / 42)) / 40), 12);
  });
});

describe('a jump is found', () => {
  const found = (resets: number[], changes: number[]) => {
    const result = {
      ...laneResult(0, resets),
      changeErrors: { changes, offline: 0, beforeChange: 0, current: [] },
    };
    return [findsFirst, findsSecond].map((measure) => measure.of(result, 500));
  };

  it('by a reset from its next step on, a hundred steps long', () => {
    expect(found([101], [100, 200])).toEqual([1, 0]);
    expect(found([200, 300], [100, 200])).toEqual([1, 1]);
    expect(found([100, 301], [100, 200])).toEqual([0, 0]);
  });

  it('and before the next jump', () => {
    expect(found([130], [60, 130])).toEqual([1, 0]);
    expect(found([131], [60, 130])).toEqual([0, 1]);
  });

  it('never on an objective that does not jump', () => {
    expect(found([10], [])).toEqual([0, 0]);
  });
});

describe('the worlds', () => {
  const { columns } = shelfAbrupt.design as Design;

  it('are the same where the lanes believe another lengthscale', () => {
    const [right, wrong] = columns.map(({ scenario: { title: _, model: __, ...world } }: Column) => world);
    expect(wrong).toEqual(right);
    expect(columns.map(({ scenario }) => scenario.model.lengthscale)).toEqual([0.2, 0.4, null]);
    expect(columns[2].scenario.objective.parameters).toMatchObject({ changes: [60, 130], lengthscale: 0.14 });
  });

  it('list priors of l = 0.1, 0.2 and 0.4, whatever the model’s own', () => {
    const { parameters } = columns[2].lanes['HP-GP-TS, 12 priors'];
    const own = (parameters.priorLengthscales as number[]).map((by) => by * 0.14);
    for (const [i, l] of [0.1, 0.2, 0.4].entries()) expect(own[i]).toBeCloseTo(l, 12);
  });
});
