import * as words from '#words/own/place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

// Loaded only when the editor is opened.
const OwnView = placeView(() => import('./own-view.tsx').then((module) => module.OwnView));

/** The editor of a custom objective: typed, drawn, or read from a table. */
export function OwnPlace({ tab, phone }: { tab: string; phone: boolean }) {
  return (
    <PlaceFrame label={words.own} className="own" wait={words.fetching}>
      <OwnView tab={tab} phone={phone} />
    </PlaceFrame>
  );
}
