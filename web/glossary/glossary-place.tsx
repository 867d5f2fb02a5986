import * as words from '#words/library/glossary';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

const GlossaryView = placeView(() => import('./glossary-view.tsx').then((module) => module.GlossaryView));

/** Every symbol and word of the page in a sentence with a picture. */
export function GlossaryPlace() {
  return (
    <PlaceFrame label={words.glossary} className="glossary" wait={words.fetching}>
      <GlossaryView />
    </PlaceFrame>
  );
}
