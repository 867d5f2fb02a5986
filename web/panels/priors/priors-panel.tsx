import { Suspense } from 'react';
import * as words from '#words/page/insight';
import { lateView } from '../../ui/late-view.tsx';
import { Panel } from '../../ui/panel/panel.tsx';

const PriorsView = lateView(() => import('./priors-view.tsx').then((module) => module.PriorsView));

/** Weights of a lane's priors; loaded when a lane has several. */
export function PriorsPanel() {
  return (
    <Suspense fallback={<Panel id="priors" title={words.priors} />}>
      <PriorsView />
    </Suspense>
  );
}
