import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import { INKS } from '../picture/inks.ts';
import { RAMP, type Theme } from '../picture/palette.ts';

import { axis, type Figure, laneColour, laneMark, plain, type Trace } from './figure.ts';
import { heldBy, indexOfMost, type LanePicture } from './lane-figure.ts';

/** What can be drawn of a lane on two coordinates. */
export const FIELDS = ['truth', 'mean', 'sd', 'acquisition'] as const;
export type Field = (typeof FIELDS)[number];
const NAMES: Readonly<Record<Field, string>> = {
  truth: lineWords.truthF,
  mean: lineWords.mean,
  sd: lineWords.sd,
  acquisition: lineWords.acquisition,
};
export const fieldName = (field: Field): string => NAMES[field];

/** Names of the two coordinates. */
export const SQUARE = ['x<sub>1</sub>', 'x<sub>2</sub>'] as const;
type AxisNames = readonly [first: string, second: string];

/** The values of a field as rows of the second coordinate; null where the lane has no model. */
export function fieldRows({ frame, candidates }: LanePicture, field: Field): number[][] | null {
  const values = frame[field];
  const [first, second] = candidates.axes;
  if (!values || !second) return null;
  return Array.from(second, (_, j) => Array.from(first, (_, i) => values[i * second.length + j]));
}

/** Where a pane lies: two on a line, as parts of the figure. */
interface Pane {
  readonly field: Field;
  readonly z: readonly (readonly number[])[];
  /** What its axes' names end with: nothing for the first. */
  readonly suffix: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** Truth, mean, uncertainty and acquisition of a lane on two coordinates, one beside and below the other. */
export function fieldsFigure(picture: LanePicture, names: AxisNames = SQUARE): Figure {
  const { title, theme, frame } = picture;
  const panes = FIELDS.flatMap((field, i): Pane[] => {
    const z = fieldRows(picture, field);
    const [left, bottom] = [(i % 2) * 0.54, i < 2 ? 0.56 : 0];
    return z
      ? [{ field, z, suffix: i ? String(i + 1) : '', x: [left, left + 0.42], y: [bottom, bottom + 0.39] }]
      : [];
  });
  return {
    data: panes.flatMap((pane) => [heat(picture, pane, names), ...places(picture, pane.suffix, names)]),
    layout: {
      ...plain(axisWords.atStep({ title, t: frame.t }), theme, false),
      hovermode: 'closest',
      ...Object.fromEntries(panes.flatMap((pane) => axesOf(picture, pane, names))),
      annotations: panes.map(({ field, x, y }) => ({
        ...{ text: NAMES[field], xref: 'paper', yref: 'paper', x: x[0], y: y[1], xanchor: 'left' },
        ...{ yanchor: 'bottom', yshift: 4, showarrow: false },
      })),
    },
  };
}

/** What is zoomed in one pane is zoomed in all. */
function axesOf({ candidates, theme }: LanePicture, { suffix, x, y }: Pane, names: AxisNames) {
  const shared = (of: 'x' | 'y') => (suffix ? { matches: of } : {});
  const [first, second] = candidates.axes.map((values) => [values[0], values[values.length - 1]]);
  return [
    [
      `xaxis${suffix}`,
      axis(names[0], theme, { domain: x, anchor: `y${suffix}`, range: first, ...shared('x') }),
    ],
    [
      `yaxis${suffix}`,
      axis(names[1], theme, { domain: y, anchor: `x${suffix}`, range: second, ...shared('y') }),
    ],
  ] as const;
}

/** As the page colours its maps: brighter is more; the acquisition goes from grey to the lane's colour. */
export function fieldScale(field: Field, { theme, lane }: Pick<LanePicture, 'theme' | 'lane'>): unknown {
  if (field === 'truth' || field === 'mean') return 'Viridis';
  if (field === 'sd') return SIGMA[theme];
  return [
    [0, theme === 'dark' ? RAMP.dark[0] : '#f4f4f1'],
    [1, laneColour(lane.letter, theme)],
  ];
}

const SIGMA: Readonly<Record<Theme, unknown>> = {
  light: [
    [0, '#3b4046'],
    [1, '#fbfbfa'],
  ],
  dark: [
    [0, '#16191c'],
    [1, '#e6e8ea'],
  ],
};

function heat(picture: LanePicture, { field, z, suffix, x, y }: Pane, [first, second]: AxisNames): Trace {
  const { candidates, frame } = picture;
  // Truth and mean share one scale.
  const level = field === 'truth' || field === 'mean' ? reachOf(frame.truth) : {};
  return {
    ...{ type: 'heatmap', name: NAMES[field], z, zsmooth: 'best', xaxis: `x${suffix}`, yaxis: `y${suffix}` },
    ...{ x: Array.from(candidates.axes[0]), y: Array.from(candidates.axes[1]), ...level },
    colorscale: fieldScale(field, picture),
    colorbar: { x: x[1] + 0.005, y: (y[0] + y[1]) / 2, len: 0.42, thickness: 10, outlinewidth: 0 },
    hovertemplate: `${first} = %{x:.4~g}, ${second} = %{y:.4~g}<br>${NAMES[field]} = %{z:.4~g}<extra></extra>`,
  };
}

const reachOf = (values: Float64Array) => ({
  zmin: values.reduce((a, b) => Math.min(a, b)),
  zmax: values.reduce((a, b) => Math.max(a, b)),
});

/** Places of what the lane holds, of the optimum, and of the query. */
function places({ lane, frame, candidates, theme }: LanePicture, suffix: string, names: AxisNames): Trace[] {
  const { points } = candidates;
  const { ink, page } = INKS[theme];
  const at = (indices: readonly number[]) => ({
    x: indices.map((index) => points[2 * index]),
    y: indices.map((index) => points[2 * index + 1]),
    ...{ type: 'scatter', mode: 'markers', xaxis: `x${suffix}`, yaxis: `y${suffix}` },
  });
  const where = `${names[0]} = %{x:.4~g}, ${names[1]} = %{y:.4~g}`;
  const best = {
    ...{ ...at([indexOfMost(frame.truth)]), name: lineWords.optimum },
    marker: { color: page, symbol: 'star', size: 14, line: { color: ink, width: 1 } },
    hovertemplate: `${where}<extra>${lineWords.optimum}</extra>`,
  };
  const asked = (label: string, of: ReturnType<typeof heldBy>, marker: Trace): Trace => ({
    ...{ ...at(of.map(({ index }) => index)), name: label, marker },
    customdata: of.map(({ t, y }) => [t, y]),
    hovertemplate: `${hoverWords.step('%{customdata[0]}')}<br>${where}<br>y = %{customdata[1]:.4~g}<extra>${label}</extra>`,
  });
  return [
    asked(lineWords.observationHeld, heldBy(lane, frame), {
      ...{ color: page, symbol: laneMark(lane.letter), size: 6, line: { color: ink, width: 1 } },
    }),
    // With an environment the best is a design, not a pair.
    ...(frame.designs ? [] : [best]),
    asked(lineWords.query, lane.records.slice(frame.t - 1, frame.t), {
      ...{ color: page, symbol: laneMark(lane.letter), size: 13, line: { color: ink, width: 2.5 } },
    }),
  ];
}
