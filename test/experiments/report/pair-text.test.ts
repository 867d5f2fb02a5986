import { describe, expect, it } from 'vitest';
import { pairText, statedLeads, statedPairs } from '../../../src/experiments/report/pair-text.ts';
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
    expect(statedLeads('19 of 19 cells agree', ROWS, '')).toEqual([]);
  });

  it('of one row against the others give its leads', () => {
    const detail =
      'ET-GP-UCB 0.010 ± 0.004; the others, and by how much it is ahead of each (± paired s.e.): GP-UCB 0.042 (+0.032 ± 0.005), ET-GP-UCB, ε 0–1 0.008 (−0.002 ± 0.001)';
    expect(statedLeads(detail, ROWS, 'c')).toEqual([
      { column: 'c', smaller: 'ET-GP-UCB', larger: 'GP-UCB', ahead: true, mean: 0.032, se: 0.005 },
      { column: 'c', smaller: 'ET-GP-UCB', larger: 'ET-GP-UCB, ε 0–1', ahead: true, mean: -0.002, se: 0.001 },
    ]);
  });
});
