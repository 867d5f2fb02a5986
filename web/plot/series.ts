import { columnExtremes, never, stretches } from '../../src/figure/extremes.ts';
import type { Scale } from '../../src/picture/scale.ts';
import { tenths } from '../../src/picture/tenths.ts';
import { firstWithout } from './halving.ts';

/** Values at steps 1..n (index t − 1). A value that is not finite is unknown: a gap in lines and bands. */
export type Series = ArrayLike<number>;

/** Heights are limited to this, far outside every plot, which keeps the path's numbers short. */
const FARTHEST = 1e5;
const n = (px: number): string => tenths(Math.max(-FARTHEST, Math.min(FARTHEST, px)));

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

/** The indices in [from, to) that are enough to draw a line at the screen's resolution. */
export const thinned = (values: Series, x: Scale, from: number, to: number): number[] =>
  columnExtremes(values, from, to, (first) => {
    const column = Math.floor(x(first + 1));
    return firstWithout(first + 1, to, (i) => Math.floor(x(i + 1)) === column);
  });
