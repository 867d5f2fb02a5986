import { Workbox } from 'workbox-window';
import * as words from '#words/page/releases';
import { isMetered } from '../browser/metered.ts';
import { notify, page } from '../store/page.ts';

/** A browser whose old worker is still answering somebody does not change; then it is let go, and the server asked. */
const CHANGE_MS = 4000;

/** How often an open page asks whether there is a newer release. */
const ASK_EVERY_MS = 3_600_000;

/**
 * Keeps the page for use without a server, and says when a newer release waits. That one comes when somebody asks for it
 * or with the next visit, never by itself: an open page continues with its own files.
 */
export function startReleases(): void {
  if (!('serviceWorker' in navigator) || !location.protocol.startsWith('http')) return;
  // The service worker fetches the whole release, unless it was here before.
  if (!isControlled() && isMetered()) return;
  const worker = new Workbox('./sw.js', { scope: './' });
  let asked = false;
  let told: ServiceWorker | undefined;
  const tell = (release: ServiceWorker | undefined) => {
    if (release && release === told) return;
    told = release;
    whenQuiet(() =>
      notify({
        kind: 'info',
        text: words.newerVersion,
        actions: [
          {
            label: words.reloadNow,
            run: () => {
              asked = true;
              worker.messageSkipWaiting();
              setTimeout(() => void takeFromServer(), CHANGE_MS);
            },
          },
        ],
      }),
    );
  };
  worker.addEventListener('waiting', ({ sw }) => tell(sw));
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (asked) location.reload();
    else if (isUpdate || isExternal) tellOtherTab();
  });
  worker
    .register()
    .then((registration) => {
      if (registration && isControlled()) whenInstalled(registration.installing, tell);
      setInterval(() => registration?.update().catch(() => {}), ASK_EVERY_MS);
    })
    // Where the browser refuses, everything works as long as the server is there.
    .catch(() => {});
}

/** Whether this page's own service worker answers it; in a language's folder it can be that of the English page above. */
const isControlled = (): boolean =>
  navigator.serviceWorker.controller?.scriptURL === new URL('./sw.js', location.href).href;

/** Workbox hears of a release that begins to be installed later, or waits by now; not of one that is on its way. */
function whenInstalled(release: ServiceWorker | null, tell: (release: ServiceWorker) => void): void {
  release?.addEventListener('statechange', () => {
    if (release.state === 'installed') tell(release);
  });
}

async function takeFromServer(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  location.reload();
}

/** Another tab has taken the newer release: files of this one that have not been fetched are gone. */
function tellOtherTab(): void {
  whenQuiet(() =>
    notify({
      kind: 'info',
      text: words.otherTab,
      actions: [{ label: words.reloadNow, run: () => location.reload() }],
    }),
  );
}

/** As soon as no other message is on the page. */
function whenQuiet(tell: () => void): void {
  if (!page.getState().notice) {
    tell();
    return;
  }
  const unsubscribe = page.subscribe(({ notice }) => {
    if (notice) return;
    unsubscribe();
    tell();
  });
}
