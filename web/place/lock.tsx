import { Suspense } from 'react';
import { useLanesAlone, useLocked, useOffersGame } from '../store/hooks.ts';
import { lateView } from '../ui/late-view.tsx';

const LockNote = lateView(() => import('./lock-note.tsx').then((module) => module.LockNote));

/** Shows the note for links that lock the controls or leave out part of the page. */
export function Lock({ controls }: { controls?: boolean }) {
  const whole = [useLocked(), useLanesAlone(), !useOffersGame()].every((one) => !one);
  return whole ? null : (
    <Suspense>
      <LockNote controls={controls} />
    </Suspense>
  );
}
