import { lazy, Suspense } from 'react';
import * as words from '#words/you/place';
import { PlaceFrame } from '../place/place-frame.tsx';

const YouView = lazy(() => import('./you-view.tsx').then((module) => ({ default: module.YouView })));
const Settings = lazy(() =>
  import('./game-settings.tsx').then((module) => ({ default: module.GameSettings })),
);
const Share = lazy(() => import('./share-game.tsx').then((module) => ({ default: module.ShareGame })));

/** A game in front of the lanes. */
export function YouPlace({ narrow, phone }: { narrow: boolean; phone: boolean }) {
  return (
    <PlaceFrame label={words.you} className="you" wait={words.dealing}>
      <YouView narrow={narrow} phone={phone} />
    </PlaceFrame>
  );
}

/** Its settings, for the drawer of a narrow page. */
export function YouSettings() {
  return (
    <Suspense>
      <Settings />
    </Suspense>
  );
}

/** Its share button, for the header. */
export function YouShare() {
  return (
    <Suspense>
      <Share />
    </Suspense>
  );
}
