import type { Data } from 'plotly.js';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { translucent } from '../../plot/colour.ts';
import type { Band, Bands } from '../../readings/bands.ts';
import type { PanelLane } from '../../readings/panel-lane.ts';
import { type RegretMeasure, regretOf } from '../../readings/regret-measure.ts';

/** Averages over the first few steps are wild: the scale is fixed by the steps after this share of the run. */
const SETTLED = 0.05;
const HEADROOM = 1.15;

/** Regret at steps 1..n of one lane. */
function regretSeries({ records }: PanelLane, measure: RegretMeasure): Float64Array {
  return Float64Array.from(records, (record) => regretOf(record, measure));
}

/** What the y axis has to reach: all of R_t and r_t; 1 for F1; of R_t / t the settled part, so that a wild start leaves the plot. */
export function largestRegret(
  lanes: readonly PanelLane[],
  measure: RegretMeasure,
  horizon: number,
  bands: Bands = {},
): number {
  let largest = 0;
  let settled = 0;
  const lines = lanes.flatMap((lane) => {
    const band = bands[lane.letter];
    return [regretSeries(lane, measure), ...(band ? [upperEdge(band)] : [])];
  });
  for (const line of lines)
    line.forEach((value, i) => {
      if (Number.isNaN(value)) return;
      largest = Math.max(largest, value);
      if (i + 1 >= SETTLED * horizon) settled = Math.max(settled, value);
    });
  if (measure === 'f1') return 1;
  return measure !== 'average' || settled === 0 ? largest : Math.min(largest, HEADROOM * settled);
}

type Colours = Readonly<Record<LaneLetter, string>>;

/** One line per lane over its whole run. */
export function regretTraces(lanes: readonly PanelLane[], measure: RegretMeasure, colours: Colours): Data[] {
  return lanes.map((lane) => ({
    type: 'scatter',
    mode: 'lines',
    x: lane.records.map(({ t }) => t),
    y: regretSeries(lane, measure),
    line: { color: colours[lane.letter], width: 2.25 },
    hoverinfo: 'skip',
  }));
}

/** Per lane its band, mean ± s.e., and the mean as a thin line; to be drawn under the runs' own lines. */
export function bandTraces(
  lanes: readonly PanelLane[],
  bands: Bands,
  colours: Colours,
  alpha: number,
): Data[] {
  return lanes.flatMap(({ letter }): Data[] => {
    const band = bands[letter];
    if (!band) return [];
    const steps = Array.from(band.mean, (_, i) => i + 1);
    const colour = colours[letter];
    const common = { type: 'scatter', mode: 'lines', hoverinfo: 'skip' } as const;
    return [
      {
        ...common,
        x: [...steps, ...steps.toReversed()],
        y: [...upperEdge(band), ...lowerEdge(band).reverse()],
        line: { color: colour, width: 0 },
        fill: 'toself',
        fillcolor: translucent(colour, alpha),
      },
      { ...common, x: steps, y: band.mean, line: { color: colour, width: 1 } },
    ];
  });
}

const upperEdge = ({ mean, se }: Band): Float64Array => mean.map((value, i) => value + se[i]);
const lowerEdge = ({ mean, se }: Band): Float64Array => mean.map((value, i) => value - se[i]);
