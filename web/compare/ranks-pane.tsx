import { useMemo } from 'react';
import { rankLine } from '../../src/sheet/rank-line.ts';
import { missingSentence, type Sheet, TESTS_FROM } from '../../src/sheet/sheet.ts';
import { PanelHead } from '../ui/panel-head.tsx';
import * as words from '../words/compare/compare.ts';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';

/** Mean ranks with the critical difference. */
export function RanksPane({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const { ranks, replicates } = sheet.comparison;
  const drawing = useMemo(() => rankLine(sheet, layout.right), [sheet, layout.right]);
  return (
    <section className="compare-pane" aria-label={words.ranks}>
      <PanelHead title={words.ranks}>
        {drawing.height > 0 && <span className="compare-key">{words.ranksKey}</span>}
      </PanelHead>
      {!ranks && <p className="reading">{words.noRank}</p>}
      {ranks && replicates < TESTS_FROM && <p className="reading">{missingSentence(replicates)}</p>}
      {drawing.height > 0 && <ComparePicture drawing={drawing} />}
    </section>
  );
}
