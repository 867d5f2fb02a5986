import { allLanes, drawn } from './store/lane-data.ts';
import { lab } from './store/store.ts';

/** Fetches the chunks of the page once the first picture is up and the browser has nothing better to do. */
export function prefetchWhenDrawn(): void {
  const unsubscribe = lab.subscribe((state) => {
    if (!allLanes(drawn(state)).some(({ run }) => run.frame)) return;
    unsubscribe();
    whenIdle(() => {
      import('./late-chunks.ts').then((module) => module.fetchLateChunks()).catch(() => {});
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
