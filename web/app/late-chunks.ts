import { isMetered } from '../browser/metered.ts';
import * as rows from '../forms/late-rows.ts';
import { loadLinks } from '../store/address/links.ts';
import { dragEnded } from '../store/run/pace.ts';
import { loadScenes } from '../store/scenes.ts';
import { loadOverlays } from '../ui/overlay/late.tsx';
import * as views from '../views/late-views.ts';

/** Chunks loaded on demand, which may be unreachable by then; those most likely to be used come first. */
const CHUNKS: readonly (() => Promise<unknown>)[] = [
  loadOverlays,
  loadScenes,
  loadLinks,
  () => import('../share/share-sheet.tsx'),
  () => import('./drop/drop-note.tsx'),
  () => import('../panels/regret/regret-table.tsx'),
  () => import('../panels/regret/paid/paid-view.tsx'),
  () => import('../panels/regret/branch-marks.tsx'),
  () => import('../panels/trigger/reset-strip.tsx'),
  () => import('../library/library-view.tsx'),
  () => import('../cards/card-panel.tsx'),
  () => import('../papers/papers-view.tsx'),
  () => import('../you/you-view.tsx'),
  () => import('../store/run/ghost-frames.ts'),
  () => import('../store/fit-to-lane.ts'),
  () => import('../own/own-view.tsx'),
  () => import('../compare/compare-view.tsx'),
  () => import('../views/overview/overview.tsx'),
  () => import('../views/surface/surface-view.tsx'),
  ...Object.values({ ...views, ...rows }).map(({ fetch }) => fetch),
  () => import('../panels/misspecified/check-view.tsx'),
];

let begun = false;

/**
 * Fetches all of them, one after the other, and none under a drag; one that does not come now is asked for again when it is wanted, and where data are
 * saved so are all.
 */
export async function fetchLateChunks(): Promise<void> {
  if (begun) return;
  begun = true;
  await import('../ui/held.ts').then((module) => module.startHeld()).catch(() => {});
  if (isMetered()) return;
  for (const chunk of CHUNKS) {
    await dragEnded();
    await chunk().catch(() => {});
  }
}
