import * as words from '../../words/library/papers.ts';
import { curvePicture } from './curves.ts';
import { dotPicture } from './dots.ts';
import { both, type Figures } from './figures.ts';
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
export function viewsOf(figures: Figures): View[] {
  const printed = both(figures, 'cells').some(({ paper }) => paper !== null);
  const dots = measuresOf(figures).map((measure): View => ({ kind: 'dots', measure }));
  const shown: View[] = [
    ...(both(figures, 'curves').length > 0 ? [{ kind: 'curves' } as const] : []),
    ...(both(figures, 'resetTimes').length > 0 ? [{ kind: 'times' } as const] : []),
    ...(both(figures, 'resetSteps').length > 0 ? [{ kind: 'steps' } as const] : []),
  ];
  return printed ? [...dots, ...shown] : [...shown, ...dots];
}

/** What a picture shows, in words. */
export function viewName(view: View, figures: Figures): string {
  if (view.kind === 'dots') return view.measure;
  if (view.kind === 'times') return words.stepsBetweenResets;
  if (view.kind === 'steps') return words.stepsWithReset;
  const quantities = new Set(
    both(figures, 'curves').map(({ quantity }) => quantity ?? words.cumulativeRegret),
  );
  return words.overTime([...quantities]);
}

export function viewColumns(view: View, figures: Figures): string[] {
  if (view.kind === 'dots') return columnsOf(figures, view.measure);
  const parts = both(figures, view.kind === 'curves' ? 'curves' : histogramOf(view));
  return [...new Set(parts.map(({ column }) => column))];
}

/** The histograms that a view of resets shows. */
const histogramOf = ({ kind }: View) => (kind === 'steps' ? 'resetSteps' : 'resetTimes');

/** The picture of a view at a width in px; only these columns, where not all of them. */
export function pictureOf(
  figures: Figures,
  view: View,
  width: number,
  chosen: CellName | null = null,
  columns = viewColumns(view, figures),
): Picture {
  if (view.kind === 'dots') return dotPicture(figures, view.measure, width, columns);
  if (view.kind === 'curves') return curvePicture(figures, width, chosen, columns);
  return timesPicture(figures, histogramOf(view), width, columns);
}
