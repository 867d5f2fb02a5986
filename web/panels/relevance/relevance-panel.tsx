import { Suspense } from 'react';
import * as words from '#words/page/insight';
import { lateView } from '../../ui/late-view.tsx';
import { Panel } from '../../ui/panel/panel.tsx';

const RelevanceView = lateView(() => import('./relevance-view.tsx').then((module) => module.RelevanceView));

/** Relevance of the points held by a lane that weighs them; loaded when there is such a lane. */
export function RelevancePanel() {
  return (
    <Suspense fallback={<Panel id="relevance" title={words.relevance} />}>
      <RelevanceView />
    </Suspense>
  );
}
