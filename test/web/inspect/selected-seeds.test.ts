import { describe, expect, it } from 'vitest';
import { regretFigure, seedDots } from '../../../src/figure/regret-figure.ts';
import { selectedSeeds } from '../../../web/inspect/selected-seeds.ts';

const setting = { title: '', horizon: 3, changes: [], theme: 'light' } as const;
const lane = { letter: 'B', name: 'ET-GP-UCB' } as const;
const lines = regretFigure({
  ...setting,
  measure: 'R_t',
  lanes: [],
  seeds: [
    [0, 1, 2],
    [0, 5, 9],
    [0, 1, 9],
  ].map((values, replicate) => ({ ...lane, replicate, values, steps: [1, 2, 3] })),
});

describe('what a box or a lasso selects', () => {
  it('is every seed whose line has a point inside', () => {
    const box = { range: { x: [3.2, 2.5], y: [8, 10] } };
    expect(selectedSeeds(box, lines)).toEqual([1, 2]);
    expect(selectedSeeds({ range: { x: [1.5, 2.5], y: [0, 2] } }, lines)).toEqual([0, 2]);
  });

  it('is what a lasso of any shape encloses', () => {
    const triangle = { lassoPoints: { x: [2.5, 3.5, 3], y: [8.5, 8.5, 11] } };
    expect(selectedSeeds(triangle, lines)).toEqual([1, 2]);
  });

  it('is the dots that the library says, of five thousand within one look', () => {
    const values = Array.from({ length: 5000 }, (_, i) => i);
    const dots = seedDots(setting, 'R_T', [{ ...lane, values }]);
    const [trace] = dots.data as unknown as [{ customdata: unknown[] }];
    const points = trace.customdata.slice(4000).map((customdata) => ({ customdata }));
    expect(selectedSeeds({ points } as never, dots)).toHaveLength(1000);
  });

  it('is nothing of an empty place', () => {
    expect(selectedSeeds({ range: { x: [2, 3], y: [20, 30] } }, lines)).toEqual([]);
  });
});
