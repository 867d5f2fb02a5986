import { Suspense } from 'react';
import * as words from '#words/you/place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

const YouView = placeView(() => import('./you-view.tsx').then((module) => module.YouView));
const Settings = placeView(() => import('./game-settings.tsx').then((module) => module.GameSettings));
const Share = placeView(() => import('./share-game.tsx').then((module) => module.ShareGame));

/** A game in front of the lanes. */
export function YouPlace({ narrow, phone }: { narrow: boolean; phone: boolean }) {
  return (
    <PlaceFrame label={words.you} className="you" wait={words.dealing}>
      <YouView narrow={narrow} phone={phone} />
    </PlaceFrame>
  );
}

/** The game's settings, for the drawer of a narrow page. */
export function YouSettings() {
  return (
    <Suspense>
      <Settings />
    </Suspense>
  );
}

/** The game's share button, for the header. */
export function YouShare() {
  return (
    <Suspense>
      <Share />
    </Suspense>
  );
}
