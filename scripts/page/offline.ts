import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker: it keeps every file of a release (scripts, workers, `.wasm`, faces, icons), so that after one visit
 * the page needs no server, and an open page keeps its own release while a newer one waits. `web/offline/` registers it.
 */
export function offline(): PluginOption {
  return VitePWA({
    registerType: 'prompt',
    injectRegister: null,
    // public/manifest.webmanifest is written by hand.
    manifest: false,
    workbox: {
      globPatterns: ['**/*.{js,css,html,wasm,woff2,svg,png,webmanifest}'],
      // The first is asked for by other sites only; the others, larger than all the rest, are kept when they are first used.
      globIgnores: ['social.png', 'assets/plotly*.js', 'engines/**'],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/assets\/plotly[^/]*\.js$/.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'driftlab-figures' },
        },
        {
          // An archived engine is the same in every release: it is fetched once.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && /\/engines\/\d+\.\d+\.\d+\//.test(url.pathname),
          handler: 'CacheFirst',
          options: { cacheName: 'driftlab-engines', cacheableResponse: { statuses: [200] } },
        },
      ],
      maximumFileSizeToCacheInBytes: 4_000_000,
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      // Where the page stands in another one's frame its address has a query.
      navigateFallback: 'index.html',
      // The docs beside the page have pages of their own; they are not kept.
      navigateFallbackDenylist: [/\/docs\/[^?]*$/],
    },
  });
}
