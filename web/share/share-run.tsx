import './share-sheet.css';
import { Suspense } from 'react';
import * as words from '#words/share/button';
import { ShareButton } from '../place/share-button.tsx';
import { lateView } from '../ui/late-view.tsx';

// Codes, citations and files are fetched when somebody shares.
const ShareSheet = lateView(() => import('./share-sheet.tsx').then((module) => module.ShareSheet));

/** The share button of a run and its popover: everything that leaves the page. */
export function ShareRun() {
  return (
    <ShareButton label={words.shareRun} className="share-pop" width={760}>
      <Suspense fallback={<p className="note">{words.moment}</p>}>
        <ShareSheet />
      </Suspense>
    </ShareButton>
  );
}
