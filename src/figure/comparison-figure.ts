import type { LaneLetter } from '../contracts/scenario.ts';
import { axis, type Figure, type FigureSetting, faded, laneColour, numbers, overSteps } from './figure.ts';

/** A lane's mean over its replicates at steps 1..T, with half the width of its 95 % interval. */
export interface LaneMean {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly curve: { readonly mean: readonly number[]; readonly half: readonly number[] };
}

/**
 * Means of lanes over the steps with their 95 % bands.
 * @param measure with its symbol: "average regret R_t/t"
 */
export function meansFigure(setting: FigureSetting, measure: string, lanes: readonly LaneMean[]): Figure {
  const { theme } = setting;
  return {
    data: lanes.flatMap((lane) => meanTraces(lane, measure, laneColour(lane.letter, theme))),
    layout: overSteps(setting, axis(measure, theme, { rangemode: 'tozero' })),
  };
}

function meanTraces({ letter, name, curve: { mean, half } }: LaneMean, measure: string, colour: string) {
  const lane = `${letter} ${name}`;
  const x = mean.map((_, i) => i + 1);
  const edge = {
    ...{ type: 'scatter', mode: 'lines', x, line: { width: 0 }, hoverinfo: 'skip' },
    ...{ legendgroup: lane, showlegend: false },
  };
  const at = (sign: number) => numbers(mean.map((value, i) => value + sign * half[i]));
  return [
    { ...edge, name: `${lane}, 95 % from`, y: at(-1) },
    { ...edge, name: `${lane}, 95 % to`, y: at(1), fill: 'tonexty', fillcolor: faded(colour, 0.16) },
    {
      ...{ type: 'scatter', mode: 'lines', name: lane, legendgroup: lane, x, y: numbers(mean) },
      line: { color: colour, width: 2 },
      customdata: numbers(half),
      hovertemplate: `step %{x}<br>${measure} = %{y:.5~g} ± %{customdata:.3~g}<extra>${lane}</extra>`,
    },
  ];
}
