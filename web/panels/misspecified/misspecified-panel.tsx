import './misspecified-panel.css';
import { Suspense, useState } from 'react';
import * as words from '#words/page/insight';
import { useSelectedLane } from '../../store/hooks.ts';
import { lateView } from '../../ui/late-view.tsx';
import { Panel } from '../../ui/panel/panel.tsx';

// The check and its plots load on request.
const CheckView = lateView(() => import('./check-view.tsx').then((module) => module.CheckView));

/** A row that opens the check of the selected lane's model; nothing is computed before. */
export function MisspecifiedPanel() {
  const [opened, setOpened] = useState(false);
  const letter = useSelectedLane();
  const close = () => setOpened(false);
  if (opened && letter)
    return (
      <Suspense fallback={<Panel id="misspecified" title={words.misspecified} className="check-panel" />}>
        <CheckView letter={letter} onClose={close} />
      </Suspense>
    );
  return (
    <Panel
      id="misspecified"
      title={words.misspecified}
      className="check-panel"
      aside={
        <>
          <span className="note">{words.misspecifiedAsks}</span>
          <button type="button" className="btn" disabled={!letter} onClick={() => setOpened(true)}>
            {words.check}
          </button>
        </>
      }
    />
  );
}
