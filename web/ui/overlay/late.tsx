import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import * as words from '#words/page/page';
import { allKnown } from '../../registry/known.ts';
import { Region } from '../panel/region.tsx';

/**
 * Loads the menus, popovers and dialogs with their library, which the first picture does not need, and all
 * algorithms and objectives to choose from.
 */
export async function loadOverlays() {
  const [overlays] = await Promise.all([import('./overlays.tsx'), allKnown()]);
  return overlays;
}

type Overlays = Awaited<ReturnType<typeof loadOverlays>>;

/** An overlay as a component that is loaded when it is first drawn. */
export function lateOverlay<Props>(pick: (overlays: Overlays) => ComponentType<Props>) {
  return lazy(() => loadOverlays().then((overlays) => ({ default: pick(overlays) })));
}

/** Draws nothing before it is first wanted. Then it stays mounted, so that its closing can be animated. */
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

/** Loads the overlays before a button is pressed. After a failure they are loaded when one is opened. */
export const prefetchOverlays = (): void => void loadOverlays().catch(() => {});
