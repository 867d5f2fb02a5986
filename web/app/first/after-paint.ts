import * as words from '#words/time/transport';
import { limitTrustedTypes } from '../../browser/trusted-types.ts';
import type { FirstWindow } from './window.ts';

/** Set at build: where the page's script and its workers' lie. */
declare const FIRST_FILES: { readonly page: string; readonly worker: string };

/** Hidden pages are not painted; from then on the scripts are not waited with. */
const LATEST_MS = 1500;

// Runs at the end of the built page, before its scripts: these come when the picture has been painted.
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
  // When it is said to be on the screen: a frame that has been asked for is not yet there, and the first paint may be empty.
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, LATEST_MS);
}
