import * as words from '#words/compare/place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

// Loaded only when lanes are compared.
const CompareView = placeView(() => import('./compare-view.tsx').then((module) => module.CompareView));

/** The comparison of the lanes over many seeds. */
export function ComparePlace() {
  return (
    <PlaceFrame label={words.compare} className="compare" wait={words.fetching}>
      <CompareView />
    </PlaceFrame>
  );
}
