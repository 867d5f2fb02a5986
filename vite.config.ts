import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  publicDir: '../public',
  base: './',
  plugins: [react()],
  // Plotly brings 83 kB of styles for maps that are never drawn.
  resolve: {
    alias: {
      'maplibre-gl/dist/maplibre-gl.css': fileURLToPath(new URL('web/theme/none.css', import.meta.url)),
    },
  },
  // Custom plotly bundles refer to Node's `global`.
  define: { global: 'globalThis' },
  // Plotly is one lazy chunk of a megabyte; the first picture does not wait for it.
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1200 },
  worker: { format: 'es' },
  preview: { port: 4173, headers: hostHeaders() },
});

/** The headers that `public/_headers` asks of a host, for every file. */
function hostHeaders(): Record<string, string> {
  const text = readFileSync(new URL('public/_headers', import.meta.url), 'utf8');
  const [, everywhere] = text.split(/^\/\S*\n/m);
  const pairs = everywhere
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/:\s(.*)/));
  return Object.fromEntries(pairs.map(([name, value]) => [name, value]));
}
