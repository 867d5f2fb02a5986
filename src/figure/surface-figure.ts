import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import { INKS } from '../picture/inks.ts';
import { type Field, fieldName, fieldRows, fieldScale, SQUARE } from './field-figure.ts';
import { axis, type Figure, laneColour, plain, type Trace } from './figure.ts';
import { heldBy, indexOfMost, type LanePicture } from './lane-figure.ts';

/** What the scene shows. Of mean, σ and α one is a coloured sheet at a time. */
export interface Surfaces {
  readonly truth: boolean;
  readonly mean: boolean;
  readonly band: boolean;
  readonly sd: boolean;
  readonly acquisition: boolean;
  readonly queries: boolean;
  readonly optimum: boolean;
  readonly query: boolean;
  readonly contours: boolean;
}

export const USUAL_SURFACES: Surfaces = {
  ...{ truth: true, mean: true, band: false, sd: false, acquisition: false },
  ...{ queries: true, optimum: true, query: true, contours: false },
};

const SHEETS = ['mean', 'sd', 'acquisition'] as const;

/** What is shown once a part is switched on or off: a coloured sheet takes the place of another. */
export function withPart(shown: Surfaces, part: keyof Surfaces, on: boolean): Surfaces {
  const others =
    on && SHEETS.some((sheet) => sheet === part) ? { mean: false, sd: false, acquisition: false } : {};
  return { ...shown, ...others, [part]: on };
}

/** A lane on two coordinates in space: a coloured sheet, the truth as a wire, its observations at the values read. */
export function surfaceFigure(picture: LanePicture, shown: Surfaces): Figure {
  const { title, theme, frame, candidates } = picture;
  const { plot_bgcolor: _, ...ground } = plain(axisWords.atStep({ title, t: frame.t }), theme, false);
  const sheets = SHEETS.filter((field) => shown[field]);
  const height = sheets.length > 0 && !shown.mean ? fieldName(sheets[0]) : 'y';
  return {
    data: [
      ...sheets.flatMap((field) => sheet(picture, field, shown.contours)),
      ...(shown.band ? bandEdges(picture) : []),
      ...(shown.truth ? [wires(picture)] : []),
      ...(shown.queries ? observations(picture) : []),
      ...(shown.optimum ? [optimum(picture)] : []),
      ...(shown.query ? query(picture) : []),
    ],
    layout: {
      ...ground,
      margin: { l: 0, r: 0, t: 40, b: 0 },
      scene: {
        domain: { x: [0, 1], y: [0.08, 1] },
        xaxis: axis(SQUARE[0], theme, { range: ends(candidates.axes[0]) }),
        yaxis: axis(SQUARE[1], theme, { range: ends(candidates.axes[1]) }),
        zaxis: axis(height, theme),
        aspectmode: 'manual',
        aspectratio: { x: 1, y: 1, z: 0.6 },
        camera: { eye: { x: 1.05, y: -1.2, z: 0.8 }, center: { x: 0, y: 0, z: -0.12 } },
      },
    },
  };
}

const ends = (values: Float64Array): readonly [number, number] => [values[0], values[values.length - 1]];
const WHERE = `${SQUARE[0]} = %{x:.4~g}, ${SQUARE[1]} = %{y:.4~g}`;

function sheet(picture: LanePicture, field: Field, contours: boolean, more: Trace = {}): Trace[] {
  const [first, second] = picture.candidates.axes;
  const z = fieldRows(picture, field);
  if (!z) return [];
  return [
    {
      ...{ type: 'surface', name: fieldName(field), x: Array.from(first), y: Array.from(second), z },
      colorscale: fieldScale(field, picture),
      colorbar: {
        ...{ title: { text: fieldName(field) }, orientation: 'h', x: 0.5, y: 0, yanchor: 'bottom' },
        ...{ thickness: 10, len: 0.4, outlinewidth: 0 },
      },
      ...(contours && { contours: { z: { show: true, usecolormap: true, project: { z: true } } } }),
      customdata: readings(picture),
      hovertemplate: `${WHERE}<br>μ = %{customdata[0]:.4~g}, σ = %{customdata[1]:.4~g}, α = %{customdata[2]:.4~g}<extra></extra>`,
      ...more,
    },
  ];
}

/** μ, σ and α at every place, as rows of the second coordinate. */
function readings(picture: LanePicture): (number | null)[][][] {
  const [mean, sd, acquisition] = SHEETS.map((field) => fieldRows(picture, field));
  return (mean ?? []).map((row, j) =>
    row.map((value, i) => [value, sd?.[j][i] ?? null, acquisition?.[j][i] ?? null]),
  );
}

function bandEdges(picture: LanePicture): Trace[] {
  const [mean, sd] = [fieldRows(picture, 'mean'), fieldRows(picture, 'sd')];
  if (!mean || !sd) return [];
  const width = picture.frame.multiplier ?? 1;
  const colour = laneColour(picture.lane.letter, picture.theme);
  return [1, -1].flatMap((side) =>
    sheet(picture, 'mean', false, {
      ...{ name: side > 0 ? lineWords.upperEdge : lineWords.lowerEdge, opacity: 0.3 },
      // Plotly names a colour bar that it does not draw.
      ...{ showscale: false, colorbar: undefined },
      z: mean.map((row, j) => row.map((value, i) => value + side * width * sd[j][i])),
      colorscale: [
        [0, colour],
        [1, colour],
      ],
    }),
  );
}

