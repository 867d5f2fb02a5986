import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { slug } from '../slug.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The page's tokens know a theme by an attribute, VitePress by a class: the one follows the other. */
const THEME = `<script>(() => {
  const root = document.documentElement;
  const follow = () => { root.dataset.theme = root.classList.contains('dark') ? 'dark' : 'light'; };
  follow();
  new MutationObserver(follow).observe(root, { attributes: true, attributeFilter: ['class'] });
})();</script>`;

/** Inside the page, as a relative address would lead elsewhere after the next page has been opened in its place. */
const ICON = `<link rel="icon" href="data:image/svg+xml;base64,${readFileSync(join(ROOT, 'public/icon.svg'), 'base64')}">`;

/** The docs ask their own host alone, and run no script but their own. */
const POLICY =
  "default-src 'none'; connect-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'";

export default defineConfig({
  title: 'Driftlab',
  description: 'User guide and reference of Driftlab.',
  base: './',
  srcDir: join(ROOT, 'docs/gen/pages'),
  outDir: join(ROOT, 'dist-docs'),
  cacheDir: join(ROOT, 'docs/gen/cache'),
  lang: 'en-GB',
  metaChunk: true,
  transformHtml: (text) => {
    const html = text.replace('</head>', `${ICON}\n    ${THEME}\n  </head>`);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}">`;
    return html.replace('<head>', `<head>\n    ${policy}`);
  },
  vite: {
    build: {
      chunkSizeWarningLimit: 1000,
      // The policy takes faces from their own host alone, however small.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  },
  markdown: { anchor: { slugify: slug }, attrs: { disable: true }, languageAlias: { js: 'ts' } },
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    sidebar: JSON.parse(readFileSync(join(ROOT, 'docs/gen/sidebar.json'), 'utf8')),
    nav: [
      { text: 'The page', link: '/guide' },
      { text: 'Your own algorithm', link: '/own-algorithm' },
      { text: 'Clusters', link: '/scale' },
      { text: 'Library', link: '/library' },
    ],
  },
});

/** The policy with the hashes of the scripts that stand in the page itself. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return `${POLICY}; script-src 'self' ${[...new Set(hashes)].join(' ')}`;
}
