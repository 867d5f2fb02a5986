import type { Figure } from '../../src/figure/figure.ts';
import type { PlotEvent } from './plotly.ts';

/**
 * The replicates within a box or a lasso, in increasing order: those whose dots the library selected, and those whose lines
 * have a point inside, which it does not look for.
 */
export function selectedSeeds(event: PlotEvent, { data }: Figure): readonly number[] {
  const dots = (event.points ?? []).flatMap(({ customdata }) => replicateOf(customdata));
  const contains = regionOf(event);
  const lines = data.flatMap((trace) => {
    const { meta, x, y } = trace as { meta?: { replicate: number }; x: number[]; y: (number | null)[] };
    if (!meta || !contains) return [];
    return x.some((step, i) => contains(step, y[i] ?? Number.NaN)) ? [meta.replicate] : [];
  });
  return [...new Set([...dots, ...lines])].sort((a, b) => a - b);
}

const replicateOf = (customdata: unknown): number[] =>
  Array.isArray(customdata) && typeof customdata[1] === 'number' ? [customdata[1]] : [];

type Region = (x: number, y: number) => boolean;

function regionOf({ range, lassoPoints }: PlotEvent): Region | null {
  if (range) {
    const [left, right] = [Math.min(...range.x), Math.max(...range.x)];
    const [low, high] = [Math.min(...range.y), Math.max(...range.y)];
    return (x, y) => x >= left && x <= right && y >= low && y <= high;
  }
  return lassoPoints ? inside(lassoPoints.x, lassoPoints.y) : null;
}

/** Whether a ray to the right crosses the outline an odd number of times. */
const inside =
  (xs: readonly number[], ys: readonly number[]): Region =>
  (x, y) => {
    let within = false;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++)
      if (ys[i] > y !== ys[j] > y && x < ((xs[j] - xs[i]) * (y - ys[i])) / (ys[j] - ys[i]) + xs[i])
        within = !within;
    return within;
  };
