import * as words from '#words/sheet/map';
import { axis, type Figure, laneColour, plain, subscripts, type Trace } from '../../figure/figure.ts';
import { INKS } from '../../picture/inks.ts';
import type { Theme } from '../../picture/palette.ts';
import { gridOf } from '../../replicates/map/map-plan.ts';
import type { CellReport, MapReport } from '../../replicates/map/map-report.ts';
import type { MapNames } from './map-picture.ts';
import { leftText } from './map-tables.ts';

/** Colours of cells: none struck out, several left, then each lane alone. */
const [NONE, SEVERAL] = [0, 1];

/** A map as Plotly reads it: cells in the colour of the lane that is left, with letters and seeds; the same grey where several are. */
export function mapFigure(title: string, report: MapReport, names: MapNames, theme: Theme): Figure {
  const { axes, lanes } = report;
  const [across, up] = axes;
  const [, rows] = gridOf(axes);
  const colours = [INKS[theme].page, INKS[theme].grid, ...lanes.map(({ id }) => laneColour(id, theme))];
  const rowsOf = <Value>(of: (cell: CellReport) => Value): Value[][] =>
    Array.from({ length: rows }, (_, row) => report.cells.filter((__, i) => i % rows === row).map(of));
  const cells: Trace = {
    ...{
      type: 'heatmap',
      name: words.leftAndSeeds,
      x: across.values,
      y: up?.values ?? [''],
      xgap: 2,
      ygap: 2,
      showscale: false,
    },
    z: rowsOf(({ left, struck }) =>
      struck.length === 0 ? NONE : left.length > 1 ? SEVERAL : SEVERAL + 1 + left[0],
    ),
    ...{ zmin: -0.5, zmax: colours.length - 0.5, colorscale: steps(colours) },
    text: rowsOf((cell) => `${leftText(report, cell) || '–'}<br>${cell.seeds}`),
    customdata: rowsOf(({ means, seeds }) =>
      lanes
        .map(({ id }, i) => words.mean({ lane: id, value: seeds > 0 ? means[i].toPrecision(4) : '–' }))
        .join('<br>'),
    ),
    texttemplate: '%{text}',
    hovertemplate: `%{x}, %{y}<br>${words.leftAndSeedsIn('%{text}')}<br>%{customdata}<extra></extra>`,
  };
  return {
    data: [cells, ...lanes.map(({ id }, i) => keyOf(`${id} ${names.lanes[i]}`, laneColour(id, theme)))],
    layout: {
      ...plain(title, theme),
      xaxis: axis(subscripts(names.axes[0]), theme, { type: 'category' }),
      yaxis: axis(subscripts(names.axes[1] ?? ''), theme, { type: 'category' }),
    },
  };
}

/** A colour for each whole number, without passages between them. */
const steps = (colours: readonly string[]): (readonly [number, string])[] =>
  colours.flatMap((colour, i) => [
    [i / colours.length, colour] as const,
    [(i + 1) / colours.length, colour] as const,
  ]);

/** A lane in the legend: no mark of its own lies on the map. */
const keyOf = (name: string, color: string): Trace => ({
  ...{ type: 'scatter', mode: 'markers', name, x: [null], y: [null] },
  marker: { color, symbol: 'square', size: 12 },
});
