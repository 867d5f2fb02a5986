import { describe, expect, it } from 'vitest';
import { cellVerdict, type Pair } from '../../../src/experiments/report/verdict.ts';
import { summarise } from '../../../src/replicates/statistics.ts';

/** Ours: n = 4 with standard error `se`; the paper's: 25 runs with standard error 0.02. */
const pair = (ours: number, paper: number, se = 0.01): Pair => {
  const spread = se * Math.sqrt(3);
  return {
    ours: summarise([ours - spread, ours + spread, ours - spread, ours + spread]),
    paper: { mean: paper, std: 0.1, n: 25 },
  };
};

describe('cellVerdict', () => {
  it('builds cells with the stated standard error', () => {
    expect(pair(1, 1, 0.05).ours.se).toBeCloseTo(0.05, 12);
  });

  it('accepts what is within the absolute or the relative tolerance', () => {
    const cell = pair(1.09, 1);
    expect(cellVerdict(cell, { absolute: 0.1 }, [cell])).toBe('reproduced');
    expect(cellVerdict(cell, { relative: 0.1 }, [cell])).toBe('reproduced');
    expect(cellVerdict(cell, { absolute: 0.08 }, [cell])).toBe('not reproduced');
    expect(cellVerdict(cell, { relative: 0.08 }, [cell])).toBe('not reproduced');
  });

  it('accepts two combined standard errors where they are wider', () => {
    // 2·√(0.04² + 0.02²) = 0.0894
    expect(cellVerdict(pair(1.089, 1, 0.04), { absolute: 0 }, [])).toBe('reproduced');
    expect(cellVerdict(pair(1.09, 1, 0.04), { absolute: 0 }, [])).toBe('not reproduced');
  });

  it('lets our spread stand in where the paper prints none', () => {
    const { ours } = pair(1.09, 1, 0.04);
    // our std is 0.08: over 25 runs 0.016, so 2·√(0.04² + 0.016²) = 0.0862
    const cell = { ours, paper: { mean: 1.005, std: null, n: 25 } };
    expect(cellVerdict(cell, { absolute: 0 }, [])).toBe('reproduced');
    expect(cellVerdict({ ours, paper: { ...cell.paper, mean: 1 } }, { absolute: 0 }, [])).toBe(
      'not reproduced',
    );
  });

  it('keeps the order when the cell is on its side of all that the paper tells apart', () => {
    const cell = pair(2, 1);
    const column = [cell, pair(3, 1.5), pair(0.5, 0.5)];
    expect(cellVerdict(cell, { absolute: 0.1 }, column)).toBe('order reproduced');
    expect(cellVerdict(cell, { absolute: 0.1 }, [...column, pair(1.9, 1.4)])).toBe('not reproduced');
  });

  it('does not mind the order of cells that the paper does not tell apart', () => {
    const cell = pair(2, 1);
    expect(cellVerdict(cell, { absolute: 0.1 }, [cell, pair(3, 1.5), pair(1.9, 1.05)])).toBe(
      'order reproduced',
    );
  });
});
