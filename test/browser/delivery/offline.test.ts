import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engineNotFetched } from '#words/page/archive';
import { requireChromium } from '../../../scripts/find/chromium.mjs';
import { linksOf } from '../../archive/corpus.ts';
import { drawn, drop } from '../support.ts';

const BUILT = join(import.meta.dirname, '../../../dist');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
};

/** A host of the page that can be switched off, and whose files can be replaced by another release. */
class Host {
  readonly folder = mkdtempSync(join(tmpdir(), 'driftlab-host-'));
  private server: Server | null = null;
  private port = 0;

  constructor() {
    cpSync(BUILT, this.folder, { recursive: true });
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = join(this.folder, path.endsWith('/') ? `${path}index.html` : path);
      try {
        const content = readFileSync(file);
        const headers = { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' };
        response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(content);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => this.server?.listen(this.port, '127.0.0.1', done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  /** Another release: a page that says so, under a new revision, and none of the old one's late scripts. */
  release(): void {
    const edit = (name: string, change: (text: string) => string) =>
      writeFileSync(join(this.folder, name), change(readFileSync(join(this.folder, name), 'utf8')));
    edit('index.html', (text) => text.replace('<html', '<html data-release="second"'));
    const integrity = `sha256-${createHash('sha256')
      .update(readFileSync(join(this.folder, 'index.html')))
      .digest('base64')}`;
    edit('sw.js', (text) =>
      text.replace(
        /\{[^{}]*"url":"index\.html"[^{}]*\}/,
        JSON.stringify({ url: 'index.html', revision: 'second', integrity }),
      ),
    );
    expect(readFileSync(join(this.folder, 'sw.js'), 'utf8')).toContain('"revision":"second"');
    for (const name of readdirSync(join(this.folder, 'assets')))
      if (name.startsWith('own-view-')) rmSync(join(this.folder, 'assets', name));
  }
}

let browser: Browser;
let host: Host;
beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  browser = await chromium.launch({ executablePath: requireChromium(), args });
});
afterAll(() => browser.close());
beforeEach(async () => {
  host = new Host();
  await host.start();
});
afterEach(async () => {
  await host.stop();
  rmSync(host.folder, { recursive: true });
});

/** A busy machine keeps five megabytes slowly. */
const soon = { timeout: 60_000 };
const PATIENCE_MS = 240_000;
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
/** What asks for a newer release starts together with the note on a term. */
const asking = (page: Page) => page.locator('#term-note').waitFor({ state: 'attached', ...soon });
const release = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'first');

/** A first visit, until everything is kept. */
async function visit(folder = ''): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(host.address + folder);
  await drawn(page);
  await kept(page);
  return page;
}

