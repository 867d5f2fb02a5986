import type { Data } from 'plotly.js';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { PanelLane } from '../readings/panel-lane.ts';
import { type RegretView, regretOf } from '../readings/regret.ts';

/** Averages over the first few steps are wild: the scale is fixed by the steps after this share of the run. */
const SETTLED = 0.05;
const HEADROOM = 1.15;

/** Regret at steps 1..n of one lane. */
export function regretSeries({ records }: PanelLane, view: RegretView): Float64Array {
  return Float64Array.from(records, (record) => regretOf(record, view));
}

/** What the y axis has to reach: all of R_t; of R_t / t the settled part, so that a wild start leaves the plot. */
export function largestRegret(lanes: readonly PanelLane[], view: RegretView, horizon: number): number {
  let largest = 0;
  let settled = 0;
  for (const lane of lanes) {
    regretSeries(lane, view).forEach((value, i) => {
      largest = Math.max(largest, value);
      if (i + 1 >= SETTLED * horizon) settled = Math.max(settled, value);
    });
  }
  return view === 'total' || settled === 0 ? largest : Math.min(largest, HEADROOM * settled);
}

/** One line per lane over its whole run. */
export function regretTraces(
  lanes: readonly PanelLane[],
  view: RegretView,
  colours: Readonly<Record<LaneLetter, string>>,
): Data[] {
  return lanes.map((lane) => ({
    type: 'scatter',
    mode: 'lines',
    x: lane.records.map(({ t }) => t),
    y: regretSeries(lane, view),
    line: { color: colours[lane.letter], width: 2.25 },
    hoverinfo: 'skip',
  }));
}
