import * as words from '#words/inspect/place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

const InspectView = placeView(() => import('./inspect-view.tsx').then((module) => module.InspectView));

/** The place with a large, interactive figure of the run. */
export function InspectPlace({ subject }: { subject: string }) {
  return (
    <PlaceFrame label={words.inspect} className="inspect" wait={words.fetching}>
      <InspectView subject={subject} />
    </PlaceFrame>
  );
}
