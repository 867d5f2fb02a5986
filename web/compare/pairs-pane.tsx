import { useMemo, useState } from 'react';
import { pairRows } from '../../src/sheet/pair-rows.ts';
import { figure, probability } from '../../src/sheet/scale.ts';
import { ANY_TIME, LEVEL, pairSentence, type Sheet, type SheetPair } from '../../src/sheet/sheet.ts';
import { PanelHead } from '../ui/panel-head.tsx';
import * as words from '../words/compare/compare.ts';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';

/** So many pairs stand on a phone until all are asked for. */
const FIRST = 6;

/** Two lanes that are held against each other, as places in the comparison. */
export type Held = readonly [number, number];

interface PairsPaneProps {
  readonly sheet: Sheet;
  readonly layout: Layout;
  readonly held: Held | null;
  readonly onHold: (pair: Held | null) => void;
  readonly phone: boolean;
}

/** Every pair's mean difference with interval, p and step; a pair that is held shows its seeds. */
export function PairsPane({ sheet, layout, held, onHold, phone }: PairsPaneProps) {
  const [all, setAll] = useState(false);
  const { pairs } = sheet.comparison;
  const cut = phone && !all && pairs.length > FIRST;
  const drawing = useMemo(
    () =>
      pairRows(sheet, layout.right, {
        rowHeight: layout.pair,
        held,
        ...(cut && { most: FIRST }),
      }),
    [sheet, layout.right, layout.pair, held, cut],
  );
  return (
    <section className="compare-pane" aria-label={words.pairs}>
      <PanelHead title={words.pairs}>
        {drawing.rows.length > 0 && <span className="compare-key">{ANY_TIME}</span>}
      </PanelHead>
      <p className="reading" aria-live="polite">
        {pairs.length === 0 ? words.noPair : pairSentence(sheet)}
      </p>
      {drawing.rows.length > 0 && (
        <div className="compare-plot" style={{ height: drawing.height }}>
          <ComparePicture drawing={drawing} />
          {drawing.rows.map(({ pair, top, height }) => {
            const own: Held = [pair.worse, pair.better];
            const isHeld = held?.includes(pair.worse) === true && held.includes(pair.better);
            return (
              <button
                key={own.join(' ')}
                type="button"
                className="compare-pair"
                aria-pressed={isHeld}
                aria-label={pairText(sheet, pair)}
                style={{ top, height }}
                onClick={() => onHold(isHeld ? null : own)}
              />
            );
          })}
        </div>
      )}
      {drawing.rows.length > 0 && phone && pairs.length > FIRST && (
        <button type="button" className="compare-link" onClick={() => setAll(!all)}>
          {all ? words.firstPairs(FIRST) : words.allPairs(pairs.length)}
        </button>
      )}
    </section>
  );
}

/** "A minus C: 75.70, 95 % interval 64.84 to 86.56, p < 0.001 …": what the row shows, in words. */
function pairText({ lanes, comparison }: Sheet, pair: SheetPair): string {
  const { worse, better, mean, low, high, gz, holm, anytime, apart } = pair;
  const parts = [
    words.difference(lanes[worse].letter, lanes[better].letter, figure(mean, 2)),
    words.interval(100 * comparison.level, figure(low, 2), figure(high, 2)),
    gz !== null && words.effectSize(figure(gz, 2)),
    words.probabilities(probability(holm), probability(anytime)),
    apart !== undefined && (apart === null ? words.neverApart : words.apartFrom(apart)),
  ].filter((part) => part !== false);
  return `${parts.join(', ')}${holm < LEVEL ? '' : `; ${words.notApart}`}.`;
}
