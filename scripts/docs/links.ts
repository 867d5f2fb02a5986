import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { DocPage } from './markdown.ts';
import { deployPlace } from './pages/deploy.ts';

/** A file of the repository that a page shows or offers, and its place in the site. */
export interface Asset {
  readonly from: string;
  readonly to: string;
}

/** Code, which has no links, and the address of a link or picture, or of an element. */
const CODE_OR_LINK = /(```[\s\S]*?\n\s*```|`[^`\n]+`)|(\]\()([^)\s]+)(?=\))/g;
const PICTURE = /\.(png|svg)$/;

/**
 * A page's text with its links turned from the repository towards the site.
 * @returns the text, and the files beside pages that it needs
 * @throws Error that names a link of which the site knows nothing
 */
export function towardsSite(
  page: DocPage,
  pages: readonly DocPage[],
  root: string,
): { text: string; assets: Asset[] } {
  const { source } = page;
  if (!source) return { text: page.text, assets: [] };
  const places = placesOf(pages);
  const assets: Asset[] = [];
  const text = page.text.replace(CODE_OR_LINK, (whole, code, opening, address) => {
    if (code || /^([a-z]+:|#)/.test(address)) return whole;
    const [path, anchor] = address.split('#');
    const file = posix.normalize(posix.join(posix.dirname(source), path));
    const place =
      (file.startsWith('deploy/') && deployPlace(file)) ||
      (places.get(file) ?? assetPlace(file, root, assets));
    if (!place) throw new Error(`${source}: the docs have no page or file for ${address}`);
    const target = posix.relative(posix.dirname(page.path), place);
    return `${opening}${target}${anchor ? `#${anchor}` : ''}`;
  });
  return { text, assets };
}

/** Sources that a page is made from: a link to them leads to the page. */
const MADE_FROM: Readonly<Record<string, string>> = {
  'src/index.ts': 'library.md',
  'src/algorithms': 'algorithms/index.md',
  'src/objectives': 'objectives.md',
  'src/engine/scenes': 'scenes.md',
  'src/engine/scenario': 'scenario.md',
  'src/cli/commands': 'commands.md',
  'web/terms': 'glossary.md',
  'docs/decisions': 'decisions/index.md',
};

/** The page of each file of the repository; a page that is made stands for a file of its name in docs/. */
function placesOf(pages: readonly DocPage[]): ReadonlyMap<string, string> {
  return new Map([
    ...pages.map(({ path }) => [`docs/${path}`, path] as const),
    ...pages.flatMap(({ source, path }) => (source ? [[source, path] as const] : [])),
    ...Object.entries(MADE_FROM),
  ]);
}

/** Where a file of docs/ that is no page stands in the site: pictures beside their page, others in the public folder. */
function assetPlace(file: string, root: string, assets: Asset[]): string | undefined {
  if (!file.startsWith('docs/') || !existsSync(join(root, file))) return undefined;
  const to = file.slice('docs/'.length);
  assets.push({ from: file, to: PICTURE.test(file) ? to : `public/${to}` });
  return to;
}
