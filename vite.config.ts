import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lessons } from './scripts/lessons-plugin.ts';
import { checkedEngines } from './scripts/page/checked-engines.ts';
import { descriptions } from './scripts/page/descriptions.ts';
import { faults } from './scripts/page/faults.ts';
import { firstPicture } from './scripts/page/first-picture.ts';
import { language } from './scripts/page/language.ts';
import { lateHelp } from './scripts/page/late-help.ts';
import { notices } from './scripts/page/notices.ts';
import { offline } from './scripts/page/offline.ts';
import { withoutMapSheet } from './scripts/page/without-map-sheet.ts';
import { WORKER_SCRIPTS } from './scripts/page/worker-scripts.ts';
import { headersOf, readHeaderRules } from './src/cli/room/host-headers.ts';

const licences = notices();

export default defineConfig({
  root: 'web',
  publicDir: '../public',
  base: './',
  // Plotly, fetched when a figure is entered, asks for Node's name of it.
  define: { global: 'globalThis' },
  plugins: [
    react(),
    language(),
    lessons(),
    lateHelp(),
    descriptions(),
    faults(),
    withoutMapSheet(),
    layersFirst(),
    firstPicture([language(), descriptions(), lessons()]),
    checkedEngines(),
    offline(),
    hostHeaders(),
    licences.page(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // The page's policy takes faces from its own host alone, however small.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    // A late chunk waits for its sheets alone; the names of all its scripts would be 1.3 kB of the first one. No script is
    // preloaded, so none needs the polyfill.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // The page's words are constants: each stands where it is used, and costs no name (0.7 kB).
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          // What this imports may belong to a late script.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'page', tags: ['$initial'] },
            // One sheet for all that is late: each one that comes has the browser lay out the whole page again.
            { name: 'late', test: /\.css$/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [licences.worker(), lateHelp()],
    rolldownOptions: WORKER_SCRIPTS,
  },
  preview: { port: 4173 },
});

/** The preview server sends the headers that `public/_headers` asks of a host. */
function hostHeaders(): Plugin {
  const rules = readHeaderRules(readFileSync(new URL('public/_headers', import.meta.url), 'utf8'));
  return {
    name: 'host-headers',
    configurePreviewServer({ middlewares, config }) {
      // Who starts the server with headers of their own has them on every answer, a 304 too.
      const own = config.preview.headers as Readonly<Record<string, string>>;
      middlewares.use(({ url = '' }, response, next) => {
        for (const [name, value] of Object.entries(headersOf(rules, url.split('?')[0])))
          response.setHeader(name, own[name] ?? value);
        next();
      });
    },
  };
}

/**
 * Puts the order of the layers at the head of every sheet. The build shares sheets out among chunks, and one that arrives
 * before the order is stated would put its own layer below all others.
 */
function layersFirst(): Plugin {
  const [order] =
    readFileSync(new URL('web/theme/layers.css', import.meta.url), 'utf8').match(/@layer [^;]+;/) ?? [];
  return {
    name: 'layers-first',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
    },
  };
}
