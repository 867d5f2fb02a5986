import * as words from '#words/inspect/place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { lateView } from '../ui/late-view.tsx';

const InspectView = lateView(() => import('./inspect-view.tsx').then((module) => module.InspectView));

/** A figure of the run, large, to enter. */
export function InspectPlace({ subject }: { subject: string }) {
  return (
    <PlaceFrame label={words.inspect} className="inspect" wait={words.fetching}>
      <InspectView subject={subject} />
    </PlaceFrame>
  );
}
