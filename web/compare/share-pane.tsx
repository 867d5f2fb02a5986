import { useMemo, useState } from 'react';
import * as words from '#words/compare/compare';
import { shareBelow } from '../../src/sheet/share-below.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { targetSentence, targetShare } from '../../src/sheet/target-share.ts';
import { InspectWay } from '../place/inspect-way.tsx';
import { MathText } from '../ui/math-text.tsx';
import { PanelHead } from '../ui/panel/panel-head.tsx';
import { ComparePicture } from './compare-picture.tsx';
import type { Layout } from './layout.ts';

const VIEWS = [
  ['budget', words.fixedBudget],
  ['target', words.fixedTarget],
] as const;

/** With a fixed budget, the share of seeds below a value; with fixed targets, the share met at step t. */
export function SharePane({ sheet, layout }: { sheet: Sheet; layout: Layout }) {
  const [chosen, setChosen] = useState<(typeof VIEWS)[number][0]>('budget');
  const views = sheet.comparison.targets ? VIEWS : VIEWS.slice(0, 1);
  const view = sheet.comparison.targets ? chosen : 'budget';
  const drawing = useMemo(
    () =>
      (view === 'target' ? targetShare(sheet, layout.right, layout.share) : null) ??
      shareBelow(sheet, layout.right, layout.share),
    [sheet, view, layout.right, layout.share],
  );
  const title = view === 'target' ? words.targetShare : words.shareBelow;
  return (
    <section className="compare-pane" aria-label={title}>
      <PanelHead title={title}>
        <InspectWay subject={view === 'target' ? 'compare-targets' : 'compare-share'} title={title} />
        {views.length > 1 && (
          <fieldset className="compare-switch" aria-label={words.shownWith}>
            {views.map(([id, label]) => (
              <button key={id} type="button" aria-pressed={id === view} onClick={() => setChosen(id)}>
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </PanelHead>
      <p className="reading">
        <span>
          <MathText
            text={view === 'target' ? targetSentence(sheet) : words.afterStepAlone(sheet.comparison.horizon)}
          />
        </span>
      </p>
      <ComparePicture drawing={drawing} />
    </section>
  );
}
