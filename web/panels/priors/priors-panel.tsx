import { Suspense } from 'react';
import * as words from '#words/page/insight';
import { lateView } from '../../ui/late-view.tsx';
import { Panel } from '../../ui/panel.tsx';

const PriorsView = lateView(() => import('./priors-view.tsx').then((module) => module.PriorsView));

/** What a lane with several priors thinks of each; fetched when there is one. */
export function PriorsPanel() {
  return (
    <Suspense fallback={<Panel id="priors" title={words.priors} />}>
      <PriorsView />
    </Suspense>
  );
}
