import { axis, type Figure, faded, numbers, plain, type Trace } from '../../figure/figure.ts';
import { INKS } from '../../picture/inks.ts';
import { LANE_COLOURS, type Theme } from '../../picture/palette.ts';
import type { Report } from './report.ts';
import { distinct, type View, viewName } from './report-views.ts';

/** Panes on a line; the columns of a table that has more go on below. */
const ACROSS = 4;
/** Of the width or height of a pane: free between it and the next. */
const GAP = 0.14;

interface Named {
  readonly row: string;
  readonly column: string;
}

/** One view of a report: a pane for each column, in each its rows. */
export function reportFigure(report: Report, view: View, theme: Theme): Figure {
  const items = itemsOf(report, view);
  const rows = distinct(items.map(({ row }) => row));
  const columns = distinct(items.map(({ column }) => column));
  const panes = columns.map((column, at) => paneOf(column, at, columns.length));
  const traces = panes.flatMap((pane) => tracesIn(report, view, pane, rows, theme));
  return {
    data: traces,
    layout: {
      ...plain(`${report.title}: ${viewName(view, report)}`, theme, view.kind !== 'dots'),
      ...(view.kind !== 'dots' && { legend: { orientation: 'h', y: 1.06, yanchor: 'bottom', x: 0 } }),
      hovermode: 'closest',
      ...Object.fromEntries(panes.flatMap((pane) => axesOf(report, view, pane, rows, theme))),
      annotations: panes.map((pane) => headOf(pane, theme)),
    },
  };
}

function itemsOf(report: Report, view: View): readonly Named[] {
  if (view.kind === 'dots') return report.cells.filter(({ measure }) => measure === view.measure);
  if (view.kind === 'curves') return report.curves ?? [];
  return (view.kind === 'times' ? report.resetTimes : report.resetSteps) ?? [];
}

