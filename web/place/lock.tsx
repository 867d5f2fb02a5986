import { Suspense } from 'react';
import { useLanesAlone, useLocked, useOffersGame } from '../store/hooks.ts';
import { lateView } from '../ui/late-view.tsx';

const LockNote = lateView(() => import('./lock-note.tsx').then((module) => module.LockNote));

/** What only some links have: the controls are locked, or something of the page is left away. */
export function Lock({ controls }: { controls?: boolean }) {
  const whole = [useLocked(), useLanesAlone(), !useOffersGame()].every((one) => !one);
  return whole ? null : (
    <Suspense>
      <LockNote controls={controls} />
    </Suspense>
  );
}
