import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import * as words from '#words/page/page';
import { allKnown } from '../../registry/known.ts';
import { Region } from '../region.tsx';

/**
 * Menus, popovers, dialogs, and the library that makes them: late, as no first picture needs them, and with all that there is
 * to choose.
 */
export async function loadOverlays() {
  const [overlays] = await Promise.all([import('./overlays.tsx'), allKnown()]);
  return overlays;
}

type Overlays = Awaited<ReturnType<typeof loadOverlays>>;

/** One of them as a component that is fetched when it is first drawn. */
export function lateOverlay<Props>(pick: (overlays: Overlays) => ComponentType<Props>) {
  return lazy(() => loadOverlays().then((overlays) => ({ default: pick(overlays) })));
}

/** Draws nothing before it is first wanted, and then stays, so that it can close in its own time. */
export function OnceWanted({ wanted, children }: { wanted: boolean; children: ReactNode }) {
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  if (!ever) return null;
  return (
    <Region name={words.whatYouOpened}>
      <Suspense fallback={null}>{children}</Suspense>
    </Region>
  );
}

/** Fetches the overlays ahead of the press. One that does not come is asked for again when it is opened. */
export const prefetchOverlays = (): void => void loadOverlays().catch(() => {});
