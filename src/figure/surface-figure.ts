import { INKS } from '../picture/inks.ts';
import { type Field, fieldName, fieldRows } from './field-figure.ts';
import { axis, type Figure, laneColour, plain, type Trace } from './figure.ts';
import type { LanePicture } from './lane-figure.ts';

/** What the scene shows; the truth and the mean share one scale, σ and α have their own ground. */
export interface Surfaces {
  readonly truth: boolean;
  readonly mean: boolean;
  readonly band: boolean;
  readonly sd: boolean;
  readonly acquisition: boolean;
  readonly queries: boolean;
  readonly contours: boolean;
}

export const USUAL_SURFACES: Surfaces = {
  truth: true,
  mean: true,
  band: false,
  sd: false,
  acquisition: false,
  queries: true,
  contours: false,
};

/** A lane on two coordinates as surfaces: mean coloured, truth as a wire, its queries as points. */
export function surfaceFigure(picture: LanePicture, shown: Surfaces): Figure {
  const { title, theme, frame, candidates } = picture;
  const { plot_bgcolor: _, ...ground } = plain(`${title}, step ${frame.t}`, theme, false);
  const coloured = (['mean', 'sd', 'acquisition'] as const).filter((field) => shown[field]);
  return {
    data: [
      ...coloured.map((field) => sheet(picture, field, shown.contours)),
      ...(shown.band ? bandEdges(picture) : []),
      ...(shown.truth ? wires(picture) : []),
      ...(shown.queries ? [points(picture)] : []),
    ],
    layout: {
      ...ground,
      margin: { l: 0, r: 0, t: 40, b: 0 },
      scene: {
        xaxis: axis('x1', theme, { range: ends(candidates.axes[0]) }),
        yaxis: axis('x2', theme, { range: ends(candidates.axes[1]) }),
        zaxis: axis(shown.sd || shown.acquisition ? 'value' : 'y', theme),
        aspectmode: 'manual',
        aspectratio: { x: 1, y: 1, z: 0.6 },
      },
    },
  };
}

const ends = (values: Float64Array): readonly [number, number] => [values[0], values[values.length - 1]];

function sheet(picture: LanePicture, field: Field, contours: boolean): Trace {
  const [first, second] = picture.candidates.axes;
  return {
    type: 'surface',
    name: fieldName(field),
    x: Array.from(first),
    y: Array.from(second),
    z: fieldRows(picture, field) ?? [],
    colorscale: 'Viridis',
    showscale: field === 'mean',
    ...(contours && { contours: { z: { show: true, usecolormap: true, project: { z: true } } } }),
    customdata: readings(picture),
    hovertemplate:
      'x1 = %{x:.4~g}, x2 = %{y:.4~g}<br>μ = %{customdata[0]:.4~g}, σ = %{customdata[1]:.4~g}<br>α = %{customdata[2]:.4~g}<extra></extra>',
  };
}

/** μ, σ and α at every place, as rows of the second coordinate. */
function readings(picture: LanePicture): (number | null)[][][] {
  const [mean, sd, acquisition] = (['mean', 'sd', 'acquisition'] as const).map((field) =>
    fieldRows(picture, field),
  );
  return (mean ?? []).map((row, j) =>
    row.map((value, i) => [value, sd?.[j][i] ?? null, acquisition?.[j][i] ?? null]),
  );
}

function bandEdges(picture: LanePicture): Trace[] {
  const [mean, sd] = [fieldRows(picture, 'mean'), fieldRows(picture, 'sd')];
  if (!mean || !sd) return [];
  const width = picture.frame.multiplier ?? 1;
  return [1, -1].map((side) => ({
    ...sheet(picture, 'mean', false),
    name: side > 0 ? 'upper band edge' : 'lower band edge',
    z: mean.map((row, j) => row.map((value, i) => value + side * width * sd[j][i])),
    opacity: 0.35,
    showscale: false,
  }));
}

/** Every few lines of the grid. */
const WIRES = 12;

function wires(picture: LanePicture): Trace[] {
  const rows = fieldRows(picture, 'truth') ?? [];
  const [first, second] = picture.candidates.axes.map((values) => Array.from(values));
  const every = (count: number) => Math.max(1, Math.floor(count / WIRES));
  const line = (x: readonly number[], y: readonly number[], z: readonly number[]): Trace => ({
    type: 'scatter3d',
    mode: 'lines',
    name: 'truth f',
    x,
    y,
    z,
    line: { color: INKS[picture.theme].ink, width: 2 },
    hovertemplate: 'x1 = %{x:.4~g}, x2 = %{y:.4~g}<br>f = %{z:.4~g}<extra>truth</extra>',
  });
  const along = rows.flatMap((row, j) =>
    j % every(rows.length) === 0
      ? [
          line(
            first,
            first.map(() => second[j]),
            row,
          ),
        ]
      : [],
  );
  const across = first.flatMap((x, i) =>
    i % every(first.length) === 0
      ? [
          line(
            second.map(() => x),
            second,
            rows.map((row) => row[i]),
          ),
        ]
      : [],
  );
  return [...along, ...across];
}

function points({ lane, frame, candidates, theme }: LanePicture): Trace {
  const [first, second] = candidates.axes;
  const held = [...frame.dataSteps, frame.t].flatMap((step) => lane.records[step - 1] ?? []);
  return {
    type: 'scatter3d',
    mode: 'markers',
    name: 'queries, at the value read',
    x: held.map(({ index }) => first[Math.floor(index / second.length)]),
    y: held.map(({ index }) => second[index % second.length]),
    z: held.map(({ y }) => y),
    marker: { color: laneColour(lane.letter, theme), size: held.map(({ t }) => (t === frame.t ? 7 : 4)) },
    customdata: held.map(({ t }) => t),
    hovertemplate: 'step %{customdata}<br>y = %{z:.4~g}<extra>query</extra>',
  };
}
