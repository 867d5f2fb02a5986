import './notices.css';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/page/page';
import { dismissNotice, page } from '../store/page.ts';
import { lateView } from '../ui/late-view.tsx';
import { Message } from '../ui/message.tsx';
import { Region } from '../ui/panel/region.tsx';

// Only a link or a recorded result makes a promise about a run.
const PromiseKept = lateView(() => import('../share/promise-kept.tsx').then((module) => module.PromiseKept));

/** Messages about the whole page, under the header, including whether a link's promise is kept. */
export function Notices() {
  const { notice, promised } = useStore(page);
  return (
    <div className="notices">
      {notice && (
        <Message role={notice.kind === 'error' ? 'alert' : 'status'} onClose={dismissNotice}>
          <p>{notice.text}</p>
          {notice.list && <NoticeList lines={notice.list} />}
          {notice.actions.length > 0 && (
            <div className="ways">
              {notice.actions.map(({ label, run }) => (
                <button key={label} type="button" className="btn line" onClick={run}>
                  {label}
                </button>
              ))}
            </div>
          )}
        </Message>
      )}
      {promised && (
        <Region name={words.thePromise}>
          <Suspense fallback={null}>
            <PromiseKept />
          </Suspense>
        </Region>
      )}
    </div>
  );
}

const NoticeList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="notice-list">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
