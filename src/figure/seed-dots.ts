import * as hoverWords from '#words/figure/hover';
import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import { axis, type Figure, type FigureSetting, laneColour, numbers, plain, type Trace } from './figure.ts';
import type { SeedLook } from './seed-traces.ts';

/** Values of a lane, one for each replicate. */
export interface LaneValues {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly values: ArrayLike<number>;
  /** Which replicates these are; absent: 0, 1, … */
  readonly replicates?: readonly number[];
}

/** What is drawn, which replicates stand out, and the address that opens one. */
export type DotsLook = Pick<SeedLook, 'measure' | 'selected' | 'linkOf'>;

/** From this many dots in a row on, small dots are used. */
const MANY = 200;
export const dotSize = (count: number): number => (count > MANY ? 4 : 7);
/** How far dots stand from the middle of their row, at most. */
const HALF_ROW = 0.38;
/** Multiples of the golden section leave no gap and no pattern between 0 and 1. */
const GOLDEN = 0.6180339887498949;

/** A value of many replicates, a dot each, a row for each lane. `customdata`: lane, replicate, link. */
export function seedDots(
  { theme, title }: Pick<FigureSetting, 'title' | 'theme'>,
  lanes: readonly LaneValues[],
  look: DotsLook,
): Figure {
  const names = lanes.map(({ letter, name }) => `${letter} ${name}`);
  return {
    data: lanes.map((lane, row) => ({
      ...dotsOf(lane, row, look),
      name: names[row],
      marker: { color: laneColour(lane.letter, theme), size: dotSize(lane.values.length), opacity: 0.7 },
      hovertemplate: `${hoverWords.replicate('%{customdata[1]}')}<br>${look.measure} = %{x:.5~g}<extra>${names[row]}</extra>`,
    })),
    layout: {
      ...plain(title, theme, false),
      hovermode: 'closest',
      xaxis: axis(look.measure, theme),
      yaxis: axis('', theme, { ...rowAxis(names), tickfont: { color: INKS[theme].ink } }),
    },
  };
}

/** A row of dots, one for each replicate, at heights of their own so that few hide one another. */
export function dotsOf(
  { letter, values, replicates }: LaneValues,
  row: number,
  { selected = [], linkOf }: DotsLook,
): Trace {
  const chosen = new Set(selected);
  const own = Array.from(values, (_, i) => replicates?.[i] ?? i);
  return {
    ...{ type: 'scatter', mode: 'markers', x: numbers(values) },
    y: own.map((replicate) => row + HALF_ROW * (2 * ((replicate * GOLDEN) % 1) - 1)),
    ...(chosen.size > 0 && {
      selectedpoints: own.flatMap((replicate, i) => (chosen.has(replicate) ? [i] : [])),
      selected: { marker: { opacity: 0.95 } },
      unselected: { marker: { opacity: 0.2 } },
    }),
    customdata: own.map((replicate) => [letter, replicate, linkOf?.(replicate) ?? '']),
  };
}

/** An axis of names, the first above. */
export const rowAxis = (names: readonly string[]) => ({
  tickvals: names.map((_, row) => row),
  ticktext: names,
  range: [names.length - 0.5, -0.5],
  showgrid: false,
  // Plotly names what it does not use.
  gridcolor: undefined,
  automargin: true,
});
