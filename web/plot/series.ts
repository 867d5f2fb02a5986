import type { Scale } from '../../src/picture/scale.ts';
import { firstWithout } from './halving.ts';

/** Values at steps 1..n (index t − 1). A value that is not finite is unknown: lines and bands have a gap there. */
export type Series = ArrayLike<number>;

/** Whether a line is cut between index i − 1 and i. */
type Cut = (i: number) => boolean;

const never: Cut = () => false;

/** Heights far outside every plot are as good as these, and keep the path's numbers short. */
const FARTHEST = 1e5;
const n = (px: number): string => Math.max(-FARTHEST, Math.min(FARTHEST, px)).toFixed(1);

/** A line through a series, as an SVG path with no more points than pixels can show. */
export function seriesPath(values: Series, x: Scale, y: Scale, cut = never): string {
  return stretches(values.length, (i) => Number.isFinite(values[i]), cut)
    .map((stretch) => `M${points(thinned(values, x, ...stretch), values, x, y)}`)
    .join('');
}

/** The area between two series, as a closed SVG path for every stretch where both are known. */
export function bandBetween(lower: Series, upper: Series, x: Scale, y: Scale): string {
  const known = (i: number) => Number.isFinite(lower[i]) && Number.isFinite(upper[i]);
  return stretches(Math.min(lower.length, upper.length), known, never)
    .map((stretch) => {
      const there = points(thinned(upper, x, ...stretch), upper, x, y);
      const back = points(thinned(lower, x, ...stretch).reverse(), lower, x, y);
      return `M${there}L${back}Z`;
    })
    .join('');
}

const points = (indices: readonly number[], values: Series, x: Scale, y: Scale): string =>
  indices.map((i) => `${n(x(i + 1))} ${n(y(values[i]))}`).join('L');

/** The longest runs [from, to) of indices that are known and not cut. */
function stretches(length: number, known: (i: number) => boolean, cut: Cut): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < length; from++) {
    if (!known(from)) continue;
    let to = from + 1;
    while (to < length && known(to) && !cut(to)) to++;
    found.push([from, to]);
    from = to - 1;
  }
  return found;
}

/**
 * Of the indices [from, to), those a line needs: in every column of pixels the first, the lowest, the highest and the
 * last (Jugel et al., M4, VLDB 2014). Where each has a column of its own, all.
 */
export function thinned(values: Series, x: Scale, from: number, to: number): number[] {
  const kept: number[] = [];
  for (let first = from; first < to; ) {
    const column = Math.floor(x(first + 1));
    const next = firstWithout(first + 1, to, (i) => Math.floor(x(i + 1)) === column);
    let [low, high] = [first, first];
    for (let i = first + 1; i < next; i++) {
      if (values[i] < values[low]) low = i;
      if (values[i] > values[high]) high = i;
    }
    kept.push(...new Set([first, Math.min(low, high), Math.max(low, high), next - 1]));
    first = next;
  }
  return kept;
}
