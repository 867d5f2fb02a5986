import * as axisWords from '#words/figure/axes';
import * as lineWords from '#words/figure/lines';
import type { DesignFrame, Environment } from '../contracts/environment.ts';
import { INKS } from '../picture/inks.ts';
import { axis, type Figure, faded, laneColour, laneMark, numbers, plain, type Trace } from './figure.ts';
import type { LanePicture } from './lane-figure.ts';

/**
 * How often each design meets the threshold: the truth, what the lane believes with its band, the level, the best design and
 * the one that the lane would name.
 * @param places coordinates of the designs (N_x)
 */
export function designsFigure(
  {
    title,
    theme,
    lane,
    frame,
  }: Pick<LanePicture, 'title' | 'theme' | 'lane'> & {
    readonly frame: { readonly t: number; readonly designs: DesignFrame };
  },
  { probability, best, level }: Environment,
  places: ArrayLike<number>,
): Figure {
  const { designs, t } = frame;
  const x = Array.from(places);
  const { ink, 'ink-2': faint } = INKS[theme];
  const colour = laneColour(lane.letter, theme);
  const line = (name: string, values: ArrayLike<number>, more: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'lines', name, x, y: numbers(values) },
    hovertemplate: `x = %{x:.4~g}<br>${name} = %{y:.4~g}<extra>${lane.letter} ${lane.name}</extra>`,
    ...more,
  });
  const mark = (name: string, design: number, marker: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'markers', name, x: [x[design]], y: [probability[design]], marker },
    hovertemplate: `x = %{x:.4~g}<br>p = %{y:.4~g}<extra>${name}</extra>`,
  });
  const [lower, upper] = bandOf(designs, level);
  return {
    data: [
      ...(lower && upper
        ? [
            line(lineWords.from, lower, { line: { width: 0 }, showlegend: false }),
            line(lineWords.estimateBand, upper, {
              ...{ line: { width: 0 }, fill: 'tonexty', fillcolor: faded(colour, 0.16) },
            }),
          ]
        : []),
      line(lineWords.truthP, probability, { line: { color: ink, width: 2 } }),
      ...(designs.mean
        ? [line(lineWords.estimate, designs.mean, { line: { color: colour, width: 2 } })]
        : []),
      mark(lineWords.bestDesign, best, { color: ink, symbol: 'star', size: 12 }),
      mark(lineWords.answer, designs.answer, {
        ...{ color: INKS[theme].page, symbol: laneMark(lane.letter), size: 12 },
        line: { color: colour, width: 2.5 },
      }),
    ],
    layout: {
      ...plain(axisWords.atStep({ title, t }), theme),
      hovermode: 'closest',
      hoverdistance: -1,
      xaxis: axis(axisWords.design, theme),
      yaxis: axis(axisWords.probability, theme, { range: [-0.02, 1.02] }),
      shapes: [
        {
          ...{ type: 'line', xref: 'paper', yref: 'y', x0: 0, x1: 1, y0: level, y1: level },
          line: { color: faint, width: 1, dash: 'dot' },
        },
      ],
    },
  };
}

/** What the lane classifies by, where that is an interval of p, or its estimate ± γ. */
function bandOf({ lower, upper, cut, mean, spread }: DesignFrame, level: number): (Float64Array | null)[] {
  if (cut === level && lower && upper) return [lower, upper];
  if (!mean || !spread) return [null, null];
  return [-1, 1].map((side) => mean.map((value, i) => value + side * spread[i]));
}