/** A column's place in the figure. */
interface Pane {
  readonly column: string;
  /** What its axes' names end with: nothing for the first. */
  readonly suffix: string;
  readonly first: boolean;
  readonly leftmost: boolean;
  readonly lowest: boolean;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

function paneOf(column: string, at: number, count: number): Pane {
  const across = Math.min(count, ACROSS);
  const down = Math.ceil(count / across);
  const [i, j] = [at % across, Math.floor(at / across)];
  const span = (k: number, n: number) => [k / n, (k + 1 - (k + 1 < n ? GAP : 0)) / n] as const;
  const [low, high] = span(j, down);
  return {
    column,
    suffix: at === 0 ? '' : String(at + 1),
    first: at === 0,
    leftmost: i === 0,
    lowest: at + across >= count,
    x: span(i, across),
    y: [1 - high, 1 - low],
  };
}

function headOf({ column, x, y }: Pane, theme: Theme) {
  return {
    ...{ text: column, xref: 'paper', yref: 'paper', x: x[0], y: y[1], xanchor: 'left', yanchor: 'bottom' },
    ...{ showarrow: false, font: { color: INKS[theme].ink } },
  };
}

/** One scale for all panes: what is zoomed in one is zoomed in all. */
function axesOf(
  report: Report,
  view: View,
  { suffix, first, leftmost, lowest, x, y }: Pane,
  rows: readonly string[],
  theme: Theme,
) {
  const shared = (of: 'x' | 'y') => (first ? {} : { matches: of });
  const across = view.kind === 'dots' ? view.measure : ACROSS_NAMES[view.kind];
  const upwards =
    view.kind === 'dots'
      ? {
          ...{ tickvals: rows.map((_, i) => i), ticktext: rows, range: [rows.length - 0.5, -0.5] },
          ...{ automargin: true, showticklabels: leftmost },
        }
      : { rangemode: 'tozero', showticklabels: leftmost };
  const height = view.kind === 'dots' || !leftmost ? '' : upwardsName(view, report);
  return [
    [
      `xaxis${suffix}`,
      axis(lowest ? across : '', theme, { domain: x, anchor: `y${suffix}`, ...shared('x') }),
    ],
    [`yaxis${suffix}`, axis(height, theme, { domain: y, anchor: `x${suffix}`, ...upwards, ...shared('y') })],
  ] as const;
}

const ACROSS_NAMES = { curves: 'step t', times: 'steps since the last reset', steps: 'step t' } as const;

const upwardsName = (view: View, report: Report): string =>
  view.kind === 'curves' ? viewName(view, report).replace(/ over t$/, '') : `resets in ${report.runs} runs`;

function tracesIn(report: Report, view: View, pane: Pane, rows: readonly string[], theme: Theme): Trace[] {
  if (view.kind === 'dots') return dotsIn(report, view.measure, pane, rows, theme);
  if (view.kind === 'curves') return curvesIn(report, pane, rows, theme);
  return barsIn(report, view.kind === 'times' ? 'resetTimes' : 'resetSteps', pane, rows, theme);
}

/** The paper's figure as a ring with its spread, ours as a dot with ± 2 standard errors. */
function dotsIn(
  { cells }: Report,
  measure: string,
  pane: Pane,
  rows: readonly string[],
  theme: Theme,
): Trace[] {
  const own = cells.filter((cell) => cell.measure === measure && cell.column === pane.column);
  const printed = own.flatMap(({ row, paper }) => (paper ? [{ row, ...paper }] : []));
  const { ink, 'ink-2': faint, hairline } = INKS[theme];
  const marks = (
    name: string,
    of: readonly { readonly row: string; readonly mean: number }[],
    more: Trace,
  ) => ({
    ...{ type: 'scatter', mode: 'markers', name, legendgroup: name, showlegend: pane.first },
    ...{ xaxis: `x${pane.suffix}`, yaxis: `y${pane.suffix}` },
    ...{ x: numbers(of.map(({ mean }) => mean)), y: of.map(({ row }) => rows.indexOf(row)) },
    text: of.map(({ row }) => `${row}, ${pane.column}`),
    ...more,
  });
  const paper = marks('paper', printed, {
    marker: { symbol: 'circle-open', size: 12, color: faint },
    error_x: {
      type: 'data',
      array: printed.map(({ std }) => std ?? 0),
      color: hairline,
      thickness: 6,
      width: 0,
    },
    customdata: printed.map(({ std, n }) => [std ?? 'none printed', n]),
    hovertemplate: `%{text}<br>${measure} = %{x}<br>std %{customdata[0]}, n = %{customdata[1]}<extra>paper</extra>`,
  });
  const ours = marks(
    'ours',
    own.map(({ row, ours: { mean } }) => ({ row, mean })),
    {
      marker: { symbol: 'circle', size: 7, color: ink },
      error_x: {
        type: 'data',
        array: numbers(own.map((cell) => 2 * cell.ours.se)),
        color: ink,
        thickness: 1.5,
        width: 0,
      },
      customdata: own.map((cell) => [cell.ours.se, cell.ours.n, cell.verdict ?? '']),
      hovertemplate: `%{text}<br>${measure} = %{x:.5~g} ± %{customdata[0]:.3~g}, n = %{customdata[1]}<br>%{customdata[2]}<extra>ours</extra>`,
    },
  );
  return printed.length > 0 ? [paper, ours] : [ours];
}

/** A row's hue; from the seventh on the hues return, dashed. */
function lineOf(row: string, rows: readonly string[], theme: Theme) {
  const hues = Object.values(LANE_COLOURS[theme]);
  const at = rows.indexOf(row);
  return {
    color: hues[at % hues.length],
    width: 2,
    dash: ['solid', 'dash', 'dot'][Math.floor(at / hues.length) % 3],
  };
}

/** Means over t, each with its band of ± 2 standard errors. */
function curvesIn({ curves = [] }: Report, pane: Pane, rows: readonly string[], theme: Theme): Trace[] {
  const own = curves.filter(({ column }) => column === pane.column);
  return own.flatMap(({ row, steps, mean, se }) => {
    const line = lineOf(row, rows, theme);
    const place = {
      ...{ type: 'scatter', mode: 'lines', legendgroup: row, x: steps },
      ...{ xaxis: `x${pane.suffix}`, yaxis: `y${pane.suffix}` },
    };
    const edge = { ...place, line: { width: 0 }, hoverinfo: 'skip', showlegend: false };
    const at = (sign: number) => numbers(mean.map((value, i) => value + 2 * sign * se[i]));
    return [
      { ...edge, name: `${row}, − 2 s.e.`, y: at(-1) },
      { ...edge, name: `${row}, + 2 s.e.`, y: at(1), fill: 'tonexty', fillcolor: faded(line.color, 0.16) },
      {
        ...{ ...place, name: row, showlegend: pane.first, y: numbers(mean), line },
        customdata: numbers(se),
        hovertemplate: `step %{x}<br>%{y:.5~g} ± %{customdata:.3~g} (s.e.)<extra>${row}</extra>`,
      },
    ];
  });
}

/** How many resets came at each step, or after so many, as an outline for each row. */
function barsIn(
  report: Report,
  part: 'resetTimes' | 'resetSteps',
  pane: Pane,
  rows: readonly string[],
  theme: Theme,
): Trace[] {
  const own = (report[part] ?? []).filter(({ column }) => column === pane.column);
  return own.map(({ row, counts }) => {
    const line = { ...lineOf(row, rows, theme), width: 1.5, shape: 'hvh' };
    return {
      ...{ type: 'scatter', mode: 'lines', name: row, legendgroup: row, showlegend: pane.first, line },
      ...{ xaxis: `x${pane.suffix}`, yaxis: `y${pane.suffix}` },
      ...{ x: counts.map((_, i) => i + 1), y: counts, fill: 'tozeroy', fillcolor: faded(line.color, 0.16) },
      hovertemplate: `${ACROSS_NAMES[part === 'resetTimes' ? 'times' : 'steps']} %{x}<br>%{y} resets<extra>${row}</extra>`,
    };
  });
}
