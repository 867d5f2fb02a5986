import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const REVEAL = resolve(ROOT, 'node_modules/reveal.js');
const TYPES: Readonly<Record<string, string>> = { mjs: 'text/javascript', css: 'text/css' };

let stage: Stage;
let framed: PreviewServer;
let decks: Server;
/** A deck of reveal.js, of another origin than the page. */
let deck: string;

beforeAll(async () => {
  stage = await openStage();
  framed = await preview({
    root: resolve(ROOT, 'web'),
    configFile: resolve(ROOT, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': 'frame-ancestors *' } },
    logLevel: 'error',
  });
  const driftlab = framed.resolvedUrls?.local[0] ?? '';
  decks = createServer(({ url = '/' }, response) => {
    const [, file, type] = url.match(/^\/reveal\.js\/(dist\/[\w./-]+\.(mjs|css))$/) ?? [];
    response.setHeader('Content-Type', file ? TYPES[type] : 'text/html');
    if (file) response.end(readFileSync(resolve(REVEAL, file)));
    else response.end(url === '/' ? deckPage(driftlab) : '');
  });
  await new Promise<void>((done) => decks.listen(0, '127.0.0.1', done));
  deck = `http://127.0.0.1:${(decks.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await stage.close();
  await new Promise<void>((done) => framed.httpServer.close(() => done()));
  await new Promise<void>((done) => decks.close(() => done()));
});

/** Three slides, the run on the second; the script of docs/embed.md, word for word. */
function deckPage(driftlab: string): string {
  const guide = readFileSync(resolve(ROOT, 'docs/embed.md'), 'utf8');
  const [script = ''] = guide.match(/<script type="module">[\s\S]*?<\/script>/) ?? [];
  return `<!doctype html><meta charset="utf-8"><title>Deck</title>
<link rel="stylesheet" href="reveal.js/dist/reveal.css">
<div class="reveal"><div class="slides">
<section><h2>First</h2></section>
<section><iframe data-src="${driftlab}?embed=B#abrupt-change.50" width="720" height="420"></iframe></section>
<section><h2>Third</h2></section>
</div></div>
${script.replaceAll('https://driftlab.example', new URL(driftlab).origin)}`;
}

/** A busy machine takes its time. */
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 20_000 });

/** The deck on the slide of the run. */
async function opened() {
  const page = await stage.browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(`${deck}#/1`);
  return page;
}

const runOf = async (page: Page): Promise<Frame> => {
  await soon(() => page.frames().length).toBe(2);
  return page.frames()[1];
};
const atStep = async (page: Page, step: number) =>
  (await runOf(page)).getByText(`t = ${step} of 200`).waitFor();

describe('a run in a deck of reveal.js of another origin', () => {
  it('stands on its slide, and passes on the keys that leave it', async () => {
    const page = await opened();
    await atStep(page, 50);
    const run = await runOf(page);
    await run.getByRole('button', { name: 'One step on' }).click();
    await atStep(page, 51);
    await page.keyboard.press('PageDown');
    await soon(() => page.url()).toMatch(/#\/2$/);
    await page.keyboard.press('PageUp');
    await soon(() => page.url()).toMatch(/#\/1$/);
    await page.close();
  });

  it('keeps its step when the deck is reloaded', async () => {
    const page = await opened();
    await atStep(page, 50);
    const run = await runOf(page);
    await run.getByRole('button', { name: 'One step on' }).click();
    await run.getByRole('button', { name: 'One step on' }).click();
    await atStep(page, 52);
    await page.reload();
    await atStep(page, 52);
    await page.close();
  });
});
