import { INKS } from '../picture/inks.ts';
import { axis, type Figure, laneColour, laneMark, plain, type Trace } from './figure.ts';
import type { LanePicture } from './lane-figure.ts';

/** What can be drawn of a lane on two coordinates. */
export const FIELDS = ['truth', 'mean', 'sd', 'acquisition'] as const;
export type Field = (typeof FIELDS)[number];
const NAMES: Readonly<Record<Field, string>> = {
  truth: 'truth f',
  mean: 'mean μ',
  sd: 'uncertainty σ',
  acquisition: 'acquisition α',
};
export const fieldName = (field: Field): string => NAMES[field];

/** The values of a field as rows of the second coordinate; null where the lane has no model. */
export function fieldRows({ frame, candidates }: LanePicture, field: Field): number[][] | null {
  const values = frame[field];
  const [first, second] = candidates.axes;
  if (!values || !second) return null;
  return Array.from(second, (_, j) => Array.from(first, (_, i) => values[i * second.length + j]));
}

/** Truth, mean, uncertainty and acquisition of a lane on two coordinates, one beside and below the other. */
export function fieldsFigure(picture: LanePicture): Figure {
  const { title, theme, frame, candidates } = picture;
  const [first, second] = candidates.axes;
  const panes = FIELDS.flatMap((field, i) => {
    const z = fieldRows(picture, field);
    return z ? [{ field, z, i }] : [];
  });
  const suffix = (i: number) => (i === 0 ? '' : String(i + 1));
  const domains = panes.map(({ i }) => {
    const [left, bottom] = [(i % 2) * 0.54, i < 2 ? 0.55 : 0];
    return { x: [left, left + 0.42], y: [bottom, bottom + 0.4] };
  });
  return {
    data: panes.flatMap(({ field, z, i }) => [
      {
        type: 'heatmap',
        name: NAMES[field],
        x: Array.from(first),
        y: Array.from(second),
        z,
        xaxis: `x${suffix(i)}`,
        yaxis: `y${suffix(i)}`,
        colorscale: 'Viridis',
        colorbar: {
          x: domains[i].x[1] + 0.005,
          y: (domains[i].y[0] + domains[i].y[1]) / 2,
          len: 0.4,
          thickness: 10,
        },
        hovertemplate: `x1 = %{x:.4~g}, x2 = %{y:.4~g}<br>${NAMES[field]} = %{z:.4~g}<extra></extra>`,
      },
      places(picture, suffix(i)),
    ]),
    layout: {
      ...plain(`${title}, step ${frame.t}`, theme, false),
      hovermode: 'closest',
      ...Object.fromEntries(
        panes.flatMap(({ i }) => [
          [`xaxis${suffix(i)}`, axis('x1', theme, { domain: domains[i].x, anchor: `y${suffix(i)}` })],
          [`yaxis${suffix(i)}`, axis('x2', theme, { domain: domains[i].y, anchor: `x${suffix(i)}` })],
        ]),
      ),
      annotations: panes.map(({ field, i }) => ({
        text: NAMES[field],
        xref: 'paper',
        yref: 'paper',
        x: domains[i].x[0],
        y: domains[i].y[1] + 0.04,
        showarrow: false,
        xanchor: 'left',
      })),
    },
  };
}

/** Where the lane asked what it holds, and where it asks now. */
function places({ lane, frame, candidates, theme }: LanePicture, suffix: string): Trace {
  const [, second] = candidates.axes;
  const held = [...frame.dataSteps, frame.t].flatMap((step) => lane.records[step - 1] ?? []);
  const now = (t: number) => t === frame.t;
  return {
    type: 'scatter',
    mode: 'markers',
    name: 'places asked',
    x: held.map(({ index }) => candidates.axes[0][Math.floor(index / second.length)]),
    y: held.map(({ index }) => second[index % second.length]),
    xaxis: `x${suffix}`,
    yaxis: `y${suffix}`,
    marker: {
      color: laneColour(lane.letter, theme),
      symbol: held.map(({ t }) => (now(t) ? 'star' : laneMark(lane.letter))),
      size: held.map(({ t }) => (now(t) ? 14 : 6)),
      opacity: 1,
      line: { color: INKS[theme].page, width: 1 },
    },
    customdata: held.map(({ t, y }) => [t, y]),
    hovertemplate: 'step %{customdata[0]}<br>y = %{customdata[1]:.4~g}<extra>asked</extra>',
  };
}
