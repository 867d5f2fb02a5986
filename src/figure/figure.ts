import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../picture/palette.ts';

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
  /** Steps after which the objective changes: a dashed line stands behind each. */
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
    title: { text: title },
    color: ink,
    gridcolor: grid,
    linecolor: line,
    zeroline: false,
    ...more,
  };
}

/** A layout over steps t; further axes go into `more`. */
export function overSteps(
  { title, horizon, changes, theme }: FigureSetting,
  y: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Figure['layout'] {
  return {
    ...plain(title, theme),
    hovermode: 'closest',
    xaxis: axis('step t', theme, { range: [1, Math.max(2, horizon)] }),
    yaxis: y,
    shapes: changes.map((step) => ({
      type: 'line',
      xref: 'x',
      yref: 'paper',
      x0: step + 0.5,
      x1: step + 0.5,
      y0: 0,
      y1: 1,
      line: { color: INKS[theme]['ink-2'], width: 1, dash: 'dash' },
    })),
    ...more,
  };
}

/** Ground, type and title. */
export function plain(title: string, theme: Theme, legend = true): Figure['layout'] {
  const { page, ink } = INKS[theme];
  return {
    title: { text: title },
    paper_bgcolor: page,
    plot_bgcolor: page,
    font: { family: 'Inter, system-ui, sans-serif', size: 13, color: ink },
    showlegend: legend,
    ...(legend && { legend: { orientation: 'h', y: 1.08 } }),
    margin: { l: 64, r: 24, t: 64, b: 52 },
  };
}

/** Plotly takes plain arrays: typed ones become objects in JSON. */
export const numbers = (values: ArrayLike<number>): (number | null)[] =>
  Array.from(values, (value) => (Number.isFinite(value) ? value : null));
