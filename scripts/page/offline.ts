import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * The service worker (`web/offline/sw.ts`): it keeps every file of a release (scripts, workers, `.wasm`, faces, icons), so
 * that after one visit the page needs no server, and an open page keeps its own release while a newer one waits.
 * `web/offline/releases.ts` registers it.
 */
export function offline(): PluginOption {
  let built = '';
  const integrityOf = (name: string) =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(built, name)))
      .digest('base64')}`;
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: null,
    // public/manifest.webmanifest is written by hand.
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,css,html,wasm,woff2,svg,png,webmanifest}'],
      // The first is asked for by other sites only; an archived engine is kept when it is first used.
      globIgnores: ['social.png', 'engines/**'],
      maximumFileSizeToCacheInBytes: 4_000_000,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
          warnings: [],
        }),
      ],
    },
  });
  return [
    {
      name: 'offline-place',
      configResolved({ root, build }) {
        built = resolve(root, build.outDir);
      },
    },
    worker,
  ];
}
