import { lazy } from 'react';
import * as words from '#words/compare/place';
import { PlaceFrame } from '../place/place-frame.tsx';

// Only those who compare need it.
const CompareView = lazy(() =>
  import('./compare-view.tsx').then((module) => ({ default: module.CompareView })),
);

/** The lanes over many seeds. */
export function ComparePlace() {
  return (
    <PlaceFrame label={words.compare} className="compare" wait={words.fetching}>
      <CompareView />
    </PlaceFrame>
  );
}
