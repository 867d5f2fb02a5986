import { addPlugins, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { ENGINES_CACHE } from '../browser/engines-cache.ts';

/*
 * The service worker: it keeps the files of a release, and hands out none that is not as it was built. One that was
 * damaged in the browser's cache is fetched again, so that nobody has to clear the site's data.
 */

interface ReleaseFile {
  readonly url: string;
  readonly revision: string | null;
  /** "sha256-…", of its bytes. */
  readonly integrity: string;
}
declare const self: Window & {
  /** Put in at build (scripts/page/offline.ts). */
  readonly __WB_MANIFEST: readonly ReleaseFile[];
  skipWaiting(): Promise<void>;
};

/** Larger than all the rest together: kept when they are first used. */
const ON_USE = /\/plotly[^/]*\.js$/;

const files = self.__WB_MANIFEST;
const integrities = new Map(
  files.map(({ url, integrity }) => [new URL(url, location.href).href, integrity] as const),
);
/** Checked since this worker started: a cache is not damaged between two looks. */
const whole = new Set<string>();

interface Found {
  readonly cacheName: string;
  readonly request: Request;
  readonly cachedResponse?: Response;
}

/** What the cache holds where it is as it was built; else what the server has, which takes its place; null where neither is. */
const onlyWhole = {
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse }: Found): Promise<Response | null> {
    const url = request.url.replace(/\?.*/, '');
    const integrity = integrities.get(url);
    if (!cachedResponse || !integrity || whole.has(url)) return cachedResponse ?? null;
    if (await isWhole(cachedResponse.clone(), integrity)) {
      whole.add(url);
      return cachedResponse;
    }
    return fetchAgain(url, integrity, async (fresh) => (await caches.open(cacheName)).put(request, fresh));
  },
};

async function isWhole(response: Response, integrity: string): Promise<boolean> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return integrity === `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  } catch {
    return false;
  }
}

async function fetchAgain(
  url: string,
  integrity: string,
  keep: (fresh: Response) => Promise<void>,
): Promise<Response | null> {
  try {
    const fresh = await fetch(url, { integrity, cache: 'reload' });
    if (!fresh.ok) return null;
    await keep(fresh.clone()).catch(() => {});
    return fresh;
  } catch {
    return null;
  }
}

addPlugins([onlyWhole]);
precacheAndRoute(files.filter(({ url }) => !ON_USE.test(url)));
// Where the page stands in another one's frame its address has a query. The docs beside the page and its other languages have
// pages of their own.
const beside = ({ pathname }: URL) =>
  /^(docs|[a-z]{2})\//.test(pathname.slice(new URL('./', location.href).pathname.length));
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !beside(url),
  createHandlerBoundToURL('index.html'),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ON_USE.test(url.pathname),
  new CacheFirst({ cacheName: 'driftlab-figures', plugins: [onlyWhole] }),
);
// An archived engine is the same in every release: it is fetched once. Whether it is whole the page sees (web/worker/pool/engine-files.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\/engines\/\d+\.\d+\.\d+\//.test(url.pathname),
  new CacheFirst({ cacheName: ENGINES_CACHE }),
);
// A cache that cannot be read at all.
setCatchHandler(({ request }) => fetch(request));

addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
