import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vitepress';
import { run } from '../run.mjs';
import { allPages, type DocGroup, readContents } from './contents.ts';
import { towardsSite } from './links.ts';
import type { DocPage } from './markdown.ts';

// Builds the docs site into dist-docs/: its pages are first written to docs/gen/, then made into a site by VitePress.
// usage: tsx scripts/docs/build.ts

const root = resolve(import.meta.dirname, '../..');
const gen = join(root, 'docs/gen');
const types = join(gen, 'types');

rmSync(gen, { recursive: true, force: true });
run('npx', 'tsc', '-p', join(root, 'tsconfig.lib.json'), '--outDir', types);
const groups = await readContents(root, join(types, 'src'));
const pages = allPages(groups);
for (const page of pages) {
  const { text, assets } = towardsSite(page, pages, root);
  write(`pages/${page.path}`, `${frontMatter(page)}${text}`);
  for (const { from, to } of assets) cpSync(join(root, from), join(gen, 'pages', to));
}
write('sidebar.json', JSON.stringify(groups.map(sidebarGroup)));
await build(import.meta.dirname);
console.log(`docs: ${pages.length} pages in dist-docs/`);

function write(path: string, text: string): void {
  const file = join(gen, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function frontMatter({ title, about }: DocPage): string {
  const lines = [`title: ${JSON.stringify(title)}`, about && `description: ${JSON.stringify(about)}`];
  return `---\n${lines.filter(Boolean).join('\n')}\n---\n\n`;
}

function sidebarGroup({ title, pages, below = {} }: DocGroup) {
  const items = pages.map((page) => ({
    text: page.title,
    link: addressOf(page),
    ...(below[page.path] && {
      collapsed: true,
      items: below[page.path].map((each) => ({ text: each.title, link: addressOf(each) })),
    }),
  }));
  return { text: title, items };
}

function addressOf({ path }: DocPage): string {
  return `/${path.replace(/(index)?\.md$/, '')}`;
}
