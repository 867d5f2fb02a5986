import './share-sheet.css';
import { Suspense } from 'react';
import * as words from '#words/share/button';
import { ShareButton } from '../place/share-button.tsx';
import { lateView } from '../ui/late-view.tsx';

// Codes, citations and files are loaded when the user shares.
const ShareSheet = lateView(() => import('./share-sheet.tsx').then((module) => module.ShareSheet));

/** The share button of a run with its popover: everything that can be taken out of the page. */
export function ShareRun() {
  return (
    <ShareButton label={words.shareRun} className="share-pop" width={760}>
      <Suspense fallback={<p className="note">{words.moment}</p>}>
        <ShareSheet />
      </Suspense>
    </ShareButton>
  );
}
