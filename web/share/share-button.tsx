import './share-sheet.css';
import { Popover } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { POPOVER } from '../theme/mantine.ts';
import { IconShare } from '../ui/icons.tsx';
import { Region } from '../ui/region.tsx';

// Codes, citations and files are fetched when somebody shares.
const ShareSheet = lazy(() => import('./share-sheet.tsx').then((module) => ({ default: module.ShareSheet })));

/** The share button and its popover: everything that leaves the page. */
export function ShareButton() {
  return (
    <Popover
      {...POPOVER}
      width="min(760px, calc(100vw - 24px))"
      position="bottom-end"
      trapFocus
      returnFocus
      keepMounted={false}
    >
      <Popover.Target>
        <button type="button" className="btn" aria-label="Share">
          <IconShare /> <span className="word">Share</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="pop share-pop" aria-label="Share this run">
        <Region name="Sharing">
          <Suspense fallback={<p className="note">One moment.</p>}>
            <ShareSheet />
          </Suspense>
        </Region>
      </Popover.Dropdown>
    </Popover>
  );
}
