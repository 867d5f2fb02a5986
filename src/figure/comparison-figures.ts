import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import type { LaneLetter } from '../contracts/scenario.ts';
import { INKS } from '../picture/inks.ts';
import {
  axis,
  bandOver,
  type Figure,
  type FigureSetting,
  laneColour,
  numbers,
  overSteps,
  plain,
} from './figure.ts';
import { type DotsLook, dotSize, dotsOf, type LaneValues, rowAxis } from './seed-dots.ts';
import { type SeedCurve, type SeedLook, seedTraces } from './seed-traces.ts';
import { lineOver } from './thinned.ts';

/** A lane's mean over its replicates at steps 1..T, with half the width of its 95 % interval. */
export interface LaneMean {
  readonly letter: LaneLetter;
  readonly name: string;
  readonly curve: { readonly mean: readonly number[]; readonly half: readonly number[] };
}

/** Means of lanes over the steps with their 95 % bands, and where they are at hand the replicates themselves. */
export function meansFigure(
  setting: FigureSetting,
  lanes: readonly LaneMean[],
  look: Omit<SeedLook, 'theme'>,
  seeds: readonly SeedCurve[] = [],
): Figure {
  const { theme } = setting;
  return {
    data: lanes.flatMap((lane) => [
      ...seedTraces(
        seeds.filter(({ letter }) => letter === lane.letter),
        { ...look, theme },
      ),
      ...meanTraces(lane, look, laneColour(lane.letter, theme)),
    ]),
    layout: overSteps(setting, axis(look.measure, theme, { rangemode: 'tozero' })),
  };
}

function meanTraces(
  { letter, name, curve: { mean, half } }: LaneMean,
  { measure, window = null }: Omit<SeedLook, 'theme'>,
  colour: string,
) {
  const lane = `${letter} ${name}`;
  const [lower, upper] = [-1, 1].map((sign) => mean.map((value, i) => value + sign * half[i]));
  const line = lineOver(mean, window);
  return [
    ...bandOver(lower, upper, { name: `${lane}, 95 %`, colour, group: lane }),
    {
      ...{ type: 'scatter', mode: 'lines', name: lane, legendgroup: lane, ...line },
      line: { color: colour, width: 2 },
      customdata: line.x.map((step) => numbers(half.slice(step - 1, step))[0]),
      hovertemplate: `${hoverWords.step('%{x}')}<br>${hoverWords.meanOf(measure)} = %{y:.5~g} ± %{customdata:.3~g}<extra>${lane}</extra>`,
    },
  ];
}

/** What the seeds say of two lanes: differences a − b, one for each, and their mean; `said` is read beside it. */
interface PairDifferences {
  readonly a: LaneValues;
  readonly b: LaneValues;
  readonly mean: number;
  readonly said: string;
  /** A claim about the pair stands. */
  readonly shown: boolean;
}

/** A row for each pair: the difference of each seed as a dot, and the mean. */
export function pairsFigure(
  setting: Pick<FigureSetting, 'title' | 'theme'>,
  pairs: readonly PairDifferences[],
  look: DotsLook,
): Figure {
  const { theme, title } = setting;
  const { ink, page, 'ink-2': faint } = INKS[theme];
  const names = pairs.map(({ a, b }) => `${a.letter} − ${b.letter}`);
  return {
    data: [
      ...pairs.map(({ a, b }, row) => {
        const values = Array.from(a.values, (value, i) => value - b.values[i]);
        return {
          ...dotsOf({ ...a, values }, row, look),
          name: lineWords.eachSeed(names[row]),
          marker: {
            color: values.map((value) => laneColour(value < 0 ? a.letter : b.letter, theme)),
            ...{ size: dotSize(values.length), opacity: 0.6 },
          },
          hovertemplate: `${hoverWords.replicate('%{customdata[1]}')}<br>${names[row]} = %{x:.5~g}<extra>${look.measure}</extra>`,
        };
      }),
      {
        ...{ type: 'scatter', mode: 'markers', name: lineWords.pairMean, x: pairs.map(({ mean }) => mean) },
        y: pairs.map((_, row) => row),
        marker: {
          color: pairs.map(({ shown }) => (shown ? ink : page)),
          ...{ size: 12, symbol: 'diamond', line: { color: ink, width: 2 } },
        },
        customdata: pairs.map(({ said }) => said),
        hovertemplate: `${hoverWords.mean('%{x:.5~g}')}<br>%{customdata}<extra></extra>`,
      },
    ],
    layout: {
      ...plain(title, theme, false),
      hovermode: 'closest',
      xaxis: axis(axisWords.difference(look.measure), theme, { zeroline: true, zerolinecolor: faint }),
      yaxis: axis('', theme, rowAxis(names)),
    },
  };
}

/** The share of replicates whose value is at most x, as stairs. */
export function shareBelowFigure(
  setting: Pick<FigureSetting, 'title' | 'theme'>,
  lanes: readonly LaneValues[],
  { measure, selected = [], linkOf }: DotsLook,
): Figure {
  const { theme, title } = setting;
  const chosen = new Set(selected);
  return {
    data: lanes.map(({ letter, name, values, replicates }) => {
      const order = Array.from(values, (_, i) => i).sort((i, j) => values[i] - values[j]);
      const own = order.map((i) => replicates?.[i] ?? i);
      return {
        ...{ type: 'scatter', mode: 'lines+markers', name: `${letter} ${name}` },
        x: order.map((i) => values[i]),
        y: order.map((_, rank) => (rank + 1) / order.length),
        marker: { size: 4 },
        ...(chosen.size > 0 && {
          selectedpoints: own.flatMap((replicate, i) => (chosen.has(replicate) ? [i] : [])),
          selected: { marker: { opacity: 1, size: 8 } },
        }),
        customdata: own.map((replicate) => [letter, replicate, linkOf?.(replicate) ?? '']),
        line: { color: laneColour(letter, theme), width: 2, shape: 'hv' },
        hovertemplate: `${hoverWords.atMost({ share: '%{y:.1%}', value: '%{x:.5~g}' })}<br>${hoverWords.thisReplicate('%{customdata[1]}')}<extra>${letter} ${name}</extra>`,
      };
    }),
    layout: {
      ...plain(title, theme),
      hovermode: 'closest',
      hoverdistance: -1,
      xaxis: axis(measure, theme),
      yaxis: axis(axisWords.ofSeeds, theme, { range: [0, 1.02], tickformat: '.0%' }),
    },
  };
}

/** The share of pairs of run and target of which the target is met at step t. */
export function targetsFigure(
  setting: FigureSetting,
  lanes: readonly { readonly letter: LaneLetter; readonly name: string; readonly met: readonly number[] }[],
): Figure {
  const { theme } = setting;
  return {
    data: lanes.map(({ letter, name, met }) => ({
      ...{ type: 'scatter', mode: 'lines', name: `${letter} ${name}`, ...lineOver(met) },
      line: { color: laneColour(letter, theme), width: 2, shape: 'hv' },
      hovertemplate: `${hoverWords.step('%{x}')}<br>${hoverWords.targetsMet('%{y:.1%}')}<extra>${letter} ${name}</extra>`,
    })),
    layout: overSteps(setting, axis(axisWords.ofTargets, theme, { range: [0, 1.02], tickformat: '.0%' })),
  };
}
