import { useMemo } from 'react';
import * as words from '#words/compare/compare';
import { measureById } from '../../src/replicates/comparison/measures.ts';
import { regretFigure } from '../../src/sheet/regret-figure.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PanelHead } from '../ui/panel-head.tsx';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';

/** The measure over the steps: mean with its band, changes, names outside. Nothing where the curves were not kept. */
export function FigurePane({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const drawing = useMemo(
    () => regretFigure(sheet, layout.left, layout.figure),
    [sheet, layout.left, layout.figure],
  );
  if (!drawing) return null;
  const { short } = measureById(sheet.comparison.measure);
  const title = words.overTime(`${short[0].toUpperCase()}${short.slice(1)}`);
  return (
    <section className="compare-pane" aria-label={title}>
      <PanelHead title={title}>
        <InspectWay subject="compare-curves" title={title} />
        <span className="compare-key">
          <span>
            <svg className="chart compare-picture" width="26" height="12" aria-hidden="true">
              <rect className="band-sample" y="1" width="26" height="10" />
              <line className="curve-sample" x1="0" x2="26" y1="6" y2="6" />
            </svg>
            {words.bandKey}
          </span>
          {sheet.changes.length > 0 && (
            <span>
              <svg className="chart compare-picture" width="6" height="12" aria-hidden="true">
                <line className="change" x1="3" x2="3" y1="0" y2="12" />
              </svg>
              <MathText text={words.changesKey} />
            </span>
          )}
        </span>
      </PanelHead>
      <p className="reading">
        <span>{words.bandReading}</span>
      </p>
      <ComparePicture drawing={drawing} />
    </section>
  );
}
