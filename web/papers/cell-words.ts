import type { Cell } from '../../src/experiments/report/cell.ts';
import type { Recorded } from '../../src/experiments/report/recorded.ts';
import type { Curve, ResetHistogram } from '../../src/experiments/report/report.ts';
import { formatValue } from '../plot/format.ts';
import type { CellName, View } from './shapes/picture.ts';

/** What the reading says of a cell, piece by piece. */
export interface CellWords {
  readonly printed: string | null;
  readonly ours: string;
  readonly verdict: Cell['verdict'];
}

/** Figures with their digits: three for averages, fewer for large totals. */
export function figure(value: number): string {
  const size = Math.abs(value);
  return formatValue(value, size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3);
}

/** A cell's figures as the view shows them; null where it has none. */
export function cellWords(report: Recorded, view: View, name: CellName): CellWords | null {
  const isOwn = ({ row, column }: CellName) => row === name.row && column === name.column;
  if (view.kind === 'curves') return curveWords(report.curves?.find(isOwn));
  if (view.kind === 'times') return timesWords(report.resetTimes?.find(isOwn));
  if (view.kind === 'steps') return stepsWords(report.resetSteps?.find(isOwn), report.runs);
  const cell = report.cells.find((one) => isOwn(one) && one.measure === view.measure);
  if (!cell) return null;
  const { paper, ours, verdict } = cell;
  const std = paper && paper.std !== null ? ` (std ${figure(paper.std)})` : '';
  return {
    printed: paper && `${figure(paper.mean)}${std}`,
    ours: `${figure(ours.mean)} ± ${figure(ours.se)}, n = ${ours.n}`,
    verdict,
  };
}

function curveWords(curve: Curve | undefined): CellWords | null {
  if (!curve) return null;
  const last = curve.steps.length - 1;
  const at = `at t = ${curve.steps[last]}`;
  return {
    printed: null,
    ours: `${figure(curve.mean[last])} ± ${figure(curve.se[last])} ${at}`,
    verdict: null,
  };
}

function timesWords(histogram: ResetHistogram | undefined): CellWords | null {
  if (!histogram) return null;
  const all = histogram.counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  const median = histogram.counts.findIndex((count) => {
    below += count;
    return 2 * below >= all;
  });
  return { printed: null, ours: `${all} resets, half of them within ${median + 1} steps`, verdict: null };
}

function stepsWords(histogram: ResetHistogram | undefined, runs: number): CellWords | null {
  if (!histogram) return null;
  const { counts } = histogram;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const fullest = counts.indexOf(Math.max(...counts));
  const share = `most often at t = ${fullest + 1}: in ${counts[fullest]} of ${runs} runs`;
  return { printed: null, ours: `${all} resets, ${share}`, verdict: null };
}

/** The same as one sentence, for a screen reader. */
export function cellSentence(report: Recorded, view: View, name: CellName): string {
  const words = cellWords(report, view, name);
  if (!words) return `${name.row}, ${name.column}.`;
  const printed = words.printed === null ? '' : `printed ${words.printed}, `;
  const verdict = words.verdict === null ? '' : `, ${words.verdict}`;
  return `${name.row}, ${name.column}: ${printed}ours ${words.ours}${verdict}.`;
}
