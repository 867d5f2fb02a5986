import { lazy } from 'react';
import { PlaceFrame } from '../controls/place-frame.tsx';

const YoursView = lazy(() => import('./yours-view.tsx').then((module) => ({ default: module.YoursView })));

/** What this browser keeps, and the run as a file, in front of the lanes. */
export function YoursPlace() {
  return (
    <PlaceFrame label="Yours" className="yours" wait="Looking for what is kept.">
      <YoursView />
    </PlaceFrame>
  );
}