describe('after one visit, without a server', () => {
  it(
    'each language is there by itself: English, kept later, leaves the German files alone',
    async () => {
      const page = await visit('de/');
      await page.goto(host.address);
      await drawn(page);
      await kept(page);
      await host.stop();
      for (const [folder, language] of Object.entries({ 'de/': 'de', '': 'en' })) {
        await page.goto('about:blank');
        await page.goto(host.address + folder);
        await drawn(page);
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      }
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'a link of an older engine runs where that engine was used before, else a sentence says what is missing',
    async () => {
      const address = `${host.address}#${linksOf('0.1.0')[0].link}`;
      const engines = (page: Page) =>
        page.evaluate(async () => (await (await caches.open('driftlab-engines')).keys()).length);
      const [used, unused] = [await visit(), await visit()];
      expect(await engines(used)).toBe(0);
      const badge = used.getByRole('button', { name: 'Engine 0.1.0, archived' });
      await used.goto('about:blank');
      await used.goto(address);
      await badge.waitFor();
      await expect.poll(() => engines(used), soon).toBe(3);
      await host.stop();
      for (const page of [used, unused]) {
        await page.goto('about:blank');
        await page.goto(address);
      }
      await drawn(used);
      await badge.waitFor();
      await unused
        .getByText(engineNotFetched({ version: '0.1.0', address: `${host.address}engines/` }))
        .first()
        .waitFor();
      await used.context().close();
      await unused.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'the page computes, a shared link opens, and a table becomes an objective',
    async () => {
      const page = await visit();
      await page.goto(`${host.address}#steady-drift.50`);
      await page.getByRole('button', { name: 'Share' }).click();
      const field = page.getByRole('textbox', { name: 'Link to this run' });
      await expect.poll(() => field.inputValue(), soon).toContain('#');
      const link = await field.inputValue();
      await host.stop();

      await page.goto('about:blank');
      await page.goto(host.address);
      await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
      await drawn(page);

      await page.goto('about:blank');
      await page.goto(link);
      await page.getByRole('heading', { level: 1, name: 'Steady drift' }).waitFor();
      await page.getByText('t = 50 of 200').waitFor();

      const csv = Array.from({ length: 45 }, (_, i) =>
        i === 0 ? 'day,a,b,c' : `${i},${i % 7},${i % 5},${i % 3}`,
      );
      const held = await page.evaluateHandle((content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], 'waves.csv', { type: 'text/csv' }));
        return transfer;
      }, csv.join('\n'));
      await drop(page, held);
      await page.getByRole('button', { name: 'Use in the lanes' }).click();
      await page.getByRole('button', { name: 'Objective: waves.csv' }).waitFor();
      await drawn(page);

      await page.keyboard.press('l');
      await page.getByRole('button', { name: /^ET, Table 1/ }).click();
      await page.getByRole('navigation', { name: 'Experiments' }).waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'the page in another one’s frame opens',
    async () => {
      const page = await visit();
      await host.stop();
      await page.goto('about:blank');
      await page.goto(`${host.address}?embed=1#steady-drift.50`);
      await page.getByText(/50/).first().waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );
});

describe('a newer release', () => {
  it(
    'arrives as a prompt while a run plays, leaves an open page as it is, and is taken when asked for',
    async () => {
      const page = await visit();
      await page.goto('about:blank');
      await page.goto(`${host.address}#steady-drift.160`);
      await page.getByText('t = 160 of 200').waitFor();
      await asking(page);
      await page.keyboard.press(' ');
      await page.getByRole('button', { name: 'Pause', exact: true }).first().waitFor();
      host.release();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.getByText('A newer version of the page is ready.').waitFor(soon);
      expect(await release(page)).toBe('first');
      // The run plays on to its end.
      await page.getByText('t = 200 of 200').waitFor(soon);

      // What is gone from the server still comes from what the old release keeps.
      await page.getByRole('button', { name: 'Your own' }).first().click();
      const own = page.getByRole('main', { name: 'Your own objective' });
      await own.getByRole('textbox').first().waitFor();
      await page.keyboard.press('Escape');
      await own.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: 'Reload now' }).click();
      await expect.poll(() => release(page).catch(() => ''), soon).toBe('second');
      await page.getByText('t = 200 of 200').waitFor();
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    'taken in one tab reloads no other, which is told',
    async () => {
      const page = await visit();
      await page.reload();
      await drawn(page);
      const other = await page.context().newPage();
      await other.goto(host.address);
      await drawn(other);
      await other.evaluate(() => navigator.serviceWorker.ready);
      await asking(page);
      await asking(other);
      host.release();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.getByRole('button', { name: 'Reload now' }).click(soon);
      await expect.poll(() => release(page).catch(() => ''), soon).toBe('second');
      await other.getByText(/opened a newer version|newer version of the page is ready/).waitFor(soon);
      expect(await release(other)).toBe('first');
      await page.context().close();
    },
    PATIENCE_MS,
  );
});

describe('files that were damaged in the browser’s cache', () => {
  const DAMAGES = {
    emptied: '',
    'cut off': null,
    replaced: '<!doctype html><title>Sign in</title>',
  } as const;

  /** Damages every file of the release that this fits; how many there were. */
  const damage = (page: Page, fits: RegExp, text: string | null) =>
    page.evaluate(
      async ([source, replacement]) => {
        let count = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys()) {
            if (!new RegExp(source).test(request.url)) continue;
            const found = await cache.match(request);
            if (!found) continue;
            const bytes = await found.arrayBuffer();
            const body = replacement ?? bytes.slice(0, bytes.byteLength >> 1);
            await cache.put(request, new Response(body, { headers: found.headers }));
            count++;
          }
        }
        return count;
      },
      [fits.source, text] as const,
    );

  it.each(Object.entries(DAMAGES))(
    'are fetched again where all of them are %s: the page opens, and once more without a server',
    async (_, text) => {
      const page = await visit();
      expect(await damage(page, /./, text)).toBeGreaterThan(200);
      // What the worker has checked before, it does not check again.
      const restart = await page.context().newCDPSession(page);
      await restart.send('ServiceWorker.enable');
      await restart.send('ServiceWorker.stopAllWorkers');
      await page.goto('about:blank');
      await page.goto(`${host.address}#steady-drift.50`);
      await page.getByText('t = 50 of 200').waitFor(soon);
      await drawn(page);
      await page.keyboard.press('l');
      await page.getByRole('button', { name: /^ET, Table 1/ }).click();
      await page.getByRole('navigation', { name: 'Experiments' }).waitFor();
      await host.stop();
      await page.goto('about:blank');
      await page.goto(`${host.address}#steady-drift.51`);
      await page.getByText('t = 51 of 200').waitFor(soon);
      await drawn(page);
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
