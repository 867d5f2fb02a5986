import { useMemo } from 'react';
import * as words from '#words/compare/compare';
import { measureShort } from '../../src/sheet/measure-words.ts';
import { regretFigure } from '../../src/sheet/regret-figure.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PanelHead } from '../ui/panel/panel-head.tsx';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';
import type { TheoryState } from './use-sheet-theory.ts';

interface FigurePaneProps {
  readonly sheet: Sheet;
  readonly layout: Layout;
  /** Lower bound and theorems' bounds; null: not requested. */
  readonly theory: TheoryState | null;
  readonly onTheory: (wanted: boolean) => void;
}

/**
 * The measure over the steps: mean with band, changes and labels, on request with the bounds from theory.
 * Empty if the curves were not kept.
 */
export function FigurePane({ sheet, layout, theory, onTheory }: FigurePaneProps) {
  const known = theory?.state === 'done' ? theory.theory : null;
  const drawing = useMemo(
    () => regretFigure(sheet, layout.left, layout.figure, known),
    [sheet, layout.left, layout.figure, known],
  );
  if (!drawing) return null;
  const { measure } = sheet.comparison;
  const short = measureShort(measure);
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
          {(measure === 'total' || measure === 'average') && (
            <button
              type="button"
              className="compare-link"
              aria-pressed={theory !== null}
              onClick={() => onTheory(theory === null)}
            >
              {words.theory}
            </button>
          )}
        </span>
      </PanelHead>
      <p className="reading">
        <span>{readingOf(theory)}</span>
      </p>
      <ComparePicture drawing={drawing} />
    </section>
  );
}

function readingOf(theory: TheoryState | null): string {
  if (theory === null) return words.bandReading;
  if (theory.state === 'failed') return theory.error;
  if (theory.state === 'waiting') return words.theoryComing;
  const { floor, bounds } = theory.theory;
  return floor || bounds.length > 0 ? words.theoryReading : words.noTheory;
}
