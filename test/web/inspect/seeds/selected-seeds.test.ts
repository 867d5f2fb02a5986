import { describe, expect, it } from 'vitest';
import { selectedSeeds } from '../../../../web/inspect/seeds/selected-seeds.ts';

const lane = { letter: 'B', name: 'ET-GP-UCB' } as const;
const curves = [
  [0, 1, 2],
  [0, 5, 9],
  [0, 1, 9],
].map((values, replicate) => ({ ...lane, replicate, values }));

const inBox = (x: readonly number[], y: readonly number[], hidden: readonly string[] = []) =>
  selectedSeeds({ range: { x, y } }, curves, hidden);

describe('what a box or a lasso selects', () => {
  it('is every seed whose line has a point inside, and says where it was drawn', () => {
    expect(inBox([3.2, 2.5], [8, 10])).toEqual({ replicates: [1, 2], letter: 'B', step: 3 });
    expect(inBox([1.5, 2.5], [0, 2]).replicates).toEqual([0, 2]);
  });

  it('is what a lasso of any shape encloses', () => {
    const triangle = { lassoPoints: { x: [2.5, 3.5, 3], y: [8.5, 8.5, 11] } };
    expect(selectedSeeds(triangle, curves).replicates).toEqual([1, 2]);
  });

  it('is none of a lane that the legend has taken out', () => {
    expect(inBox([2.5, 3.2], [8, 10], ['B ET-GP-UCB']).replicates).toEqual([]);
  });

  it('is the dots that Plotly selected, on their final values', () => {
    const points = [4, 2, 4].map((replicate) => ({ customdata: ['A', replicate, ''] }));
    expect(selectedSeeds({ points } as never, [])).toEqual({ replicates: [2, 4], letter: 'A', step: null });
  });

  it('is nothing of an empty place', () => {
    expect(inBox([2, 3], [20, 30])).toEqual({ replicates: [], letter: null, step: null });
  });
});
