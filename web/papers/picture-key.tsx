import type { ReactNode } from 'react';
import * as words from '#words/library/papers';
import type { View } from '../../src/experiments/report/report-views.ts';
import type { Figures } from './shapes/figures.ts';
import { isHistogram } from './shapes/picture.ts';

/** What the marks of a picture mean. */
export function PictureKey({ view, figures }: { view: View; figures: Figures }) {
  const recorded = figures.cells.length > 0;
  const { here } = figures;
  if (isHistogram(view))
    return (
      <p className="papers-key">
        <span>{words.relativeBars}</span>
        {here && <span>{words.outlined}</span>}
      </p>
    );
  if (view.kind === 'curves') return <p className="papers-key">{curveWords(recorded, here?.done)}</p>;
  return (
    <p className="papers-key">
      <span>
        <Sample width={30}>
          <line className="spread" x1="5" x2="25" y1="7" y2="7" />
          <circle className="ring" cx="15" cy="7" r="5.5" />
        </Sample>
        {words.printedSpread}
      </span>
      {recorded && (
        <span>
          <Sample width={22}>
            <line className="interval" x1="1" x2="21" y1="7" y2="7" />
            <circle className="dot" cx="11" cy="7" r="3.2" />
          </Sample>
          {words.oursInterval}
        </span>
      )}
      {here && (
        <span>
          <Sample width={22}>
            <line className={`here-interval${here.done ? ' done' : ''}`} x1="1" x2="21" y1="7" y2="7" />
            <path className={`here-mark${here.done ? ' done' : ''}`} d="M7 7L11 3L15 7L11 11Z" />
          </Sample>
          {words.browserInterval}
        </span>
      )}
    </p>
  );
}

function curveWords(recorded: boolean, done: boolean | undefined): string {
  if (done === undefined) return words.curvesOurs;
  if (!recorded) return words.curvesHere;
  return done ? words.curvesHerePaleOurs : words.curvesOursThinHere;
}

function Sample({ width, children }: { width: number; children: ReactNode }) {
  return (
    <svg className="paper-marks" width={width} height="14" aria-hidden="true">
      {children}
    </svg>
  );
}
