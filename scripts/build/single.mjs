// The page as one HTML file that opens without a server: `npm run build:single` writes dist-single/driftlab.html.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { NOTICES } from '../page/notices.ts';
import { withNotices, withoutNeighbours, withoutWhatLiesBeside, workersInside } from '../page/one-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}dist-single`;
const { config } = await loadConfigFromFile(
  { command: 'build', mode: 'production' },
  `${root}vite.config.ts`,
  root,
);
/** One file has no service worker, nothing to fetch after its first paint, and no other language beside it. */
const isKept = (plugin) => !/^(vite-plugin-pwa|first-picture|language)/.test(plugin?.name ?? '');
const { rolldownOptions: _, ...settings } = config.build;

await build({
  ...config,
  configFile: false,
  root: `${root}web`,
  publicDir: false,
  define: { ...config.define, LANGUAGES: '[]', LANGUAGE: '"en"' },
  logLevel: 'warn',
  plugins: [
    workersInside(),
    withoutWhatLiesBeside(),
    ...(await Promise.all(config.plugins)).flat(9).filter(isKept),
    viteSingleFile(),
  ],
  build: { ...settings, outDir: out, emptyOutDir: true, chunkSizeWarningLimit: 20_000 },
  // Each in one piece.
  worker: { ...config.worker, format: 'iife', rolldownOptions: {} },
});

const licences = await readFile(`${out}/${NOTICES}`, 'utf8');
const html = withNotices(withoutNeighbours(await readFile(`${out}/index.html`, 'utf8')), licences);
await rm(out, { recursive: true });
await mkdir(out);
await writeFile(`${out}/driftlab.html.part`, html);
await rename(`${out}/driftlab.html.part`, `${out}/driftlab.html`);
console.log(`dist-single/driftlab.html, ${(Buffer.byteLength(html) / 1e6).toFixed(2)} MB`);
