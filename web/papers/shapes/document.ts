import type { Recorded } from '../../../src/experiments/report/recorded.ts';
import { svgDocument } from '../../../src/picture/svg.ts';
import { PAPER_LOOKS } from './looks.ts';
import { pictureOf, viewName, viewsOf } from './picture.ts';

/** px of a picture in the documents. */
const WIDTH = 760;

/** The first picture of a report, as the page shows it, for the documents. */
export function pictureDocument(report: Recorded): string {
  const [view] = viewsOf(report);
  const { spots } = pictureOf(report, view, WIDTH);
  const picture = pictureOf(report, view, WIDTH, view.kind === 'curves' ? (spots[0] ?? null) : null);
  return svgDocument(picture, `${report.title}: ${viewName(view, report)}`, PAPER_LOOKS, {
    link: `#papers/${report.id}`,
    fingerprint: report.plan,
    engine: `${report.engineVersion} ${report.backend}`,
  });
}
