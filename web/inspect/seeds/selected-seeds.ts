import * as polygon from 'plotly.js/src/lib/polygon';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { SeedCurve } from '../../../src/figure/seed-traces.ts';
import type { PlotEvent } from '../plotly.ts';

/** What a box or a lasso selected, and what it was drawn on. */
export interface Selection {
  /** In increasing order. */
  readonly replicates: readonly number[];
  /** The lane that most of them were selected in; null: none was. */
  readonly letter: LaneLetter | null;
  /** The step in the middle of the box; null where it was drawn on final values. */
  readonly step: number | null;
}

/**
 * The replicates within a box or a lasso: those whose dots Plotly selected, and those whose lines have a point inside, which
 * it does not look for.
 * @param hidden lanes that the legend has taken out: "B ET-GP-UCB"
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

/** What a dot is: its `customdata` says lane, replicate, link. */
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

/** Whether values at steps 1..n have one inside. */
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
