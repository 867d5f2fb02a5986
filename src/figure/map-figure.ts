import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { WorldStep } from '../contracts/record.ts';
import type { LaneLetter } from '../contracts/scenario.ts';
import type { WorldSummary } from '../contracts/world-summary.ts';
import { INKS } from '../picture/inks.ts';
import { RAMP } from '../picture/palette.ts';
import {
  axis,
  type Figure,
  type FigureSetting,
  laneColour,
  laneMark,
  numbers,
  overSteps,
  stepAxis,
  type Trace,
} from './figure.ts';
import { lineOver, marksKept, type Window } from './thinned.ts';

export interface FigureLane {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly records: readonly WorldStep[];
}

/** Where each lane asked over the steps, on the truth: a row of axes for each coordinate. */
export function mapFigure(
  setting: FigureSetting,
  world: WorldSummary,
  lanes: readonly FigureLane[],
  window: Window = null,
): Figure {
  const { theme } = setting;
  const rows = world.maps.map((_, at) => rowOf(world, at));
  const axes = rows.map(({ at, title, names, places }) => {
    const [low, high] = [1 - (at + 1) / rows.length, 1 - at / rows.length];
    const ticks = names ? { tickvals: names.map((_, i) => i), ticktext: names, automargin: true } : {};
    return [
      `yaxis${at ? at + 1 : ''}`,
      axis(title, theme, {
        ...{ domain: [low + (at + 1 < rows.length ? 0.03 : 0), high], range: endsOf(places), ...ticks },
      }),
    ] as const;
  });
  return {
    data: rows.flatMap((row) => [
      truthOf(row, world, theme, window),
      // With an environment the best is a design: it has no condition.
      ...(row.at > 0 && world.environment ? [] : [optimumOf(row, world, theme, window)]),
      ...lanes.flatMap((lane) => [...queriesOf(lane, row, theme, window), ...resetsOf(lane, row, theme)]),
    ]),
    layout: overSteps(setting, axes[0][1], {
      ...Object.fromEntries(axes.slice(1)),
      // The truth lies everywhere: what is read is a mark near the pointer, or else the truth under it.
      hoverdistance: 20,
      xaxis: stepAxis(setting, { anchor: rows.length > 1 ? `y${rows.length}` : 'y' }),
    }),
  };
}

/** From half a cell below the lowest place to half a cell above the highest. */
function endsOf(places: readonly number[]): [number, number] {
  const [low, high] = [places[0], places[places.length - 1]];
  const half = (high - low) / (places.length - 1) / 2 || 0.5;
  return [low - half, high + half];
}

/** One of the maps above one another. */
interface Row {
  readonly at: number;
  readonly yaxis: string;
  /** What lies along it: "x1", and what the truth is called there. */
  readonly title: string;
  readonly quantity: string;
  /** Coordinates of its places, from the lowest. */
  readonly places: readonly number[];
  /** Names in place of coordinates, where the places are arms. */
  readonly names: readonly string[] | null;
  readonly placeOf: (index: number) => number;
}

function rowOf({ candidates, maps, environment }: WorldSummary, at: number): Row {
  const { kind, axes, names, points, dimension, size } = candidates;
  const common = { at, yaxis: at ? `y${at + 1}` : 'y' };
  if (kind === 'arms') {
    const places = Array.from({ length: size }, (_, i) => i);
    const called = names.length > 0 ? names : null;
    return {
      ...common,
      title: axisWords.arm,
      quantity: 'f',
      places,
      names: called,
      placeOf: (index) => index,
    };
  }
  const title = environment ? 'xw'[at] : maps.length > 1 ? `x<sub>${at + 1}</sub>` : 'x';
  const quantity = environment ? `p(${'xw'[at]})` : maps.length > 1 ? axisWords.largest : 'f';
  const placeOf = (index: number) => points[index * dimension + at];
  return { ...common, title, quantity, places: Array.from(axes[at] ?? []), names: null, placeOf };
}

/** Columns of the truth in sight, and of all of it beyond. */
const COLUMNS = 1000;
const COLUMNS_BEYOND = 200;

