import type { StepRecord } from '../contracts/record.ts';
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
  type Trace,
} from './figure.ts';

export interface FigureLane {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly records: readonly StepRecord[];
}

/** Where each lane asked over the steps, on the truth: a row of axes for each coordinate. */
export function mapFigure(setting: FigureSetting, world: WorldSummary, lanes: readonly FigureLane[]): Figure {
  const rows = world.maps.length;
  const share = 1 / rows;
  const axes = world.maps.map((_, row) => {
    const bottom = 1 - (row + 1) * share;
    return [
      `yaxis${row ? row + 1 : ''}`,
      axis(placeName(world, row), setting.theme, { domain: [bottom + 0.02 * row, bottom + share - 0.02] }),
    ] as const;
  });
  const base = overSteps(setting, axes[0][1], Object.fromEntries(axes.slice(1)));
  return {
    data: world.maps.flatMap((map, row) => rowTraces(setting, world, lanes, map, row)),
    layout: { ...base, xaxis: { ...(base.xaxis as object), anchor: rows > 1 ? `y${rows}` : 'y' } },
  };
}

function rowTraces(
  { theme }: FigureSetting,
  world: WorldSummary,
  lanes: readonly FigureLane[],
  map: Float64Array,
  row: number,
): Trace[] {
  const { mapEvery, starIndex } = world;
  const places = placesOn(world, row);
  const columns = map.length / places.length;
  const steps = Array.from({ length: columns }, (_, i) => 1 + i * mapEvery);
  const yaxis = row ? `y${row + 1}` : 'y';
  const placeOf = (index: number) => coordinate(world, index, row);
  const truth: Trace = {
    type: 'heatmap',
    name: 'truth',
    x: steps,
    y: places,
    z: places.map((_, place) => numbers(steps.map((_, column) => map[column * places.length + place]))),
    yaxis,
    colorscale: RAMP[theme].map((colour, end) => [end, colour]),
    showscale: row === 0,
    ...(row === 0 && { colorbar: { title: { text: world.maps.length > 1 ? 'largest f' : 'f' } } }),
    hovertemplate: 'step %{x}<br>x = %{y}<br>f = %{z:.4~g}<extra>truth</extra>',
  };
  const optimum: Trace = {
    type: 'scatter',
    mode: 'lines',
    name: 'optimum x*',
    legendgroup: 'optimum',
    showlegend: row === 0,
    x: Array.from(starIndex, (_, i) => i + 1),
    y: Array.from(starIndex, placeOf),
    yaxis,
    line: { color: INKS[theme].ink, width: 2, shape: 'hv' },
    hovertemplate: 'step %{x}<br>x* = %{y:.4~g}<extra>optimum</extra>',
  };
  return [truth, optimum, ...lanes.map((lane) => queries(lane, row, yaxis, placeOf, theme))];
}

const queries = (
  { letter, name, records }: FigureLane,
  row: number,
  yaxis: string,
  placeOf: (index: number) => number | string,
  theme: FigureSetting['theme'],
): Trace => ({
  type: 'scatter',
  mode: 'markers',
  name: `${letter} ${name}`,
  legendgroup: letter,
  showlegend: row === 0,
  x: records.map(({ t }) => t),
  y: records.map(({ index }) => placeOf(index)),
  yaxis,
  marker: { color: laneColour(letter, theme), symbol: laneMark(letter), size: 6 },
  customdata: records.map(({ regret }) => regret),
  hovertemplate: `step %{x}<br>x = %{y:.4~g}<br>regret %{customdata:.4~g}<extra>${letter} ${name}</extra>`,
});

function placeName({ candidates, maps, environment }: WorldSummary, row: number): string {
  if (environment) return row === 0 ? 'x' : 'w';
  if (candidates.kind === 'arms') return 'arm';
  return maps.length > 1 ? `x${row + 1}` : 'x';
}

function placesOn({ candidates }: WorldSummary, row: number): (number | string)[] {
  if (candidates.kind === 'arms')
    return candidates.names.length > 0
      ? [...candidates.names]
      : Array.from({ length: candidates.size }, (_, i) => i);
  return Array.from(candidates.axes[row] ?? []);
}

function coordinate({ candidates }: WorldSummary, index: number, row: number): number | string {
  if (candidates.kind === 'arms') return candidates.names[index] ?? index;
  const [first, second] = candidates.axes;
  if (!second) return first[index];
  return row === 0 ? first[Math.floor(index / second.length)] : second[index % second.length];
}
