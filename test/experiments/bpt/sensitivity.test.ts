import { describe, expect, it } from 'vitest';
import {
  bestRow,
  falling,
  hardlySensitive,
  moreSensitiveToM,
} from '../../../src/experiments/bpt/sensitivity-claims.ts';
import { SWEPT_LEVEL_SETS, sweepColumns } from '../../../src/experiments/bpt/sensitivity-lanes.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';
import { tabulate } from '../../../src/experiments/report/tabulate.ts';
import { DESIGNS } from '../support.ts';

const COLUMNS = sweepColumns({
  algorithm: 'bpt-lse',
  worlds: SWEPT_LEVEL_SETS.slice(1, 2),
  rows: { setting: 'm', values: [2, 3, 5] },
  columns: { setting: 'beta', values: [2, 5] },
});

/** Evidence in which each cell has one mean. */
const means = (of: (row: string, column: string) => number) => ({
  cells: [],
  resetTimes: () => [],
  level: LEVEL,
  values: (row: string, column: string) => [of(row, column) - 0.1, of(row, column), of(row, column) + 0.1],
});

describe('the columns of a sweep', () => {
  it('are a function and a value of the one setting, their rows those of the other', () => {
    expect(COLUMNS.map(({ name }) => name)).toEqual(['Himmelblau, β = 2', 'Himmelblau, β = 5']);
    expect(Object.keys(COLUMNS[0].lanes)).toEqual(['m = 2', 'm = 3', 'm = 5']);
    expect(COLUMNS[1].lanes['m = 3']).toEqual({
      algorithm: 'bpt-lse',
      parameters: { beta: 5, m: 3, eta: 0 },
    });
  });

  it.each(['bpt-fig9', 'bpt-fig10', 'bpt-fig11', 'bpt-fig12'])('%s shares one world per function', (id) => {
    const design = DESIGNS.find((entry) => entry.id === id)?.design;
    if (!design) throw new Error(id);
    const { groups } = tabulate(design, 2).plan;
    expect(groups).toHaveLength(3);
    const rows = Object.keys(design.columns[0].lanes).length;
    for (const { lanes } of groups) expect(lanes).toHaveLength(2 * rows);
  });
});

describe('the claims of a sweep', () => {
  const falls = means(
    (row, column) => (row === 'm = 2' ? 1 : row === 'm = 3' ? 0.6 : 0.2) - (column.endsWith('5') ? 0.1 : 0),
  );

  it('want the best row to be beaten nowhere, a tie is none', () => {
    const [claim] = bestRow(COLUMNS, 'm = 2');
    expect(claim.text).toBe('Himmelblau, t = 50: m = 2 is the best choice, no other has a higher F1');
    expect(claim.check(falls).verdict).toBe('order reproduced');
    expect(claim.check(means(() => 1)).verdict).toBe('order reproduced');
    expect(
      claim.check(means((row, column) => (row === 'm = 3' && column.endsWith('5') ? 1 : 0.5))).verdict,
    ).toBe('not reproduced');
  });

  it('want no row above the one before it', () => {
    const [claim] = falling(COLUMNS, 'falls');
    expect(claim.check(falls).verdict).toBe('order reproduced');
    expect(claim.check(means((row) => (row === 'm = 5' ? 0.7 : 0.6))).verdict).toBe('not reproduced');
  });

  it('hold the range over m against that over β, whichever is along the rows', () => {
    const { verdict, detail } = moreSensitiveToM(COLUMNS, 'rows', '').check(falls);
    expect(verdict).toBe('order reproduced');
    expect(detail).toContain('Himmelblau, t = 50: m 0.800, β 0.100');
    expect(moreSensitiveToM(COLUMNS, 'columns', '').check(falls).verdict).toBe('not reproduced');
  });

  it('allow regrets to lie so far apart', () => {
    expect(hardlySensitive(COLUMNS, 0.7, '').check(falls).verdict).toBe('not reproduced');
    expect(hardlySensitive(COLUMNS, 0.9, '').check(falls).verdict).toBe('order reproduced');
  });
});
