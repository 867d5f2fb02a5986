import { lazy } from 'react';
import { PlaceFrame } from '../controls/place-frame.tsx';

const GlossaryView = lazy(() =>
  import('./glossary-view.tsx').then((module) => ({ default: module.GlossaryView })),
);

/** Every symbol and word of the page in a sentence with a picture. */
export function GlossaryPlace() {
  return (
    <PlaceFrame label="Glossary" className="glossary" wait="Fetching the words.">
      <GlossaryView />
    </PlaceFrame>
  );
}
