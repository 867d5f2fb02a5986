import { viewsOf as reportViews, type View } from '../../../src/experiments/report/report-views.ts';
import { viewName as nameOfView } from '../../readings/papers/views.ts';
import { curvePicture } from './curves.ts';
import { dotPicture } from './dots.ts';
import { both, type Figures } from './figures.ts';
import type { Picture } from './shape.ts';
import { columnsOf } from './tables.ts';
import { timesPicture } from './times.ts';

/** Bars of resets, each cell relative to its own highest. */
export const isHistogram = ({ kind }: View): boolean => kind === 'times' || kind === 'steps';

/** A cell that somebody looks at. */
export interface CellName {
  readonly row: string;
  readonly column: string;
}

const reportsOf = (figures: Figures) => [figures, ...(figures.here ? [figures.here] : [])];

/** What recorded figures and this browser's can be seen as. */
export const viewsOf = (figures: Figures): View[] => reportViews(...reportsOf(figures));

/** What a picture shows, in words. */
export const viewName = (view: View, figures: Figures): string => nameOfView(view, ...reportsOf(figures));

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
