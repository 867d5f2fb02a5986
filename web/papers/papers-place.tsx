import * as words from '#words/library/papers-place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

// Reports, experiments and their pictures are many: fetched when somebody looks.
const PapersView = placeView(() => import('./papers-view.tsx').then((module) => module.PapersView));

/** The papers' tables and figures in pictures. */
export function PapersPlace({ experiment, phone }: { experiment: string; phone: boolean }) {
  return (
    <PlaceFrame label={words.papers} className="papers" wait={words.fetching}>
      <PapersView experiment={experiment} phone={phone} />
    </PlaceFrame>
  );
}
