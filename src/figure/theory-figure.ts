import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import { INKS } from '../picture/inks.ts';
import { axis, type Figure, type FigureSetting, laneColour, overSteps, type Trace } from './figure.ts';
import type { FigureLane } from './map-figure.ts';
import { lineOver, type Window } from './thinned.ts';

/** What a theorem bounds, and its bound, at steps 1..T. */
export interface TheoryFigure {
  /** "regret". */
  readonly quantity: string;
  readonly values: ArrayLike<number>;
  readonly bound: ArrayLike<number>;
  /** What no policy plays better than on average, and what any stays below; null where not known. */
  readonly floor: ArrayLike<number> | null;
  readonly highest: ArrayLike<number> | null;
  readonly window?: Window;
}

/** A run beside a theorem's bound, on a logarithmic axis. */
export function theoryFigure(
  setting: FigureSetting,
  { letter, name }: Pick<FigureLane, 'letter' | 'name'>,
  { quantity, values, bound, floor, highest, window = null }: TheoryFigure,
): Figure {
  const { theme } = setting;
  const { ink, 'ink-2': faint } = INKS[theme];
  const line = (label: string, series: ArrayLike<number>, look: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'lines', name: label, ...lineOver(series, window), line: look },
    hovertemplate: `${hoverWords.step('%{x}')}<br>%{y:.4~g}<extra>${label}</extra>`,
  });
  return {
    data: [
      line(lineWords.bound, bound, { color: ink, width: 2 }),
      ...(highest ? [line(lineWords.highest, highest, { color: faint, width: 1, dash: 'dash' })] : []),
      ...(floor ? [line(lineWords.floor, floor, { color: faint, width: 1, dash: 'dot' })] : []),
      line(`${letter} ${name}`, values, { color: laneColour(letter, theme), width: 2 }),
    ],
    layout: overSteps(setting, axis(quantity, theme, { type: 'log' })),
  };
}
