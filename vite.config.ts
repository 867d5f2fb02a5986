import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'web',
  publicDir: '../public',
  base: './',
  plugins: [react()],
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 800 },
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
