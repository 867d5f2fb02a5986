import * as axisWords from '#words/figure/axes';
import * as lineWords from '#words/figure/lines';
import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../picture/palette.ts';
import { indicesKept } from './thinned.ts';

/** A figure as Plotly reads it (`plotly.io.from_json`, Dash, `application/vnd.plotly.v1+json`). */
export interface Figure {
  readonly data: readonly Trace[];
  readonly layout: Readonly<Record<string, unknown>>;
}

export type Trace = Readonly<Record<string, unknown>>;

/** What every figure of a run says of it. */
export interface FigureSetting {
  readonly title: string;
  readonly horizon: number;
  /** Steps after which the objective changes; each is drawn as a dashed line. */
  readonly changes: readonly number[];
  readonly theme: Theme;
}

export const laneColour = (letter: LaneLetter, theme: Theme): string => LANE_COLOURS[theme][letter];

/** A colour of the palette, as transparent as said. */
export function faded(colour: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgba(${red},${green},${blue},${opacity})`;
}

/** The marks of the lanes, in Plotly's names, as the page draws them. */
const MARKS: Readonly<Record<LaneLetter, string>> = {
  A: 'circle',
  B: 'diamond',
  C: 'square',
  D: 'triangle-up',
  E: 'x',
  F: 'cross',
};
export const laneMark = (letter: LaneLetter): string => MARKS[letter];

/** An axis with its title, in the page's inks. */
export function axis(title: string, theme: Theme, more: Readonly<Record<string, unknown>> = {}) {
  const { ink, grid, axis: line } = INKS[theme];
  return {
    title: { text: title, font: { size: 13 } },
    color: ink,
    gridcolor: grid,
    linecolor: line,
    zeroline: false,
    ...more,
  };
}

/** The axis of the steps: a line follows the pointer on it. */
export function stepAxis({ horizon, theme }: FigureSetting, more: Readonly<Record<string, unknown>> = {}) {
  const spike = { showspikes: true, spikemode: 'across', spikethickness: 1, spikedash: 'solid' };
  return axis(axisWords.step, theme, {
    range: [1, Math.max(2, horizon)],
    ...{ ...spike, spikecolor: INKS[theme]['ink-3'] },
    ...more,
  });
}

/** A layout over steps t; further axes go into `more`. */
export function overSteps(
  setting: FigureSetting,
  y: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Figure['layout'] {
  return {
    ...plain(setting.title, setting.theme),
    hovermode: 'closest',
    // Wherever the pointer is, the nearest point is read.
    hoverdistance: -1,
    xaxis: stepAxis(setting),
    yaxis: y,
    shapes: changeLines(setting),
    ...more,
  };
}

/** More lines than these would hide what they stand behind. */
const MOST_LINES = 200;

function changeLines({ changes, theme }: FigureSetting) {
  const every = Math.ceil(changes.length / MOST_LINES);
  return changes
    .filter((_, i) => i % every === 0)
    .map((step) => ({
      ...upright(step + 0.5),
      line: { color: INKS[theme]['ink-2'], width: 1, dash: 'dash' },
    }));
}

/** The place of a line from the foot of a figure to its head. */
export const upright = (x: number | string) => ({
  ...{ type: 'line', xref: 'x', yref: 'paper', x0: x, x1: x, y0: 0, y1: 1 },
});

/** Ground, type and title. */
export function plain(title: string, theme: Theme, legend = true): Figure['layout'] {
  const { page, ink } = INKS[theme];
  return {
    title: { text: title },
    paper_bgcolor: page,
    plot_bgcolor: page,
    font: { family: 'Inter, system-ui, sans-serif', size: 13, color: ink },
    showlegend: legend,
    ...(legend && { legend: { orientation: 'h', traceorder: 'normal', y: 1.02, yanchor: 'bottom', x: 0 } }),
    margin: { l: 64, r: 24, t: 64, b: 52 },
  };
}

/** "R_T, cumulative regret" with its subscripts as Plotly writes them. */
export const subscripts = (text: string): string =>
  text.replaceAll('$', '').replace(/_(\{([^}]*)\}|\w)/g, (_, one, inside) => `<sub>${inside ?? one}</sub>`);

/** Plotly takes plain arrays: typed ones become objects in JSON. */
export const numbers = (values: ArrayLike<number>): (number | null)[] => Array.from(values, finite);
export const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** A band between two series over the steps, in two traces that belong to a legend's entry. */
export function bandOver(
  lower: ArrayLike<number>,
  upper: ArrayLike<number>,
  { name, colour, group, more = {} }: BandLook,
): Trace[] {
  const known = Array.from(upper, (_, i) => i).filter(
    (i) => Number.isFinite(lower[i]) && Number.isFinite(upper[i]),
  );
  const edge = (values: ArrayLike<number>) => {
    const kept = indicesKept(
      known.map((i) => values[i]),
      0,
      known.length,
      null,
    ).map((k) => known[k]);
    return {
      ...{ type: 'scatter', mode: 'lines', x: kept.map((i) => i + 1), y: kept.map((i) => values[i]) },
      ...{ line: { width: 0 }, hoverinfo: 'skip', showlegend: false, legendgroup: group, ...more },
    };
  };
  return [
    { ...edge(lower), name: lineWords.bandFrom(name) },
    { ...edge(upper), name: lineWords.bandTo(name), fill: 'tonexty', fillcolor: faded(colour, 0.16) },
  ];
}

interface BandLook {
  readonly name: string;
  readonly colour: string;
  /** Of the legend. */
  readonly group: string;
  /** Axes other than the first. */
  readonly more?: Trace;
}
