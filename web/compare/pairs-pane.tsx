import { useMemo } from 'react';
import * as words from '#words/compare/compare';
import { onePair } from '../../src/sheet/one-pair.ts';
import { pairRows } from '../../src/sheet/pair-rows.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { COMPACT } from '../../src/sheet/value-axis.ts';
import { apartSentence, pairSentences } from '../../src/sheet/verdict.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { PanelHead } from '../ui/panel/panel-head.tsx';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';

/** The indices of two compared lanes. */
export type Held = readonly [number, number];

interface PairsPaneProps {
  readonly sheet: Sheet;
  readonly layout: Layout;
  readonly held: Held | null;
  readonly onHold: (pair: Held | null) => void;
}

/** How often each lane of a pair is better, and by how much in each seed; the selected pair in sentences. */
export function PairsPane({ sheet, layout, held, onHold }: PairsPaneProps) {
  const alone = useMemo(() => onePair(sheet, layout.right), [sheet, layout.right]);
  const drawing = useMemo(
    () => pairRows(sheet, layout.right, { rowHeight: layout.pair, held }),
    [sheet, layout.right, layout.pair, held],
  );
  if (drawing.rows.length === 0) return null;
  return (
    <section className="compare-pane" aria-label={words.pairs}>
      <PanelHead title={words.pairs}>
        <InspectWay subject="compare-pairs" title={words.pairs} />
        {layout.right < COMPACT && !alone ? (
          <span className="compare-key">{words.pairColumns}</span>
        ) : (
          <ClaimKey />
        )}
      </PanelHead>
      <p className="reading">
        <span>{apartSentence(sheet)}</span>
      </p>
      {alone ? (
        <>
          <ComparePicture drawing={alone} />
          <p className="visually-hidden">{pairSentences(sheet, drawing.rows[0].pair).join(' ')}</p>
        </>
      ) : (
        <div className="compare-plot" style={{ height: drawing.height }}>
          <ComparePicture drawing={drawing} />
          {drawing.rows.map(({ pair, top, height }) => {
            const own: Held = [pair.a, pair.b];
            const isHeld = held?.includes(pair.a) === true && held.includes(pair.b);
            return (
              <button
                key={own.join(' ')}
                type="button"
                className="compare-pair"
                aria-pressed={isHeld}
                aria-label={`${sheet.lanes[pair.a].letter}, ${sheet.lanes[pair.b].letter}: ${pairSentences(sheet, pair).join(' ')}`}
                style={{ top, height }}
                onClick={() => onHold(isHeld ? null : own)}
              />
            );
          })}
        </div>
      )}
    </section>
  );
}

function ClaimKey() {
  return (
    <span className="compare-key">
      {(['shown', 'open'] as const).map((state) => (
        <span key={state}>
          <svg className="chart compare-picture" width="12" height="12" aria-hidden="true">
            <circle className={`claim ${state}`} cx="6" cy="6" r="4" />
          </svg>
          {state === 'shown' ? words.shownKey : words.openKey}
        </span>
      ))}
    </span>
  );
}
