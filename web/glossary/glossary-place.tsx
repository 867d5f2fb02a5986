import { lazy } from 'react';
import * as words from '#words/library/glossary';
import { PlaceFrame } from '../place/place-frame.tsx';

const GlossaryView = lazy(() =>
  import('./glossary-view.tsx').then((module) => ({ default: module.GlossaryView })),
);

/** Every symbol and word of the page in a sentence with a picture. */
export function GlossaryPlace() {
  return (
    <PlaceFrame label={words.glossary} className="glossary" wait={words.fetching}>
      <GlossaryView />
    </PlaceFrame>
  );
}
