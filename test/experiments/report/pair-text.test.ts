import { describe, expect, it } from 'vitest';
import { pairText, statedPairs } from '../../../src/experiments/report/pair-text.ts';
import { summarise } from '../../../src/replicates/statistics.ts';

const ROWS = ['GP-UCB', 'ET-GP-UCB', 'ET-GP-UCB, ε 0–1'];
const COLUMNS = ['ε = 0.03', 'Rosenbrock, narrow box'];

describe('a claim’s numbers', () => {
  it('are read back as they were written: rows, side, difference, error and p', () => {
    const first = pairText('ET-GP-UCB, ε 0–1', 'GP-UCB', summarise([0.1, 0.2, 0.3]), 0.2);
    const second = pairText('GP-UCB', 'ET-GP-UCB', summarise([-1, -2, -3]), 0.0001);
    const third = pairText('ET-GP-UCB', 'GP-UCB', summarise([0, 0]), 1);
    const detail = `ε = 0.03: ${first}, ${second}; Rosenbrock, narrow box: ${third}; paired t-tests`;
    expect(statedPairs(detail, ROWS, COLUMNS)).toEqual([
      { column: 'ε = 0.03', smaller: 'ET-GP-UCB, ε 0–1', larger: 'GP-UCB', mean: 0.2, se: 0.058, p: 0.2 },
      { column: 'ε = 0.03', smaller: 'GP-UCB', larger: 'ET-GP-UCB', mean: -2, se: 0.58, p: 0 },
      { column: 'Rosenbrock, narrow box', smaller: 'ET-GP-UCB', larger: 'GP-UCB', mean: 0, se: 0 },
    ]);
  });

  it('that speak of no pair hold none', () => {
    expect(statedPairs('40 % of W-GP-UCB’s', ROWS, COLUMNS)).toEqual([]);
    expect(statedPairs('19 of 19 cells agree', ROWS, COLUMNS)).toEqual([]);
  });
});