function truthOf(row: Row, world: WorldSummary, theme: FigureSetting['theme'], window: Window): Trace {
  const { places, names, quantity, title, at, yaxis } = row;
  const { mapEvery, maps } = world;
  const map = maps[at];
  const count = map.length / places.length;
  const inSight = (column: number) => {
    const step = 1 + column * mapEvery;
    return window !== null && step >= window[0] && step <= window[1];
  };
  const near = window ? Math.max(1, Math.ceil((window[1] - window[0]) / mapEvery / COLUMNS)) : 1;
  const far = Math.max(1, Math.ceil(count / (window ? COLUMNS_BEYOND : COLUMNS)));
  const columns = Array.from({ length: count }, (_, i) => i).filter(
    (i) => i % (inSight(i) ? near : far) === 0,
  );
  return {
    ...{ type: 'heatmap', name: lineWords.truth, yaxis, x: columns.map((column) => 1 + column * mapEvery) },
    ...{ y: places, ...(names && { text: places.map((place) => columns.map(() => names[place])) }) },
    z: places.map((_, place) => numbers(columns.map((column) => map[column * places.length + place]))),
    colorscale: RAMP[theme].map((colour, end) => [end, colour]),
    showscale: at === 0,
    ...(at === 0 && { colorbar: { title: { text: quantity }, thickness: 12, outlinewidth: 0 } }),
    hovertemplate: `${hoverWords.step('%{x}')}<br>${title} = ${names ? '%{text}' : '%{y:.4~g}'}<br>${quantity} = %{z:.4~g}<extra>${lineWords.truth}</extra>`,
  };
}

/** The optimum's line is cut where it moves by more than this share of the axis in one step. */
const JUMP = 0.15;

function optimumOf(row: Row, world: WorldSummary, theme: FigureSetting['theme'], window: Window): Trace {
  const { starIndex } = world;
  const { at, yaxis, title } = row;
  const places = Array.from(starIndex, row.placeOf);
  const jump = row.names ? 0 : JUMP * (row.places[row.places.length - 1] - row.places[0]);
  const isJump = (i: number) => Math.abs(places[i] - places[i - 1]) > jump;
  const { x, y } = lineOver(places, window, isJump);
  return {
    ...{
      type: 'scatter',
      mode: 'lines',
      name: world.environment ? lineWords.bestDesign : lineWords.optimumX,
      legendgroup: 'optimum',
      showlegend: at === 0,
    },
    ...{ x, y, yaxis, connectgaps: false, ...named(row, y) },
    line: { color: INKS[theme].ink, width: 2, shape: 'hvh' },
    hovertemplate: `${hoverWords.step('%{x}')}<br>${title}* = ${row.names ? '%{text}' : '%{y:.4~g}'}<extra>${lineWords.optimum}</extra>`,
  };
}

const named = ({ names }: Row, places: readonly (number | null)[]): Trace =>
  names ? { text: places.map((place) => (place === null ? '' : names[place])) } : {};

/** Marks of these lanes are open: two on one spot stay both visible. */
const OPEN: readonly LaneLetter[] = ['A', 'C'];

function queriesOf(
  { letter, name, records }: FigureLane,
  row: Row,
  theme: FigureSetting['theme'],
  window: Window,
): Trace[] {
  const asked = records.flatMap((record) => record.queries?.asked ?? [record]);
  const [t, places] = [asked.map((record) => record.t), asked.map(({ index }) => row.placeOf(index))];
  const kept = marksKept(t, places, window);
  const symbol = OPEN.includes(letter) ? `${laneMark(letter)}-open` : laneMark(letter);
  return [
    {
      ...{ type: 'scatter', mode: 'markers', name: `${letter} ${name}`, legendgroup: letter },
      ...{ showlegend: row.at === 0, yaxis: row.yaxis },
      ...{ x: kept.map((i) => t[i]), y: kept.map((i) => places[i]) },
      ...named(
        row,
        kept.map((i) => places[i]),
      ),
      marker: { color: laneColour(letter, theme), symbol, size: 6 },
      customdata: kept.map((i) => asked[i].regret),
      hovertemplate: `${hoverWords.step('%{x}')}<br>${row.title} = ${row.names ? '%{text}' : '%{y:.4~g}'}<br>${hoverWords.regret('%{customdata:.4~g}')}<extra>${letter} ${name}</extra>`,
    },
  ];
}

/** A tick at the foot for each reset. */
function resetsOf({ letter, name, records }: FigureLane, row: Row, theme: FigureSetting['theme']): Trace[] {
  const resets = records.filter(({ reset }) => reset).map(({ t }) => t);
  if (resets.length === 0) return [];
  const colour = laneColour(letter, theme);
  return [
    {
      ...{
        type: 'scatter',
        mode: 'markers',
        name: lineWords.resetsOf(`${letter} ${name}`),
        legendgroup: letter,
      },
      ...{ showlegend: false, yaxis: row.yaxis, x: resets, y: resets.map(() => row.places[0]) },
      marker: { symbol: 'line-ns', size: 14, color: colour, line: { color: colour, width: 2 } },
      hovertemplate: `${hoverWords.resetAfter('%{x}')}<extra>${letter} ${name}</extra>`,
    },
  ];
}
