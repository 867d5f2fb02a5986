import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { GEN } from '../words/write.ts';
import { definedFor, translations } from './language.ts';
import { stretched, thinned } from './thin.ts';

const WEB = new URL('../../web/', import.meta.url);
const CORE = new URL('../../src/linalg/gen/core.wasm', import.meta.url);

/**
 * Writes into the built page what it opens on: the picture of the opening scene, its style sheet, a script in the head that
 * knows theme and address, and one at the end that fetches everything else once the picture is painted. Their hashes go into
 * the page's policy.
 * @param others what the page's modules need to be built
 */
export function firstPicture(others: readonly PluginOption[]): Plugin {
  let mode = 'en';
  return {
    name: 'first-picture',
    apply: 'build',
    configResolved(config) {
      mode = config.mode;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) return html;
        const page = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const worker = Object.keys(bundle).find((name) => /lab-worker-.*\.js$/.test(name));
        if (!page || !worker) throw new Error('The build has no page or no worker.');
        const files = { page: `./${page.fileName}`, worker: `./${worker}` };
        const sheet = sheets(html, bundle);
        // It stands in the page: late scripts that waited for it would bring it again, over the sheets between.
        page.viteMetadata?.importedCss.clear();
        const before = script('app/first/before-paint.ts', mode);
        const after = script('app/first/after-paint.ts', mode, files);
        return html
          .replace(/\s*<script type="module"[^>]*><\/script>/, '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
          .replace(
            '</title>',
            () => `</title>\n${fonts(bundle)}<script>${before}</script>\n<style>${sheet}</style>`,
          )
          .replace(/(?=<div id="root">)/, () => `${pictureSlot(pictures)}\n`)
          .replace('</body>', () => `<script>${after}</script>\n</body>`)
          .replace("script-src 'self'", `script-src 'self' ${[before, after].map(hash).join(' ')}`);
      },
    },
    async buildStart() {
      pictures = await drawn(others, mode);
    },
  };
}

let pictures: Drawn = { markup: {}, card: '', layouts: {} };

interface Drawn {
  readonly markup: Readonly<Record<string, string>>;
  /** The words of a first visit. */
  readonly card: string;
  readonly layouts: Readonly<
    Record<string, { readonly media: string; readonly sizes: Parameters<typeof stretched>[1] }>
  >;
}

/** Runs the page's own components in Node, on the engine. */
async function drawn(others: readonly PluginOption[], mode: string): Promise<Drawn> {
  const folder = await mkdtemp(join(tmpdir(), 'driftlab-picture-'));
  try {
    await build({
      configFile: false,
      mode,
      root: WEB.pathname,
      logLevel: 'error',
      plugins: [...others, coreFrom(CORE)],
      ssr: { noExternal: true },
      build: { ssr: 'app/first/picture.tsx', outDir: folder, target: 'node20' },
    });
    const module = await import(pathToFileURL(join(folder, 'picture.js')).href);
    return { markup: await module.drawPictures(), card: module.drawCard(), layouts: module.LAYOUTS };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The bundle lies elsewhere than the core beside its module. */
function coreFrom(file: URL): Plugin {
  return {
    name: 'core-from',
    async load(id) {
      if (!id.endsWith('/core-bytes.node.ts')) return null;
      const bytes = (await readFile(file)).toString('base64');
      return `export const loadCoreBytes = async () => new Uint8Array(Buffer.from('${bytes}', 'base64'));`;
    },
  };
}

/** Seen when all of it has come: what is laid out piece by piece moves. */
function pictureSlot({ markup, card, layouts }: Drawn): string {
  const names = Object.keys(layouts);
  const shown = names.map((name) => `@media ${layouts[name].media}{#first>.${name}{display:block}}`).join('');
  const parts = names.map(
    (name) => `<div class="${name}">${thinned(stretched(markup[name], layouts[name].sizes), name)}</div>`,
  );
  return `<style>@layer components{${shown}}#first{visibility:hidden}</style>\n<div id="first" aria-hidden="true">${parts.join('')}</div>\n<div id="first-card" aria-hidden="true">${thinned(card, 'card')}</div>\n<style>#first{visibility:visible}</style>`;
}

/** The sheets that the page asks for, with the addresses in them as the page has them. */
function sheets(html: string, bundle: Rolldown.OutputBundle): string {
  const names = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"/g)].map(([, name]) => name);
  return names
    .map((name) => {
      const file = bundle[name];
      return file.type === 'asset' ? String(file.source).replace(/url\((["']?)\.\//g, 'url($1./assets/') : '';
    })
    .join('');
}

/** Those that the picture's words are set in, fetched with it: a face that comes later moves what is there. */
function fonts(bundle: Rolldown.OutputBundle): string {
  return Object.keys(bundle)
    .filter((name) => /\/(inter|symbols-\w+)-[\w-]{8}\.woff2$/.test(name))
    .map((name) => `<link rel="preload" href="./${name}" as="font" type="font/woff2" crossorigin />\n`)
    .join('');
}

/** A script of the page as one line of text. */
function script(
  name: string,
  mode: string,
  files?: { readonly page: string; readonly worker: string },
): string {
  const { outputFiles } = buildSync({
    entryPoints: [new URL(name, WEB).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { ...definedFor(mode), ...(files && { FIRST_FILES: JSON.stringify(files) }) },
    ...(translations().includes(mode) && { alias: { '#words': GEN + mode } }),
  });
  return outputFiles[0].text.trim();
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
