import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type PreviewServer, parseAst, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requireChromium } from '../../scripts/find-chromium.mjs';
import { usual } from './support.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'driftlab-pseudo-'));
const config = { configFile: resolve(ROOT, 'vite.config.ts'), root: resolve(ROOT, 'web') };

let server: PreviewServer;
let browser: Browser;
let url: string;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await build({ ...config, mode: 'pseudo', build: { outDir, emptyOutDir: true }, logLevel: 'error' });
  vi.unstubAllEnvs();
  server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  url = server.resolvedUrls?.local[0] ?? '';
  browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.httpServer.close();
  rmSync(outDir, { recursive: true });
});

/** Rooms of words that the pseudo-locale leaves alone: sentences from numbers, cards, terms, descriptions, lessons. */
const OTHER_ROOMS = [
  'src',
  'lessons',
  'web/readings',
  'web/cards',
  'web/glossary/terms.ts',
  'web/papers/names.ts',
];

const textsOfOtherRooms = (): string[] =>
  OTHER_ROOMS.flatMap((room) =>
    /\.ts$/.test(room)
      ? [room]
      : readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
    .filter((file) => /\.(tsx?|json|md)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return /\.tsx?$/.test(file)
        ? stringsIn(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
        : text.split('\n');
    });

/** What stands in those rooms, in pieces as they come on the page: between values, formulas and marks; the longest first. */
function piecesOf(texts: readonly string[]): string[] {
  const coarse = texts.flatMap((text) => text.split(/\$[^$]*\$|\*\*|: |["\n^{}|[\]]|^\s*(?:[-#>*]|\d+\.)\s/));
  const pieces = [...coarse, ...coarse.flatMap((piece) => piece.split(/, /))].map((piece) => piece.trim());
  return [...new Set(pieces.filter((piece) => /\p{L}{3}/u.test(piece)))].sort((a, b) => b.length - a.length);
}

const letters = (text: string): string => text.replace(/\P{L}+/gu, '');

function stringsIn(node: unknown): string[] {
  const { type, value } = node as { readonly type?: string; readonly value?: unknown };
  if (type === undefined) return [];
  if (type === 'Literal' || type === 'JSXText') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { readonly cooked: string }).cooked];
  return Object.values(node as object)
    .flat()
    .flatMap((child) => (child && typeof child === 'object' ? stringsIn(child) : []));
}

/** Every text that is shown or spoken, once. Indices of symbols, and the text of a file, are no words. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('script, style, noscript, code, kbd, sub, textarea, #first'))
        texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    return [...new Set(texts.map((text) => text.trim()))];
  });

const ACCENT = /[áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ]/;

/** Addresses, names of kinds of files and of papers, names of a table that are cut, symbols and units. */
const NO_WORDS = /\S+:\/\/\S+|\b[A-Z][A-Z0-9-]+\b|WebM|^\S+…$/g;
/** Letters in a row that come together nowhere by chance. */
const LONG = 8;

/** What is neither accented nor of another room, of which a part may stand between values. */
function left(texts: readonly string[], pieces: readonly string[], other: string): string[] {
  const plain = texts.filter((text) => /\p{L}{3}/u.test(text) && !ACCENT.test(text));
  return plain.filter((text) => {
    let rest = text;
    for (const piece of pieces) if (rest.includes(piece)) rest = rest.replaceAll(piece, '·');
    const strange = rest
      .replace(NO_WORDS, '·')
      .split(/[·…\d=:;"+<>≤±]+/)
      .map(letters)
      .filter((run) => run.length > 2 && !(run.length >= LONG && other.includes(run)));
    return strange.join('').length > 0.2 * letters(text).length;
  });
}

type Act = (page: Page) => Promise<unknown>;
const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);
const click =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().click();
const seen =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().waitFor();

/** A surface, its address, and what is done there until it is whole. */
const SURFACES: readonly (readonly [name: string, path: string, ...acts: Act[]])[] = [
  ['the opening scene', '#abrupt-change.61', seen('.lane svg.plot')],
  ['two dimensions', '#abrupt-change-2d.80', seen('.lane canvas')],
  ['an environment', '#threshold.30', seen('.designs svg.plot')],
  ['arms', '#unemployment.40', seen('.lane svg.plot')],
  ['a locked page', '#scene=abrupt-change&t=61&lock=controls&hide=future&you=none', seen('.lock-note')],
  ['a lecture', '#scene=abrupt-change&t=61&lecture=125', seen('.lecture svg.plot')],
  ['the library', '#library', seen('.shelf')],
  ['the papers', '#papers', seen('.papers svg')],
  ['the glossary', '#glossary', seen('.glossary h2')],
  ['a table of one’s own', '#own/table', seen('main#place, main h1')],
  ['a formula of one’s own', '#own/formula', seen('main#place, main h1')],
  ['a drawing of one’s own', '#own/draw', seen('main#place, main h1')],
  ['the comparison', '#compare', seen('.compare svg')],
  ['a game', '#you', seen('.you svg, .race svg, svg.plot')],
  ['what is yours', '#yours', seen('textarea')],
  ['the teacher’s page', '#teacher', seen('.teachers h2, .teachers h3')],
  ['a lesson', '#lesson=the-event-trigger&step=2', seen('.lesson h3')],
  ['a lesson that there is not', '#lesson=nonsense&step=2', seen('.lesson-fault')],
  ['the code for the room', '#abrupt-change.61', press('q'), seen('svg.qr')],
  ['the keys', '#abrupt-change.61', press('?'), seen('[role="dialog"] h2')],
  ['sharing', '#abrupt-change.61', click('.header [aria-haspopup="dialog"]'), seen('.share svg.qr')],
  ['a menu', '#abrupt-change.61', click('[aria-haspopup="menu"]'), seen('[role="menu"]')],
  ['a card', '#abrupt-change.61', press('i'), seen('.card')],
];

describe('the page in a language that nobody speaks', () => {
  const texts = textsOfOtherRooms();
  const pieces = piecesOf(texts);
  const other = texts.map(letters).join(' ');

  it.each([
    [1440, SURFACES],
    [390, SURFACES.filter(([, , ...acts]) => acts.length === 1)],
  ])('has no word left in a component, and everything fits at %i px', async (width, surfaces) => {
    const context = await browser.newContext({ ...usual(url), viewport: { width, height: 900 } });
    const page = await context.newPage();
    const found: Record<string, unknown> = {};
    for (const [name, path, ...acts] of surfaces) {
      await page.goto('about:blank');
      await page.goto(url + path);
      await page.locator('#first').waitFor({ state: 'detached' });
      for (const act of acts) await act(page);
      await expect.poll(() => page.locator('.place-wait').count()).toBe(0);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const words = left(await shownOn(page), pieces, other);
      if (words.length > 0 || wider > 0) found[name] = { words, wider };
    }
    await context.close();
    expect(found).toEqual({});
  });
});
