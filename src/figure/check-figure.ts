import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import { INKS } from '../picture/inks.ts';
import {
  axis,
  bandOver,
  type Figure,
  type FigureSetting,
  laneColour,
  overSteps,
  plain,
  stepAxis,
  type Trace,
} from './figure.ts';
import type { FigureLane } from './map-figure.ts';
import { lineOver, type Window } from './thinned.ts';

/** Correlation over a lag, as it was met and as a model assumes it. */
interface Slice {
  readonly lags: Float64Array;
  readonly truth: Float64Array;
  readonly model: Float64Array;
}

/** How well a lane's model fits its world over the steps; index t − 1. */
export interface CheckFigure {
  /** Share of the candidates in the band over some steps, and what the model promises. */
  readonly share: ArrayLike<number>;
  readonly promise: ArrayLike<number>;
  readonly medianAge: Float64Array;
  readonly oldestAge: Float64Array;
  readonly window?: Window;
}

type Named = Pick<FigureLane, 'letter' | 'name'>;

/** The band against its promise, and below it the age of the data. */
export function checkFigure(setting: FigureSetting, lane: Named, check: CheckFigure): Figure {
  const { theme } = setting;
  const { share, promise, medianAge, oldestAge, window = null } = check;
  const colour = laneColour(lane.letter, theme);
  const over = (name: string, values: ArrayLike<number>, what: string, more: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'lines', name, ...lineOver(values, window) },
    hovertemplate: `${hoverWords.step('%{x}')}<br>${what} = %{y:.3~g}<extra>${name}</extra>`,
    ...more,
  });
  const age = { xaxis: 'x', yaxis: 'y2' };
  const data = [
    over(lineWords.promised, promise, hoverWords.share, { line: { color: INKS[theme].ink, width: 1.5 } }),
    over(lineWords.inBand, share, hoverWords.share, { line: { color: colour, width: 2 } }),
    ...bandOver(medianAge, oldestAge, { name: lineWords.ages, colour, group: 'age', more: age }),
    over(lineWords.medianAge, medianAge, hoverWords.age, {
      ...age,
      line: { color: colour, width: 2, dash: 'dot' },
    }),
    over(lineWords.oldest, oldestAge, hoverWords.age, { ...age, line: { color: colour, width: 1 } }),
  ].filter(({ x }) => (x as readonly number[]).length > 0);
  const layout = overSteps(setting, axis(axisWords.inBand, theme, { domain: [0.5, 1], range: [0, 1.02] }), {
    xaxis: stepAxis(setting, { anchor: 'y2' }),
    yaxis2: axis(axisWords.age, theme, { domain: [0, 0.42], rangemode: 'tozero' }),
  });
  // Where nothing is known of the band, its axis goes with its lines.
  const empty = data.every(({ yaxis }) => yaxis !== undefined);
  return { data, layout: empty ? { ...layout, yaxis: undefined } : layout };
}

/**
 * Correlations over time and over space, as the truth has them and as the model assumes.
 * @param slices each with what its lags are, and their unit
 */
export function correlationFigure(
  { title, theme }: Pick<FigureSetting, 'title' | 'theme'>,
  { letter }: Named,
  slices: readonly (Slice & { readonly along: string })[],
): Figure {
  const colour = laneColour(letter, theme);
  const domains = slices.length > 1 ? [LEFT, RIGHT] : [[0, 1]];
  return {
    data: slices.flatMap((slice, i) => correlations(slice, i ? String(i + 1) : '', theme, colour)),
    layout: {
      ...plain(title, theme),
      hovermode: 'closest',
      hoverdistance: -1,
      ...Object.fromEntries(
        slices.flatMap(({ along }, i) => {
          const suffix = i ? String(i + 1) : '';
          return [
            [`xaxis${suffix}`, axis(along, theme, { domain: domains[i], anchor: `y${suffix}` })],
            [`yaxis${suffix}`, axis(i ? '' : axisWords.correlation, theme, { anchor: `x${suffix}` })],
          ];
        }),
      ),
    },
  };
}

const [LEFT, RIGHT] = [
  [0, 0.46],
  [0.54, 1],
];

function correlations(
  { lags, truth, model, along }: Slice & { readonly along: string },
  suffix: string,
  theme: FigureSetting['theme'],
  colour: string,
): Trace[] {
  const line = (name: string, values: Float64Array, more: Trace): Trace => {
    const known = Array.from(lags, (_, i) => i).filter((i) => Number.isFinite(values[i]));
    return {
      ...{ type: 'scatter', mode: 'lines', name, xaxis: `x${suffix}`, yaxis: `y${suffix}` },
      ...{ legendgroup: name, showlegend: suffix === '' },
      ...{ x: known.map((i) => lags[i]), y: known.map((i) => values[i]) },
      hovertemplate: `${along} %{x:.3~g}<br>${hoverWords.correlation('%{y:.3~g}')}<extra>${name}</extra>`,
      ...more,
    };
  };
  return [
    line(lineWords.truth, truth, { line: { color: INKS[theme].ink, width: 2 } }),
    line(lineWords.assumed, model, { line: { color: colour, width: 2 } }),
  ];
}
