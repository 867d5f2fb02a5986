import * as words from '#words/library/papers';
import type { Cell } from '../../src/experiments/report/cell.ts';
import type { Curve, ResetHistogram } from '../../src/experiments/report/report.ts';
import type { View } from '../../src/experiments/report/report-views.ts';
import { formatValue } from '../../src/picture/format.ts';
import { verdictName } from '../readings/papers/verdicts.ts';
import { type Figures, ofCell } from './shapes/figures.ts';
import type { CellName } from './shapes/picture.ts';

/** What the reading says of a cell, piece by piece. */
interface CellWords {
  readonly printed: string | null;
  /** null where nothing is recorded. */
  readonly ours: OwnWords | null;
  /** null where this browser has not run it. */
  readonly here: OwnWords | null;
}

/** A figure of ours; the verdict null where there is none, or where runs are still to come. */
export interface OwnWords {
  readonly text: string;
  readonly verdict: Cell['verdict'];
}

/** Figures with their digits: three for averages, fewer for large totals. */
function figure(value: number): string {
  const size = Math.abs(value);
  return formatValue(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3);
}

/** A cell's figures as the view shows them; null where it has none. */
export function cellWords(figures: Figures, view: View, name: CellName): CellWords | null {
  const { here } = figures;
  const ours = ownWords(figures, view, name);
  const own = here ? ownWords(here, view, name) : null;
  if (!ours && !own) return null;
  const undecided = own && { ...own, verdict: null };
  return { printed: printedWords(figures, view, name), ours, here: here?.done ? own : undecided };
}

type Parts = Omit<Figures, 'here'>;

function ownWords(parts: Parts, view: View, name: CellName): OwnWords | null {
  if (view.kind === 'curves') return curveWords(ofCell(parts.curves ?? [], name));
  if (view.kind === 'times') return timesWords(ofCell(parts.resetTimes ?? [], name));
  if (view.kind === 'steps') return stepsWords(ofCell(parts.resetSteps ?? [], name), parts.runs);
  const cell = measured(parts, view.measure, name);
  if (!cell) return null;
  const { ours, verdict } = cell;
  return { text: `${figure(ours.mean)} ± ${figure(ours.se)}, n = ${ours.n}`, verdict };
}

function printedWords(figures: Figures, view: View, name: CellName): string | null {
  if (view.kind !== 'dots') return null;
  const found = measured(figures, view.measure, name) ?? measured(figures.here, view.measure, name);
  if (!found?.paper) return null;
  const { mean, std } = found.paper;
  return `${figure(mean)}${std === null ? '' : ` ${words.withSpread(figure(std))}`}`;
}

const measured = (parts: Parts | undefined, measure: string, name: CellName): Cell | undefined =>
  ofCell(parts?.cells.filter((cell) => cell.measure === measure) ?? [], name);

function curveWords(curve: Curve | undefined): OwnWords | null {
  if (!curve) return null;
  const last = curve.steps.length - 1;
  const at = words.atStep(curve.steps[last]);
  return { text: `${figure(curve.mean[last])} ± ${figure(curve.se[last])} ${at}`, verdict: null };
}

function timesWords(histogram: ResetHistogram | undefined): OwnWords | null {
  if (!histogram) return null;
  const all = histogram.counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const median = histogram.counts.findIndex((count) => {
    below += count;
    return 2 * below >= all;
  });
  return { text: words.resetsWithin({ resets: all, steps: median + 1 }), verdict: null };
}

function stepsWords(histogram: ResetHistogram | undefined, runs: number): OwnWords | null {
  if (!histogram) return null;
  const { counts } = histogram;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const fullest = counts.indexOf(Math.max(...counts));
  const share = words.mostOften({ step: fullest + 1, runs: counts[fullest], of: runs });
  return { text: words.resetsAnd({ resets: all, share }), verdict: null };
}

/** The same as one sentence, for a screen reader. */
export function cellSentence(figures: Figures, view: View, name: CellName): string {
  const found = cellWords(figures, view, name);
  if (!found) return `${name.row}, ${name.column}.`;
  const { printed, ours, here } = found;
  const said = (who: string, own: OwnWords | null) =>
    own ? [`${who} ${own.text}${own.verdict === null ? '' : `, ${verdictName(own.verdict)}`}`] : [];
  const parts = [
    ...(printed === null ? [] : [words.printed(printed)]),
    ...said(words.ours, ours),
    ...said(words.thisBrowser, here),
  ];
  return `${name.row}, ${name.column}: ${parts.join(', ')}.`;
}
