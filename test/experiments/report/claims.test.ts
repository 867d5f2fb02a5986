import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/experiments/report/cell.ts';
import {
  belowAll,
  chain,
  type Evidence,
  figures,
  meanDeviation,
  notReversed,
  ordered,
  outperforms,
  withReason,
} from '../../../src/experiments/report/claims.ts';
import { steadier } from '../../../src/experiments/report/spread-claims.ts';
import type { Verdict } from '../../../src/experiments/report/verdict.ts';
import { summarise } from '../../../src/replicates/statistics.ts';

const cell = (row: string, mean: number, paper: number | null, verdict: Verdict | null): Cell => ({
  row,
  column: 'c',
  measure: 'm',
  paper: paper === null ? null : { mean: paper, std: null, n: 50 },
  ours: summarise([mean - 1, mean + 1]),
  verdict,
});

const evidence = (cells: readonly Cell[], values: Record<string, readonly number[]> = {}): Evidence => ({
  cells,
  values: (row) => values[row],
  resetTimes: () => [],
});

describe('figures', () => {
  const cells = [
    cell('a', 1, 1, 'reproduced'),
    cell('b', 1, 2, 'order reproduced'),
    cell('d', 1, 2, 'not reproduced'),
    cell('e', 1, null, null),
  ];
  const verdictOf = (options: { rows?: string[]; except?: [string, string][] }) =>
    figures({ text: '', measure: 'm', ...options }).check(evidence(cells)).verdict;

  it('is as good as the worst cell', () => {
    expect(verdictOf({})).toBe('not reproduced');
    expect(verdictOf({ except: [['d', 'c']] })).toBe('order reproduced');
    expect(verdictOf({ rows: ['a', 'e'] })).toBe('reproduced');
  });

  it('says how many cells agree', () => {
    const { detail } = figures({ text: '', measure: 'm' }).check(evidence(cells));
    expect(detail).toBe('1 of 3 cells agree, 1 more keep their order');
  });
});

describe('ordered', () => {
  const values = { low: [1, 2, 3], middle: [1.5, 2.5, 3.6], high: [2, 1, 9] };
  const check = (pairs: (readonly [string, string])[]) =>
    ordered({ text: '', measure: 'm', columns: ['c'], pairs }).check(evidence([], values));

  it('compares the means along a chain', () => {
    expect(check(chain(['low', 'middle', 'high'])).verdict).toBe('order reproduced');
    expect(check(chain(['middle', 'low'])).verdict).toBe('not reproduced');
    expect(check(chain(['low', 'high', 'middle'])).verdict).toBe('not reproduced');
  });

  it('compares one row with each other one', () => {
    expect(belowAll('low', ['high', 'middle'])).toEqual([
      ['low', 'high'],
      ['low', 'middle'],
    ]);
    expect(check(belowAll('low', ['high', 'middle'])).verdict).toBe('order reproduced');
    expect(check(belowAll('middle', ['high', 'low'])).verdict).toBe('not reproduced');
  });

  it('shows difference and p', () => {
    expect(check([['low', 'middle']]).detail).toBe(
      'c: low below middle by 0.533 ± 0.033 (p = 0.004); paired t-tests',
    );
    expect(check([['middle', 'low']]).detail).toContain('middle above low by 0.533');
  });

  it('says so where both rows are the same', () => {
    expect(check([['low', 'low']])).toEqual({
      verdict: 'not reproduced',
      detail: 'c: low and low the same; paired t-tests',
    });
  });
});

describe('notReversed', () => {
  const values = { low: [1, 2, 3], middle: [1.5, 2.5, 3.6], high: [2, 1, 9] };
  const check = (pairs: (readonly [string, string])[], errors = 0) =>
    notReversed({ text: '', measure: 'm', columns: ['c'], pairs, errors }).check(evidence([], values));

  it('lets ties and small reversals pass, and shows the others', () => {
    expect(check([['low', 'low']])).toEqual({
      verdict: 'order reproduced',
      detail: '0 of 1 pairs the other way round',
    });
    expect(check([['high', 'low']], 2).verdict).toBe('order reproduced');
    expect(check([['high', 'low']]).verdict).toBe('not reproduced');
    expect(check([...chain(['middle', 'low']), ...chain(['low', 'high'])], 2)).toEqual({
      verdict: 'not reproduced',
      detail: '1 of 2 pairs the other way round: c: middle above low by 0.533 ± 0.033 (p = 0.004)',
    });
  });
});

describe('meanDeviation', () => {
  const cells = [cell('a', 1.1, 1, null), cell('b', 1.9, 2, null), cell('e', 9, null, null)];

  it('averages over the cells with a figure', () => {
    const claim = meanDeviation('', 'm', 0.08);
    expect(claim.check(evidence(cells))).toEqual({
      verdict: 'reproduced',
      detail: '7.5 % on average over 2 cells, at most 8 % allowed',
    });
    expect(meanDeviation('', 'm', 0.07).check(evidence(cells)).verdict).toBe('not reproduced');
  });
});

describe('outperforms', () => {
  const values = { own: [1, 2, 3], near: [1.1, 2.4, 2.8], far: [4, 5, 6] };
  const check = (row: string, others: string[], better: 'smaller' | 'larger' = 'smaller') =>
    outperforms({ text: '', measure: 'm', column: 'c', row, others, better }).check(evidence([], values));

  it('wants every mean on the better side, however near', () => {
    expect(check('own', ['near', 'far']).verdict).toBe('order reproduced');
    expect(check('near', ['own', 'far']).verdict).toBe('not reproduced');
    expect(check('far', ['own', 'near'], 'larger').verdict).toBe('order reproduced');
  });

  it('states means and paired errors', () => {
    expect(check('own', ['near', 'far']).detail).toMatch(
      /^own 2\.000 ± 0\.577; .*: near 2\.100 \(\+0\.100 ± 0\.173\), far 5\.000 \(\+3\.000 ± 0\.000\)$/,
    );
    expect(check('far', ['own']).detail).toContain('own 2.000 (−3.000 ± 0.000)');
  });
});

describe('a claim with a reason', () => {
  it('keeps its check', () => {
    const claim = withReason(chainClaim, 'T is unpublished.');
    expect(claim).toEqual({ ...chainClaim, otherwise: 'T is unpublished.' });
  });
});

const chainClaim = ordered({ text: 'a', measure: 'm', columns: ['c'], pairs: chain(['low', 'high']) });

describe('steadier', () => {
  const values = {
    calm: [1, 1.1, 0.9, 1.05, 0.95],
    wild: [1, 2.2, -0.3, 1.5, 0.4],
    same: [3, 3.1, 2.9, 3.05, 2.95],
  };
  const verdictOf = (smaller: string, larger: string, level = 1) =>
    steadier({ text: '', measure: 'm', columns: ['c'], pairs: [[smaller, larger]], level }).check(
      evidence([], values),
    );

  it('compares standard deviations, not means, and the difference with its test where a level is asked for', () => {
    expect(verdictOf('calm', 'wild').verdict).toBe('order reproduced');
    expect(verdictOf('wild', 'calm').verdict).toBe('not reproduced');
    expect(verdictOf('calm', 'wild', 0.05).verdict).toBe('order reproduced');
    expect(verdictOf('same', 'calm', 0.05).verdict).toBe('not reproduced');
  });

  it('states both and p', () => {
    expect(verdictOf('calm', 'wild').detail).toMatch(
      /^standard deviations, Pitman–Morgan tests: c: calm 0\.0791 against wild 0\.9\d+ \(p [<=] 0\.\d{3}\)$/,
    );
  });
});
