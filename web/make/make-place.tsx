import * as words from '#words/make/make';
import { PlaceFrame } from '../place/place-frame.tsx';
import { MakeView } from './make-view.tsx';

/** A lesson being made from the runs in the lanes. */
export const MakePlace = () => (
  <PlaceFrame label={words.makeLesson} className="make" wait={words.makeLesson}>
    <MakeView />
  </PlaceFrame>
);
