import * as polygon from 'plotly.js/src/lib/polygon';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { SeedCurve } from '../../../src/figure/seed-traces.ts';
import type { PlotEvent } from '../plotly.ts';

/** The selection by a box or a lasso, and the lane and step that it was made on. */
export interface Selection {
  /** In increasing order. */
  readonly replicates: readonly number[];
  /** The lane in which most of them were selected; null: no seed was selected. */
  readonly letter: LaneLetter | null;
  /** The step in the middle of the selection; null if it was made on final values. */
  readonly step: number | null;
}

/**
 * The replicates within a box or a lasso: those whose dots Plotly selected, and those whose lines have a
 * point inside, which Plotly does not select.
 * @param hidden lanes removed by the legend: "B ET-GP-UCB"
 */
export function selectedSeeds(
  event: PlotEvent,
  curves: readonly SeedCurve[],
  hidden: readonly string[] = [],
): Selection {
  const dots = (event.points ?? []).flatMap(({ customdata }) => seedOf(customdata));
  const contains = regionOf(event);
  const shown = curves.filter(({ letter, name }) => !hidden.includes(`${letter} ${name}`));
  const lines = contains ? shown.filter(({ values }) => entersRegion(values, contains)) : [];
  const found = [...dots, ...lines];
  const [first = 1, last = 1] = extent(event);
  return {
    replicates: [...new Set(found.map(({ replicate }) => replicate))].sort((a, b) => a - b),
    letter: mostCommon(found.map(({ letter }) => letter)),
    step: lines.length > 0 ? Math.round((first + last) / 2) : null,
  };
}

/** The lane and replicate of a dot; its `customdata` is lane, replicate, link. */
function seedOf(customdata: unknown): { letter: LaneLetter; replicate: number }[] {
  if (!Array.isArray(customdata) || typeof customdata[1] !== 'number') return [];
  return [{ letter: customdata[0] as LaneLetter, replicate: customdata[1] }];
}

interface Region {
  readonly xmin: number;
  readonly xmax: number;
  readonly contains: (point: readonly [number, number]) => boolean;
}

function regionOf({ range, lassoPoints }: PlotEvent): Region | null {
  if (lassoPoints) return polygon.tester(lassoPoints.x.map((x, i) => [x, lassoPoints.y[i]]));
  if (!range) return null;
  const { x, y } = range;
  return polygon.tester([
    [x[0], y[0]],
    [x[0], y[1]],
    [x[1], y[1]],
    [x[1], y[0]],
  ]);
}

/** Whether one of the values at steps 1..n is inside. */
function entersRegion(values: ArrayLike<number>, { xmin, xmax, contains }: Region): boolean {
  for (let t = Math.max(1, Math.ceil(xmin)); t <= Math.min(xmax, values.length); t++)
    if (contains([t, values[t - 1]])) return true;
  return false;
}

function extent({ range, lassoPoints }: PlotEvent): readonly number[] {
  const x = range?.x ?? lassoPoints?.x ?? [];
  return x.length > 0 ? [Math.min(...x), Math.max(...x)] : [];
}

function mostCommon(letters: readonly LaneLetter[]): LaneLetter | null {
  const counts = new Map<LaneLetter, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts].reduce<readonly [LaneLetter | null, number]>(
    (most, one) => (one[1] > most[1] ? one : most),
    [null, 0],
  )[0];
}
