import type { CurveQuantity } from '../../plan/plan.ts';
import type { Report } from './report.ts';

/** The figures of a report. */
export type ReportFigures = Pick<Report, 'cells' | 'curves' | 'resetTimes' | 'resetSteps'>;

/** One of the pictures that a report can be seen as. */
export type View =
  | { readonly kind: 'dots'; readonly measure: string }
  | { readonly kind: 'curves' }
  | { readonly kind: 'times' }
  | { readonly kind: 'steps' };

/**
 * What reports of one experiment can be seen as, first what the paper shows: its figures where it prints some, else its
 * curves, else the reset times.
 */
export function viewsOf(...reports: readonly ReportFigures[]): View[] {
  const cells = reports.flatMap((report) => report.cells);
  const has = (part: 'curves' | 'resetTimes' | 'resetSteps') =>
    reports.some((report) => (report[part] ?? []).length > 0);
  const dots = distinct(cells.map(({ measure }) => measure)).map(
    (measure): View => ({ kind: 'dots', measure }),
  );
  const shown: View[] = [
    ...(has('curves') ? [{ kind: 'curves' } as const] : []),
    ...(has('resetTimes') ? [{ kind: 'times' } as const] : []),
    ...(has('resetSteps') ? [{ kind: 'steps' } as const] : []),
  ];
  return cells.some(({ paper }) => paper !== null) ? [...dots, ...shown] : [...shown, ...dots];
}

/** What a view shows, in words. */
export function viewName(view: View, ...reports: readonly ReportFigures[]): string {
  if (view.kind === 'dots') return view.measure;
  if (view.kind === 'times') return 'steps between resets';
  if (view.kind === 'steps') return 'steps with a reset';
  return `${quantitiesOf(reports).join(' and ')} over t`;
}

/** What the curves of reports show. */
export const quantitiesOf = (reports: readonly ReportFigures[]): CurveQuantity[] =>
  distinct(
    reports.flatMap(({ curves = [] }) => curves.map(({ quantity }) => quantity ?? 'cumulative regret')),
  );

export const distinct = <Name extends string>(names: readonly Name[]): Name[] => [...new Set(names)];
