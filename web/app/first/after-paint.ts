import * as words from '#words/time/transport';
import { limitTrustedTypes } from '../../browser/trusted-types.ts';
import type { FirstWindow } from './window.ts';

/** Set at build: the addresses of the page's script and its workers' script. */
declare const FIRST_FILES: { readonly page: string; readonly worker: string };

/** The scripts start after this time at the latest, because hidden pages are not painted. */
const LATEST_MS = 1500;

// Runs at the end of the built page and loads its scripts once the picture has been painted.
const here = window as FirstWindow;
const pressed: string[] = [];
let begun = false;

limitTrustedTypes();
here.driftlabPressed = pressed;
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('#first button, #first-card button') : null;
  if (button) pressed.push(button.getAttribute('aria-label') ?? button.textContent.trim());
});
window.addEventListener('keydown', ({ key }) => {
  if (key === ' ' && document.getElementById('first')) pressed.push(words.play);
});

function begin(): void {
  if (begun) return;
  begun = true;
  here.driftlabWorker = new Worker(FIRST_FILES.worker, { type: 'module' });
  const script = document.createElement('script');
  script.type = 'module';
  script.src = FIRST_FILES.page;
  document.head.append(script);
}

if ('linked' in document.documentElement.dataset) {
  document.getElementById('first')?.remove();
  begin();
} else {
  // The browser reports the paint: an animation frame comes before it, and the first paint may be empty.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, LATEST_MS);
}
