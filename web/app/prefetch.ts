import { allLanes, drawn } from '../store/run/lane-data.ts';
import { lab } from '../store/store.ts';

/** A page that nobody touches fetches what is left by then. */
const UNTOUCHED_MS = 10_000;

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Once the first picture is up and the browser has nothing better to do: what a first visit sees; with the first sign of
 * use, what might be wanted next.
 */
export function prefetchWhenDrawn(): void {
  const unsubscribe = lab.subscribe((state) => {
    if (!allLanes(drawn(state)).some(({ run }) => run.frame)) return;
    unsubscribe();
    whenIdle(() => {
      import('../terms/start-glossary.tsx').then((module) => module.startGlossary()).catch(() => {});
      import('../tour/start-tour.tsx')
        .then((module) => module.startFirstVisit())
        .catch(() => document.getElementById('first-card')?.remove());
      if (import.meta.env.PROD)
        import('../offline/releases.ts').then((module) => module.startReleases()).catch(() => {});
      whenTouched(() => {
        import('./late-chunks.ts').then((module) => module.fetchLateChunks()).catch(() => {});
      });
    });
  });
}

/** At the first touch of each kind, and without one after a while; once more is harmless, what has come is there. */
function whenTouched(work: () => void): void {
  setTimeout(work, UNTOUCHED_MS);
  for (const touch of TOUCHES) window.addEventListener(touch, work, { once: true });
}

/** Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
