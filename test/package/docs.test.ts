import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../src/index.ts';
import { serveFolder } from './serve-folder.ts';

// The built docs (`npm run docs`), as they would lie in docs/ beside the page.

const SITE = resolve(import.meta.dirname, '../../dist-docs');
const PAGE = join(SITE, '../index.html');

interface Link {
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const texts = new Map(pages.map((name) => [name, readFileSync(join(SITE, name), 'utf8')]));
const textOf = (page: string) => texts.get(page) ?? '';
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const links: readonly Link[] = pages.flatMap((from) =>
  [...textOf(from).matchAll(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(([, to, words]) => ({
    from,
    to: to.replaceAll('&amp;', '&'),
    words: plain(words),
  })),
);
const isOutside = ({ to }: Link) => /^https:\/\//.test(to);
const inside = links.filter((link) => !isOutside(link));

/** The file that a link of the site leads to, and the place in it. */
function target({ from, to }: Pick<Link, 'from' | 'to'>): { readonly file: string; readonly anchor: string } {
  const [path, anchor = ''] = to.split('#');
  const file = path === '' ? join(SITE, from) : resolve(SITE, dirname(from), path.split('?')[0]);
  const isFolder = path.endsWith('/') || (existsSync(file) && statSync(file).isDirectory());
  return { file: isFolder ? join(file, 'index.html') : file, anchor: decodeURIComponent(anchor) };
}

const nameOf = (file: string) => file.slice(SITE.length + 1);
const hasPlace = (page: string, anchor: string) => textOf(page).includes(`id="${anchor}"`);

/** What leads nowhere: no such file, or no such place in it. */
function isDead(link: Link): boolean {
  const { file, anchor } = target(link);
  if (file === PAGE) return anchor !== '' && !SCENES.some(({ id }) => id === anchor);
  if (!existsSync(file)) return true;
  return anchor !== '' && file.endsWith('.html') && !hasPlace(nameOf(file), anchor);
}

describe('the docs', () => {
  it('have no dead link, and no picture, script or sheet that is not there', () => {
    expect(links.length).toBeGreaterThan(1000);
    expect(inside.filter(isDead).map(({ from, to }) => `${from}: ${to}`)).toEqual([]);
    const sources = pages.flatMap((from) =>
      [...textOf(from).matchAll(/<(?:img|script|link)\b[^>]*?\b(?:src|href)="([^"]+)"/g)].map(([, to]) => ({
        from,
        to,
      })),
    );
    expect(sources.filter((each) => !each.to.startsWith('data:') && !existsSync(target(each).file))).toEqual(
      [],
    );
  });

  it('link outside to few places, all of them over https', () => {
    expect(inside.filter(({ to }) => /^[a-z]+:|^\/\//.test(to))).toEqual([]);
    const hosts = new Set(links.filter(isOutside).map(({ to }) => new URL(to).host));
    expect([...hosts].toSorted()).toEqual([
      'arxiv.org',
      'bullmq.io',
      'nodejs.org',
      'redis.io',
      'revealjs.com',
      'www.unicode.org',
    ]);
  });

  it.each([
    ['Add my algorithm', /defineAlgorithm/],
    ['Run 30,000 replicates on our cluster', /--replicates<?.*30000.*--queue/],
  ])('answer “%s” one click from the first page', (words, answer) => {
    const found = inside.filter((link) => link.from === 'index.html' && link.words === words);
    expect(found).toHaveLength(1);
    expect(plain(textOf(nameOf(target(found[0]).file)))).toMatch(answer);
  });

  it('can be reached whole from the first page, by two clicks at most', () => {
    const next = (from: readonly string[]) =>
      new Set(inside.filter((link) => from.includes(link.from)).map((link) => nameOf(target(link).file)));
    const first = next(['index.html']);
    const second = next([...first]);
    const missed = pages.filter((name) => name !== 'index.html' && !first.has(name) && !second.has(name));
    expect(missed).toEqual(['404.html']);
  });

  it('ask their own host alone and run no script that is not theirs', () => {
    for (const page of pages.filter((name) => name !== '404.html')) {
      const [, policy = ''] =
        /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(textOf(page)) ?? [];
      expect(policy, page).toMatch(/^default-src 'none'; connect-src 'self'; /);
      expect(/script-src ([^;]+)/.exec(policy)?.[1], page).toMatch(/^'self'( 'sha256-[^']+')+$/);
    }
  });
});

describe('the docs in a browser', () => {
  let browser: Browser;
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    server = await serveFolder(join(SITE, '..'));
    const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it('work in any folder: a page inside, the search, the other theme, without a word in the console', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.address}dist-docs/algorithms/et-gp-ucb.html`);
    await page.getByRole('heading', { level: 1, name: 'ET-GP-UCB' }).waitFor();
    await page.getByRole('switch').first().click();
    await page.locator('html.dark[data-theme="dark"]').waitFor();
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('searchbox').fill('Slurm');
    await page
      .getByRole('option', { name: /All cores, then all machines/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'All cores, then all machines' }).waitFor();
    expect(page.url()).toContain('/dist-docs/scale.html');
    expect(complaints).toEqual([]);
    await page.close();
  }, 120_000);
});
