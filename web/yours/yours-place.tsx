import * as words from '#words/library/yours-place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

const YoursView = placeView(() => import('./yours-view.tsx').then((module) => module.YoursView));

/** What this browser keeps, and the run as a file, in front of the lanes. */
export function YoursPlace() {
  return (
    <PlaceFrame label={words.yours} className="yours" wait={words.wait}>
      <YoursView />
    </PlaceFrame>
  );
}