/** Lines of the wire, each way. */
const WIRES = 12;

/** Strands in space as one trace: null parts them. */
interface Strands {
  readonly x: (number | null)[];
  readonly y: (number | null)[];
  readonly z: (number | null)[];
}

function strands(all: readonly (readonly (readonly [number, number, number])[])[]): Strands {
  const found: Strands = { x: [], y: [], z: [] };
  for (const strand of all) {
    for (const [x, y, z] of strand) {
      found.x.push(x);
      found.y.push(y);
      found.z.push(z);
    }
    for (const parting of [found.x, found.y, found.z]) parting.push(null);
  }
  return found;
}

function wires(picture: LanePicture): Trace {
  const rows = fieldRows(picture, 'truth') ?? [];
  const [first, second] = picture.candidates.axes.map((values) => Array.from(values));
  const every = (count: number) => Math.max(1, Math.floor(count / WIRES));
  const chosen = (values: readonly number[]) =>
    values.map((_, i) => i).filter((i) => i % every(values.length) === 0 || i === values.length - 1);
  const along = chosen(second).map((j) => first.map((x, i) => [x, second[j], rows[j][i]] as const));
  const across = chosen(first).map((i) => second.map((y, j) => [first[i], y, rows[j][i]] as const));
  return {
    ...{ type: 'scatter3d', mode: 'lines', name: lineWords.truthF, connectgaps: false },
    ...strands([...along, ...across]),
    line: { color: INKS[picture.theme].ink, width: 2 },
    hovertemplate: `${WHERE}<br>f = %{z:.4~g}<extra>${lineWords.truth}</extra>`,
  };
}

/** What is held as points at the values read, each on a thread from the mean. */
function observations(picture: LanePicture): Trace[] {
  const { lane, frame, candidates, theme } = picture;
  const { points } = candidates;
  const held = heldBy(lane, frame);
  const place = (index: number) => [points[2 * index], points[2 * index + 1]] as const;
  const { mean } = frame;
  const threads = mean
    ? held.map(({ index, y }) => [[...place(index), y] as const, [...place(index), mean[index]] as const])
    : [];
  return [
    {
      ...{ type: 'scatter3d', mode: 'lines', name: lineWords.threads, hoverinfo: 'skip', connectgaps: false },
      ...strands(threads),
      line: { color: INKS[theme]['ink-3'], width: 1.5 },
    },
    {
      ...{ type: 'scatter3d', mode: 'markers', name: lineWords.observations },
      ...{ x: held.map(({ index }) => place(index)[0]), y: held.map(({ index }) => place(index)[1]) },
      z: held.map(({ y }) => y),
      marker: { color: laneColour(lane.letter, theme), size: 4, line: { color: INKS[theme].page, width: 1 } },
      customdata: held.map(({ t }) => t),
      hovertemplate: `${hoverWords.step('%{customdata}')}<br>${WHERE}<br>y = %{z:.4~g}<extra>${lineWords.observation}</extra>`,
    },
  ];
}

function optimum({ frame: { truth }, candidates: { points }, theme }: LanePicture): Trace {
  const best = indexOfMost(truth);
  return {
    ...{ type: 'scatter3d', mode: 'markers', name: lineWords.optimum },
    ...{ x: [points[2 * best]], y: [points[2 * best + 1]], z: [truth[best]] },
    marker: { color: INKS[theme].ink, symbol: 'diamond', size: 6 },
    hovertemplate: `${WHERE}<br>f = %{z:.4~g}<extra>${lineWords.optimum}</extra>`,
  };
}

/** The query at the mean, in its band. */
function query({ lane, frame, candidates: { points }, theme }: LanePicture): Trace[] {
  const { mean, sd, multiplier, t } = frame;
  const asked = lane.records[t - 1];
  if (!asked || !mean || !sd) return [];
  const { index } = asked;
  const half = (multiplier ?? 1) * sd[index];
  const [x, y] = [points[2 * index], points[2 * index + 1]];
  const { ink, page } = INKS[theme];
  return [
    {
      ...{ type: 'scatter3d', mode: 'lines', name: lineWords.queryBand, hoverinfo: 'skip' },
      ...{ x: [x, x], y: [y, y], z: [mean[index] - half, mean[index] + half] },
      line: { color: ink, width: 5 },
    },
    {
      ...{ type: 'scatter3d', mode: 'markers', name: lineWords.query, x: [x], y: [y], z: [mean[index]] },
      marker: { color: page, size: 9, line: { color: ink, width: 3 } },
      hovertemplate: `${WHERE}<br>μ = %{z:.4~g}<extra>${lineWords.queryOf(t)}</extra>`,
    },
  ];
}
