import { isMetered } from '../browser/metered.ts';
import * as rows from '../forms/late-rows.ts';
import { loadLinks } from '../store/address/links.ts';
import { isDragging } from '../store/run/pace.ts';
import { loadScenes } from '../store/scenes.ts';
import { ViewEntries } from '../time/transport/view-menu.tsx';
import { loadOverlays } from '../ui/overlay/late.tsx';
import * as views from '../views/late-views.ts';

/** Code loaded on demand, which may be unreachable later; the most likely used comes first. */
const CHUNKS: readonly (() => Promise<unknown>)[] = [
  loadOverlays,
  loadScenes,
  loadLinks,
  ViewEntries.fetch,
  () => import('../store/actions/pick-objective.ts'),
  () => import('../share/share-sheet.tsx'),
  () => import('./drop/drop-note.tsx'),
  () => import('../panels/regret/band-progress.tsx'),
  () => import('../readings/seeds/bands.ts'),
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

/** Interval between checks for a pressed pointer. */
const REST_MS = 300;

let begun = false;

/**
 * Loads all of them, one after the other, while nothing is pressed. One that fails is requested again when
 * needed. On a metered connection all are only loaded when needed.
 */
export async function fetchLateChunks(): Promise<void> {
  if (begun) return;
  begun = true;
  await import('../ui/held.ts').then((module) => module.startHeld()).catch(() => {});
  if (isMetered()) return;
  for (const chunk of CHUNKS) {
    await atRest();
    await chunk().catch(() => {});
  }
}

/** Resolves when nothing is pressed or dragged, because loading would delay a picture. */
async function atRest(): Promise<void> {
  while (isDragging() || document.querySelector(':active'))
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
}
