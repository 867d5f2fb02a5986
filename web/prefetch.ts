import * as rows from './controls/parameters/late-rows.ts';
import { allLanes, drawn } from './store/lane-data.ts';
import { loadLinks } from './store/links.ts';
import { loadScenes } from './store/scenes.ts';
import { lab } from './store/store.ts';
import { loadOverlays } from './ui/overlay/late.tsx';
import * as views from './views/late-views.ts';

/** What is fetched only when it is wanted, and could then be out of reach. */
const CHUNKS: readonly (() => Promise<unknown>)[] = [
  loadOverlays,
  loadScenes,
  loadLinks,
  () => import('./share/share-sheet.tsx'),
  () => import('./panels/regret/regret-table.tsx'),
  () => import('./library/library-view.tsx'),
  () => import('./cards/card-view.tsx'),
  () => import('./papers/papers-view.tsx'),
  () => import('./you/you-view.tsx'),
  () => import('./store/ghost-frames.ts'),
  () => import('./own/own-view.tsx'),
  () => import('./compare/compare-view.tsx'),
  () => import('./views/overview/overview.tsx'),
  () => import('./views/surface/surface-view.tsx'),
  ...Object.values({ ...views, ...rows }).map(({ fetch }) => fetch),
  () => import('./panels/misspecified/check-view.tsx'),
];

/** Fetches the chunks of the page once the first picture is up and the browser has nothing better to do. */
export function prefetchWhenDrawn(): void {
  const unsubscribe = lab.subscribe((state) => {
    if (!allLanes(drawn(state)).some(({ run }) => run.frame)) return;
    unsubscribe();
    whenIdle(() => {
      // One that does not come now is asked for again when it is wanted.
      for (const chunk of CHUNKS) chunk().catch(() => {});
      import('./glossary/start-glossary.tsx').then((module) => module.startGlossary()).catch(() => {});
      import('./tour/start-tour.tsx').then((module) => module.startFirstVisit()).catch(() => {});
      if (import.meta.env.PROD)
        import('./offline/releases.ts').then((module) => module.startReleases()).catch(() => {});
    });
  });
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
