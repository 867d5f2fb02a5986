import { ObjectiveError } from '../objectives/spec.ts';
import { SHIFT } from './shift.about.ts';
import { intervention } from './spec.ts';

/**
 * f_t(x − by): moved by whole cells of the grid, so that its values are the same numbers elsewhere; what moves in takes the value
 * at the edge.
 */
export const shift = intervention(SHIFT, {
  act: ({ parameters, candidates }) => {
    const { by } = parameters;
    const { axes } = candidates;
    if (axes.length !== by.length)
      throw new ObjectiveError(
        axes.length === 0
          ? 'A shift needs a grid: these candidates have no neighbours.'
          : `A shift needs ${axes.length} number${axes.length === 1 ? '' : 's'}, one for each axis, got ${by.length}.`,
      );
    const cells = axes.map((axis, d) => Math.round(by[d] / (axis[1] - axis[0])));
    const sources = sourcesOf(
      axes.map(({ length }) => length),
      cells,
    );
    return (values) => Float64Array.from(sources, (source) => values[source]);
  },
});

/** For every candidate the one whose value it takes; row-major, the last axis the fast one. */
function sourcesOf(sizes: readonly number[], cells: readonly number[]): number[] {
  const along = (d: number, i: number) => Math.min(sizes[d] - 1, Math.max(0, i - cells[d]));
  const [rows, columns = 1] = sizes;
  return Array.from({ length: rows * columns }, (_, index) => {
    const [i, j] = [Math.floor(index / columns), index % columns];
    return along(0, i) * columns + (sizes.length === 2 ? along(1, j) : 0);
  });
}
