import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { LaneLetter } from '../contracts/scenario.ts';
import {
  axis,
  type Figure,
  type FigureSetting,
  finite,
  laneColour,
  overSteps,
  type Trace,
} from './figure.ts';
import { type SeedCurve, type SeedLook, seedTraces } from './seed-traces.ts';
import { lineOver } from './thinned.ts';

/** A lane's curve at steps 1..n, and where it dropped its data. */
interface FigureCurve {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly values: ArrayLike<number>;
  readonly resets: readonly number[];
}

interface RegretFigure extends FigureSetting, Omit<SeedLook, 'theme'> {
  readonly lanes: readonly FigureCurve[];
  readonly seeds?: readonly SeedCurve[];
  /** Highest value in sight at first; absent: all are. */
  readonly reach?: number;
}

/** Regret over the steps: a line for each lane, thin ones for its replicates, a tick for each reset. */
export function regretFigure(figure: RegretFigure): Figure {
  const { measure, theme, lanes, seeds = [], reach } = figure;
  const letters = [...new Set(seeds.map(({ letter }) => letter))];
  return {
    data: [
      ...letters.flatMap((own) =>
        seedTraces(
          seeds.filter(({ letter }) => letter === own),
          figure,
        ),
      ),
      ...lanes.flatMap((lane) => laneLines(lane, figure)),
    ],
    layout: overSteps(
      figure,
      axis(measure, theme, reach === undefined ? { rangemode: 'tozero' } : { range: [0, reach] }),
    ),
  };
}

function laneLines({ letter, name, values, resets }: FigureCurve, figure: RegretFigure): Trace[] {
  const { theme, measure, window = null } = figure;
  const colour = laneColour(letter, theme);
  const lane = `${letter} ${name}`;
  const line: Trace = {
    ...{ type: 'scatter', mode: 'lines', name: lane, legendgroup: lane },
    ...lineOver(values, window),
    line: { color: colour, width: 2 },
    hovertemplate: `${hoverWords.step('%{x}')}<br>${measure} = %{y:.5~g}<extra>${lane}</extra>`,
  };
  return resets.length === 0 ? [line] : [line, resetTicks(lane, colour, resets, values)];
}

const resetTicks = (
  lane: string,
  colour: string,
  resets: readonly number[],
  values: ArrayLike<number>,
): Trace => ({
  ...{
    type: 'scatter',
    mode: 'markers',
    name: lineWords.resetsOf(lane),
    legendgroup: lane,
    showlegend: false,
  },
  x: resets,
  y: resets.map((step) => finite(values[step - 1])),
  marker: { symbol: 'line-ns', size: 12, color: colour, line: { color: colour, width: 2 } },
  hovertemplate: `${hoverWords.resetAfter('%{x}')}<extra>${lane}</extra>`,
});
