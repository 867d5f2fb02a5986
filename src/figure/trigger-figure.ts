import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { StepRecord } from '../contracts/record.ts';
import { INKS } from '../picture/inks.ts';
import { stretches } from './extremes.ts';
import {
  axis,
  type Figure,
  type FigureSetting,
  laneColour,
  laneMark,
  numbers,
  overSteps,
  type Trace,
} from './figure.ts';
import type { FigureLane } from './map-figure.ts';
import { lineOver, marksKept, type Window } from './thinned.ts';

/**
 * The test of one lane over the steps: ψ_t as dots, κ_t as a line that begins again with every reset, and where it was off.
 * Where the looks are tested, whose statistics have units of their own, each test as a share of its threshold.
 */
export function triggerFigure(
  setting: FigureSetting,
  lane: FigureLane,
  { reach, window = null }: { readonly reach?: number; readonly window?: Window } = {},
): Figure {
  const { theme } = setting;
  if (lane.records.some(({ looking }) => looking?.split != null || looking?.eventPsi != null))
    return shareFigure(setting, lane, window);
  return {
    data: [
      surprises(lane, theme, window),
      thresholds(lane, theme, window),
      ...resets(lane, theme),
      ...testOff(lane, theme),
    ],
    layout: overSteps(
      setting,
      axis(axisWords.test, theme, reach === undefined ? { rangemode: 'tozero' } : { range: [0, reach] }),
    ),
  };
}

function shareFigure(setting: FigureSetting, lane: FigureLane, window: Window): Figure {
  const { theme, horizon } = setting;
  const colour = laneColour(lane.letter, theme);
  const shares = (name: string, symbol: string, of: (record: StepRecord) => number | null): Trace[] => {
    const tested = lane.records.flatMap((record) => {
      const share = of(record);
      return share === null ? [] : [{ t: record.t, share }];
    });
    const t = tested.map((one) => one.t);
    const kept = marksKept(
      t,
      tested.map(({ share }) => share),
      window,
    );
    if (kept.length === 0) return [];
    return [
      {
        ...{ type: 'scatter', mode: 'markers', name },
        ...{ x: kept.map((i) => t[i]), y: numbers(kept.map((i) => tested[i].share)) },
        marker: { color: colour, size: 6, symbol },
        hovertemplate: `${hoverWords.step('%{x}')}<br>${name}: %{y:.4~g}<extra>${laneName(lane)}</extra>`,
      },
    ];
  };
  return {
    data: [
      ...shares(lineWords.lookTest, 'circle-open', ({ psi, kappa, looking }) =>
        looking?.split != null ? share(psi, kappa) : null,
      ),
      ...shares(lineWords.eventTest, 'circle', ({ looking }) =>
        share(looking?.eventPsi ?? null, looking?.eventKappa ?? null),
      ),
      {
        ...{ type: 'scatter', mode: 'lines', name: lineWords.threshold, hoverinfo: 'skip' },
        ...{ x: [1, horizon], y: [1, 1] },
        line: { color: INKS[theme].ink, width: 1.5 },
      },
    ],
    layout: overSteps(setting, axis(axisWords.ofThreshold, theme, { rangemode: 'tozero' })),
  };
}

const share = (statistic: number | null, threshold: number | null): number | null =>
  statistic === null || !threshold ? null : statistic / threshold;

type Theme = FigureSetting['theme'];
const laneName = ({ letter, name }: FigureLane): string => `${letter} ${name}`;

function surprises(lane: FigureLane, theme: Theme, window: Window): Trace {
  const calm = lane.records.filter(({ reset, psi }) => psi !== null && !reset);
  const [t, psi] = [calm.map((record) => record.t), numbers(calm.map((record) => record.psi ?? Number.NaN))];
  const kept = marksKept(
    t,
    psi.map((value) => value ?? Number.NaN),
    window,
  );
  return {
    ...{ type: 'scatter', mode: 'markers', name: lineWords.surprise },
    ...{ x: kept.map((i) => t[i]), y: kept.map((i) => psi[i]) },
    marker: { color: laneColour(lane.letter, theme), size: 5 },
    hovertemplate: `${hoverWords.step('%{x}')}<br>ψ = %{y:.4~g}<extra>${laneName(lane)}</extra>`,
  };
}

function thresholds(lane: FigureLane, theme: Theme, window: Window): Trace {
  const { records } = lane;
  const kappa = records.map((record) => record.kappa ?? Number.NaN);
  return {
    ...{ type: 'scatter', mode: 'lines', name: lineWords.thresholdOf },
    // The test begins again after a reset.
    ...lineOver(kappa, window, (i) => records[i].tPrime === 1),
    line: { color: INKS[theme].ink, width: 1.5 },
    hovertemplate: `${hoverWords.step('%{x}')}<br>κ = %{y:.4~g}<extra>${laneName(lane)}</extra>`,
  };
}

/** A line from ψ to the foot, and the lane's mark at its head. */
function resets(lane: FigureLane, theme: Theme): Trace[] {
  const found = lane.records.filter(({ reset }) => reset);
  if (found.length === 0) return [];
  const colour = laneColour(lane.letter, theme);
  const group = { type: 'scatter', legendgroup: 'resets', x: found.map(({ t }) => t) };
  const psi = numbers(found.map((record) => record.psi ?? 0));
  return [
    {
      ...{ ...group, mode: 'lines', name: lineWords.resets, showlegend: false, hoverinfo: 'skip' },
      x: found.flatMap(({ t }) => [t, t, null]),
      y: psi.flatMap((value) => [0, value, null]),
      line: { color: colour, width: 2 },
    },
    {
      ...{ ...group, mode: 'markers', name: lineWords.resets, y: psi },
      marker: { color: colour, size: 10, symbol: laneMark(lane.letter) },
      customdata: found.map(({ reason }) => reason && hoverWords.reason(reason.split(' ')[0])),
      hovertemplate: `${hoverWords.step('%{x}')}<br>ψ = %{y:.4~g}<br>${hoverWords.reset('%{customdata}')}<extra>${laneName(lane)}</extra>`,
    },
  ];
}

/** Along the foot, where the test could not reset. */
function testOff({ records }: FigureLane, theme: Theme): Trace[] {
  const spans = stretches(
    records.length,
    (i) => records[i].testActive === false,
    (i) => records[i].tPrime === 1,
  );
  if (spans.length === 0) return [];
  return [
    {
      ...{ type: 'scatter', mode: 'lines', name: lineWords.testOff, hoverinfo: 'skip' },
      x: spans.flatMap(([from, to]) => [from + 0.5, to + 0.5, null]),
      y: spans.flatMap(() => [0, 0, null]),
      line: { color: INKS[theme]['ink-3'], width: 5 },
    },
  ];
}
