import { lazy } from 'react';
import { PlaceFrame } from '../controls/place-frame.tsx';

// Only those who compare need it.
const CompareView = lazy(() =>
  import('./compare-view.tsx').then((module) => ({ default: module.CompareView })),
);

/** The lanes over many seeds. */
export function ComparePlace({ phone }: { phone: boolean }) {
  return (
    <PlaceFrame label="Compare" className="compare" wait="Fetching the comparison.">
      <CompareView phone={phone} />
    </PlaceFrame>
  );
}
