import type { Recorded } from '../../../src/experiments/report/recorded.ts';
import type { ResetHistogram } from '../../../src/experiments/report/report.ts';
import { curvePicture } from './curves.ts';
import { dotPicture } from './dots.ts';
import type { Picture } from './shape.ts';
import { columnsOf, measuresOf } from './tables.ts';
import { timesPicture } from './times.ts';

/** One of the pictures that a report can be seen as. */
export type View =
  | { readonly kind: 'dots'; readonly measure: string }
  | { readonly kind: 'curves' }
  | { readonly kind: 'times' }
  | { readonly kind: 'steps' };

/** Bars of resets, each cell relative to its own highest. */
export const isHistogram = ({ kind }: View): boolean => kind === 'times' || kind === 'steps';

/** A cell that somebody looks at. */
export interface CellName {
  readonly row: string;
  readonly column: string;
}

/**
 * What a report can be seen as, first what the paper shows: its figures where it prints some, else its curves, else
 * the reset times.
 */
export function viewsOf(report: Recorded): View[] {
  const printed = report.cells.some(({ paper }) => paper !== null);
  const dots = measuresOf(report).map((measure): View => ({ kind: 'dots', measure }));
  const shown: View[] = [
    ...(report.curves?.length ? [{ kind: 'curves' } as const] : []),
    ...(report.resetTimes?.length ? [{ kind: 'times' } as const] : []),
    ...(report.resetSteps?.length ? [{ kind: 'steps' } as const] : []),
  ];
  return printed ? [...dots, ...shown] : [...shown, ...dots];
}

/** What a picture shows, in words. */
export function viewName(view: View, { curves = [] }: Recorded): string {
  if (view.kind === 'dots') return view.measure;
  if (view.kind === 'times') return 'steps between resets';
  if (view.kind === 'steps') return 'steps with a reset';
  const quantities = new Set(curves.map(({ quantity }) => quantity ?? 'cumulative regret'));
  return `${[...quantities].join(' and ')} over t`;
}

export function viewColumns(view: View, report: Recorded): string[] {
  if (view.kind === 'dots') return columnsOf(report, view.measure);
  const parts = view.kind === 'curves' ? (report.curves ?? []) : histogramsOf(view, report);
  return [...new Set(parts.map(({ column }) => column))];
}

/** The histograms that a view of reset times shows. */
export function histogramsOf(
  { kind }: View,
  { resetTimes = [], resetSteps = [] }: Recorded,
): readonly ResetHistogram[] {
  return kind === 'steps' ? resetSteps : resetTimes;
}

/** The picture of a view at a width in px; only these columns, where not all of them. */
export function pictureOf(
  report: Recorded,
  view: View,
  width: number,
  chosen: CellName | null = null,
  columns = viewColumns(view, report),
): Picture {
  if (view.kind === 'dots') return dotPicture(report, view.measure, width, columns);
  if (view.kind === 'curves') return curvePicture(report, width, chosen, columns);
  return timesPicture(histogramsOf(view, report), width, columns);
}
