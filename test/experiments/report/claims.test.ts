import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../src/experiments/report/cell.ts';
import {
  type Claim,
  type Evidence,
  figures,
  meanDeviation,
  ours,
  withReason,
} from '../../../src/experiments/report/claims.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';
import type { CellVerdict } from '../../../src/experiments/report/verdict.ts';
import { summarise } from '../../../src/replicates/statistics.ts';

const cell = (row: string, mean: number, paper: number | null, verdict: CellVerdict | null): Cell => ({
  row,
  column: 'c',
  measure: 'm',
  paper: paper === null ? null : { mean: paper, std: null, n: 50 },
  ours: summarise([mean - 1, mean + 1]),
  verdict,
});

const evidence = (cells: readonly Cell[]): Evidence => ({
  cells,
  values: () => [],
  resetTimes: () => [],
  level: LEVEL,
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

describe('a claim with a reason, or of our own', () => {
  it('keeps its check', () => {
    const claim: Claim = { text: 'a', check: () => ({ verdict: 'reproduced', detail: '' }) };
    expect(withReason(claim, 'T is unpublished.')).toEqual({ ...claim, otherwise: 'T is unpublished.' });
    expect(ours(claim)).toEqual({ ...claim, ours: true });
  });
});
