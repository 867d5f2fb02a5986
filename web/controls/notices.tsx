import './notices.css';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useEditedLanes } from '../store/hooks.ts';
import { dismissNotice, page } from '../store/page.ts';
import { verify } from '../store/verification.ts';
import { IconClose } from '../ui/icons.tsx';
import { lateView } from '../ui/late-view.tsx';
import * as words from '../words/page/page.ts';

// Only a link or a recorded result promises a run.
const VerificationNote = lateView(() =>
  import('../share/verification-note.tsx').then((module) => module.VerificationNote),
);

/** Good news covers the page only for a while; the share popover keeps it. */
const GOOD_NEWS_MS = 8000;

/** Messages that concern the whole page, under the header; and what became of a link's promise. */
export function Notices() {
  const notice = useStore(page, (state) => state.notice);
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
      <PromiseKept />
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

function PromiseKept() {
  const arrival = useStore(page);
  const { promised } = arrival;
  const [dismissed, setDismissed] = useState<typeof promised>(null);
  const verification = verify(useEditedLanes(), arrival);
  const identical = verification?.state === 'identical';
  useEffect(() => {
    if (!identical) return;
    const timer = setTimeout(() => setDismissed(promised), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [identical, promised]);
  if (!verification || verification.state === 'running' || dismissed === promised) return null;
  return (
    <Message onClose={() => setDismissed(promised)}>
      <Suspense fallback={null}>
        <VerificationNote verification={verification} promised={promised} />
      </Suspense>
    </Message>
  );
}

interface MessageProps {
  readonly role?: 'alert' | 'status';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Message({ role, onClose, children }: MessageProps) {
  return (
    <div className="notice" role={role}>
      <div className="notice-body">{children}</div>
      <button type="button" className="btn icon" aria-label={words.closeMessage} onClick={onClose}>
        <IconClose />
      </button>
    </div>
  );
}
