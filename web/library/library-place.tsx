import { lazy } from 'react';
import { PlaceFrame } from '../controls/place-frame.tsx';

const LibraryView = lazy(() =>
  import('./library-view.tsx').then((module) => ({ default: module.LibraryView })),
);

/** Lessons, scenes, papers and what is kept, in pictures. */
export function LibraryPlace({ shelf }: { readonly shelf: string }) {
  return (
    <PlaceFrame label="Library" className="library" wait="Fetching the pictures.">
      <LibraryView shelf={shelf} />
    </PlaceFrame>
  );
}
