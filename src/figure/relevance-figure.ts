import * as axisWords from '#words/figure/axes';
import * as hoverWords from '#words/figure/hover';
import * as lineWords from '#words/figure/lines';
import { INKS } from '../picture/inks.ts';
import type { Theme } from '../picture/palette.ts';
import { axis, type Figure, laneColour, plain, type Trace } from './figure.ts';
import type { FigureLane } from './map-figure.ts';

/** An observation, and how far predictions of the future would move without it. */
export interface Weighed {
  readonly step: number;
  readonly age: number;
  readonly relevance: number;
}

interface RelevanceFigure {
  readonly title: string;
  readonly theme: Theme;
  readonly lane: Pick<FigureLane, 'letter' | 'name'>;
  readonly t: number;
  readonly held: readonly Weighed[];
  readonly gone: readonly Weighed[];
  /** b − 1: what lies below can be paid for; null where a size is the rule. */
  readonly paidBelow: number | null;
}

/** Relevance of what is held, and of what has just gone, against its age. */
export function relevanceFigure(figure: RelevanceFigure): Figure {
  const { title, theme, lane, t, held, gone, paidBelow } = figure;
  const colour = laneColour(lane.letter, theme);
  const bars = (name: string, of: readonly Weighed[], marker: Trace): Trace => ({
    ...{ type: 'scatter', mode: 'markers', name, marker },
    ...{ x: of.map(({ age }) => age), y: of.map(({ relevance }) => relevance) },
    error_y: {
      ...{ type: 'data', symmetric: false, array: of.map(() => 0), color: colour, width: 0 },
      arrayminus: of.map(({ relevance }) => relevance),
    },
    customdata: of.map(({ step }) => step),
    hovertemplate: `${hoverWords.stepOld({ t: '%{customdata}', age: '%{x}' })}<br>R = %{y:.4~g}<extra>${name}</extra>`,
  });
  return {
    data: [
      bars(lineWords.held, held, { color: colour, size: 5 }),
      bars(lineWords.dropped, gone, {
        color: INKS[theme].page,
        size: 7,
        line: { color: colour, width: 1.5 },
      }),
    ].filter(({ x }) => (x as readonly number[]).length > 0),
    layout: {
      ...plain(axisWords.atStep({ title, t }), theme),
      hovermode: 'closest',
      hoverdistance: -1,
      xaxis: axis(axisWords.age, theme, { rangemode: 'tozero' }),
      yaxis: axis(axisWords.relevance, theme, { rangemode: 'tozero' }),
      shapes: paidBelow === null ? [] : [budgetLine(paidBelow, theme)],
    },
  };
}

const budgetLine = (y: number, theme: Theme) => ({
  ...{ type: 'line', xref: 'paper', yref: 'y', x0: 0, x1: 1, y0: y, y1: y },
  line: { color: INKS[theme]['ink-2'], width: 1, dash: 'dot' },
  label: { text: lineWords.budget, textposition: 'end', font: { color: INKS[theme].ink } },
});
