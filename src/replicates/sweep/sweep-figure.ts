import type { LaneLetter } from '../../contracts/scenario.ts';
import { exactJson } from '../../engine/json.ts';
import { axis, type Figure, laneColour, laneMark, numbers, plain, type Trace } from '../../figure/figure.ts';
import type { Theme } from '../../picture/palette.ts';
import type { SweepReport, SweepSummary } from './sweep-report.ts';

/** Dashes that tell the combinations of the other axes apart. */
const DASHES = ['solid', 'dash', 'dot', 'dashdot', 'longdash', 'longdashdot'];

/**
 * Means of a sweep over its first axis, with the intervals of the means: a line for each lane, dashed in another way for
 * each combination of the other axes.
 */
export function sweepFigure(title: string, report: SweepReport, theme: Theme): Figure {
  const { axes, quantity, summary, replicates, level } = report;
  const rest = (values: readonly unknown[]) =>
    values
      .slice(1)
      .map((value, i) => `${axes[i + 1].path} = ${written(value)}`)
      .join(', ');
  const others = [...new Set(summary.map(({ values }) => rest(values)))];
  const keyOf = ({ values, lane }: SweepSummary) => exactJson([lane, rest(values)]);
  const lines = [...new Set(summary.map(keyOf))].map((key) => summary.filter((one) => keyOf(one) === key));
  const numeric = summary.every(({ values }) => typeof values[0] === 'number');
  return {
    data: lines.map((points) => {
      const at = rest(points[0].values);
      return lineOf(points, at, DASHES[others.indexOf(at) % DASHES.length], quantity, theme);
    }),
    layout: {
      ...plain(`${title}, ${replicates} replicates, ${100 * level} % intervals of the means`, theme),
      hovermode: 'closest',
      xaxis: axis(axes[0].path, theme, numeric ? {} : { type: 'category' }),
      yaxis: axis(quantity, theme),
    },
  };
}

function lineOf(
  points: readonly SweepSummary[],
  at: string,
  dash: string,
  quantity: string,
  theme: Theme,
): Trace {
  const [{ lane, algorithm }] = points;
  const letter = lane as LaneLetter;
  const colour = laneColour(letter, theme);
  const name = `${lane} ${algorithm}${at && `, ${at}`}`;
  return {
    ...{ type: 'scatter', mode: 'lines+markers', name },
    x: points.map(({ values: [first] }) => (typeof first === 'number' ? first : written(first))),
    y: numbers(points.map(({ mean }) => mean)),
    error_y: {
      ...{ type: 'data', symmetric: false, color: colour, thickness: 1.5 },
      array: numbers(points.map(({ high, mean }) => high - mean)),
      arrayminus: numbers(points.map(({ low, mean }) => mean - low)),
    },
    line: { color: colour, width: 2, dash },
    marker: { color: colour, symbol: laneMark(letter), size: 8 },
    customdata: points.map(({ sd, n }) => [sd, n]),
    hovertemplate: `%{x}<br>${quantity} = %{y:.5~g}<br>std %{customdata[0]:.3~g}, n = %{customdata[1]}<extra>${name}</extra>`,
  };
}

const written = (value: unknown): string => (typeof value === 'string' ? value : exactJson(value));
