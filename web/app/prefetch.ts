import { allLanes, drawn } from '../store/run/lane-data.ts';
import { lab } from '../store/store.ts';

/** Time after which an unused page loads the rest. */
const UNTOUCHED_MS = 10_000;

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * When the first picture is drawn and the browser is idle, loads what a first visit shows; at the first sign
 * of use also what may be needed next.
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

/** Runs `work` at the first touch of each kind, and otherwise after a while. Repeated calls do no harm. */
function whenTouched(work: () => void): void {
  setTimeout(work, UNTOUCHED_MS);
  for (const touch of TOUCHES) window.addEventListener(touch, work, { once: true });
}

/** Waits for an idle moment; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}
