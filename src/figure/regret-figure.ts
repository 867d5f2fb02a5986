import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import {
  axis,
  type Figure,
  type FigureSetting,
  faded,
  laneColour,
  overSteps,
  plain,
  type Trace,
} from './figure.ts';
import { indicesKept } from './thinned.ts';

/** A lane's curve at steps 1..n, and where it dropped its data. */
export interface FigureCurve {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly values: ArrayLike<number>;
  readonly resets: readonly number[];
}

/** One replicate of a lane. */
export interface SeedCurve {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly replicate: number;
  /** Values at `steps`. */
  readonly values: ArrayLike<number>;
  readonly steps: ArrayLike<number>;
  /** Address that opens this replicate; absent where there is none. */
  readonly link?: string;
}

export interface RegretFigure extends FigureSetting {
  /** What is drawn, with its symbol: "total regret R_t". */
  readonly measure: string;
  readonly lanes: readonly FigureCurve[];
  readonly seeds?: readonly SeedCurve[];
  /** Replicates in full, the others faint; absent or empty: all alike. */
  readonly selected?: readonly number[];
  /** Steps in sight; absent: all. Each column of pixels keeps its extremes. */
  readonly window?: readonly [number, number];
}

/** Lines of a run that are drawn without thinning; a longer one keeps the extremes of so many columns. */
const COLUMNS = 2000;

/** Regret over the steps: a line for each lane, thin ones for its replicates, a tick for each reset. */
export function regretFigure(figure: RegretFigure): Figure {
  const { measure, theme, lanes, seeds = [] } = figure;
  return {
    data: [
      ...seeds.map((seed) => seedLine(seed, figure)),
      ...lanes.flatMap((lane) => laneLines(lane, figure)),
    ],
    layout: overSteps(figure, axis(measure, theme, { rangemode: 'tozero' })),
  };
}

function laneLines({ letter, name, values, resets }: FigureCurve, figure: RegretFigure): Trace[] {
  const { theme, measure, horizon, window: [from, to] = [1, horizon] } = figure;
  const kept = indicesKept(values, from, to, COLUMNS);
  const colour = laneColour(letter, theme);
  const lane = `${letter} ${name}`;
  const line: Trace = {
    type: 'scatter',
    mode: 'lines',
    name: lane,
    legendgroup: lane,
    x: kept.map((i) => i + 1),
    y: kept.map((i) => finite(values[i])),
    line: { color: colour, width: 2 },
    hovertemplate: `step %{x}<br>${measure} = %{y:.5~g}<extra>${lane}</extra>`,
  };
  return resets.length === 0 ? [line] : [line, resetTicks(lane, colour, resets, values)];
}

const resetTicks = (
  lane: string,
  colour: string,
  resets: readonly number[],
  values: ArrayLike<number>,
): Trace => ({
  type: 'scatter',
  mode: 'markers',
  name: `${lane}, resets`,
  legendgroup: lane,
  showlegend: false,
  x: resets,
  y: resets.map((step) => finite(values[step - 1])),
  marker: { symbol: 'line-ns', size: 12, color: colour, line: { color: colour, width: 2 } },
  hovertemplate: `reset after step %{x}<extra>${lane}</extra>`,
});

function seedLine(
  { letter, name, replicate, values, steps, link = '' }: SeedCurve,
  figure: RegretFigure,
): Trace {
  const lane = `${letter} ${name}`;
  return {
    type: 'scatter',
    mode: 'lines',
    name: `${lane}, replicate ${replicate}`,
    legendgroup: lane,
    showlegend: false,
    x: Array.from(steps),
    y: Array.from(values, finite),
    line: { color: faded(laneColour(letter, figure.theme), seedOpacity(replicate, figure)), width: 1 },
    meta: { lane: letter, replicate, link },
    customdata: Array.from(steps, () => [letter, replicate, link]),
    hovertemplate: `replicate ${replicate}, step %{x}<br>${figure.measure} = %{y:.5~g}<extra>${lane}</extra>`,
  };
}

/** Lines of the page's seeds, and of those that are chosen among them. */
const seedOpacity = (replicate: number, { selected = [] }: RegretFigure): number => {
  if (selected.length === 0) return 0.28;
  return selected.includes(replicate) ? 1 : 0.16;
};

/** Final values of many replicates, a dot each, a row for each lane. */
export function seedDots(
  setting: FigureSetting,
  measure: string,
  lanes: readonly {
    readonly letter: LaneLetter;
    readonly name: string;
    readonly values: ArrayLike<number>;
  }[],
  linkOf: (replicate: number) => string = () => '',
): Figure {
  const { theme } = setting;
  return {
    data: lanes.map(({ letter, name, values }, row) => ({
      type: 'scatter',
      mode: 'markers',
      name: `${letter} ${name}`,
      x: Array.from(values, finite),
      // In five heights, so that dots of one value do not hide each other.
      y: Array.from(values, (_, replicate) => row + ((replicate % 5) - 2) * 0.09),
      marker: { color: laneColour(letter, theme), size: 7, opacity: 0.7 },
      customdata: Array.from(values, (_, replicate) => [letter, replicate, linkOf(replicate)]),
      hovertemplate: `replicate %{customdata[1]}<br>${measure} = %{x:.5~g}<extra>${letter} ${name}</extra>`,
    })),
    layout: {
      ...plain(setting.title, theme, false),
      hovermode: 'closest',
      xaxis: axis(measure, theme, { rangemode: 'tozero' }),
      yaxis: axis('', theme, {
        tickvals: lanes.map((_, row) => row),
        ticktext: lanes.map(({ letter, name }) => `${letter} ${name}`),
        range: [lanes.length - 0.5, -0.5],
        tickfont: { color: INKS[theme].ink },
        automargin: true,
      }),
    },
  };
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
