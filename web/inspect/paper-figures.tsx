import { use, useCallback } from 'react';
import * as words from '#words/inspect/inspect';
import { experimentById } from '../../src/experiments/registry.ts';
import { inOrder } from '../../src/experiments/report/recorded.ts';
import type { Report } from '../../src/experiments/report/report.ts';
import { reportFigure } from '../../src/experiments/report/report-figure.ts';
import { viewsOf } from '../../src/experiments/report/report-views.ts';
import { plainMath } from '../../src/picture/math.ts';
import type { About } from '../../src/picture/svg.ts';
import { loadRecorded } from '../answers/recorded-reports.ts';
import { useHereReport } from '../answers/reports-here.ts';
import { addressForAll } from '../browser/language.ts';
import { viewName } from '../readings/papers/views.ts';
import { useTheme } from '../store/hooks.ts';
import { FigureView } from './figure-view.tsx';
import type { Inspected } from './look.ts';

const recorded = loadRecorded().then(inOrder);
// Loaded in advance; a fault is reported where the place is drawn.
recorded.catch(() => {});

/** Description of a report in its picture's file. */
const aboutReport = (report: Report | undefined | null): About => ({
  link: addressForAll(),
  fingerprint: report?.plan ?? '',
  engine: report ? `${report.engineVersion} ${report.backend}` : '',
});

/** A picture of a reproduction, "paper-et-table1-2": the experiment and the number of its view. */
export function PaperFigures({ id }: { id: string }) {
  const [, name = '', at = '0'] = /^paper-(.+)-(\d+)$/.exec(id) ?? [];
  const reports = use(recorded);
  const here = useHereReport(name);
  const theme = useTheme();
  const experiment = experimentById(name) ?? experimentById(reports[0].id);
  const report = reports.find((one) => one.id === experiment?.id) ?? here.report;
  const views = report ? viewsOf(report) : [];
  const view = views[Number(at)] ?? views[0];
  const subjects = views.map((one, i) => ({
    id: `paper-${experiment?.id}-${i}`,
    title: report ? plainMath(viewName(one, report)) : '',
  }));
  const figureAt = useCallback<Inspected['figureAt']>(
    () => (report && view ? reportFigure(report, view, theme) : null),
    [report, view, theme],
  );
  const subject = subjects[views.indexOf(view)] ?? { id, title: words.figure };
  return (
    <FigureView
      key={subject.id}
      {...{ subject, subjects }}
      inspected={{
        about: plainMath(experiment?.title ?? ''),
        figureAt,
        madeOf: async () => aboutReport(report),
        missing: words.nothingRecorded,
        scales: view?.kind === 'dots' ? 'x' : 'y',
      }}
    />
  );
}
