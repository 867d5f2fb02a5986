import * as words from '#words/library/library-place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

const LibraryView = placeView(() => import('./library-view.tsx').then((module) => module.LibraryView));

/** Lessons, scenes, papers and what is kept, in pictures. */
export function LibraryPlace({ shelf }: { readonly shelf: string }) {
  return (
    <PlaceFrame label={words.library} className="library" wait={words.wait}>
      <LibraryView shelf={shelf} />
    </PlaceFrame>
  );
}
