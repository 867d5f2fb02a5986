import { Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { page } from '../../store/page.ts';
import { lateView } from '../../ui/late-view.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import './theory.css';
import * as words from '#words/page/insight';

// Bounds, their formulas and their plot are loaded when first opened.
const TheoryView = lateView(() => import('./theory-view.tsx').then((module) => module.TheoryView));

/** A row that opens the theory beside the run; nothing is computed before. */
export function TheoryPanel() {
  const [opened, setOpened] = useState(false);
  // It stays unchanged behind a place, so that Back from its figure finds it as it was.
  const covered = useStore(page, ({ place }) => place !== null);
  return (
    <Panel
      id="theory"
      title={words.theory}
      className="theory-panel"
      aside={
        <>
          <span className="note">{words.boundsOfPapers}</span>
          <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpened(true)}>
            {words.bounds}
          </button>
        </>
      }
    >
      <Dialog
        opened={opened && !covered}
        onClose={() => setOpened(false)}
        title={words.theoryBesideRun}
        size={640}
      >
        <Suspense fallback={<p className="note">{words.oneMoment}</p>}>
          <TheoryView />
        </Suspense>
      </Dialog>
    </Panel>
  );
}
