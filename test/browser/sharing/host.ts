import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';
import { preview } from 'vite';
import { openStage, type Stage } from '../support.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The built page in a frame of another origin. */
export interface Host {
  readonly stage: Stage;
  /** The built page as a host serves it that lets every site embed it. */
  readonly driftlab: string;
  /** A page of another origin; its path and query are the frame's. */
  readonly url: string;
  open(query: string, fragment?: string, options?: BrowserContextOptions): Promise<Framed>;
  close(): Promise<void>;
}

export interface Framed {
  readonly page: Page;
  readonly frame: Frame;
  /** Console errors and warnings, page errors and requests that left both origins. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

export async function openHost(): Promise<Host> {
  const stage = await openStage();
  const framed = await preview({
    root: resolve(ROOT, 'web'),
    configFile: resolve(ROOT, 'vite.config.ts'),
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': 'frame-ancestors *' } },
    logLevel: 'error',
  });
  const driftlab = framed.resolvedUrls?.local[0] ?? '';
  const hosts = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    const path = decodeURIComponent(request.url ?? '/');
    response.end(
      path === '/favicon.ico' ? '' : path === '/guide' ? guidePage(driftlab) : hostPage(driftlab, path),
    );
  });
  await new Promise<void>((done) => hosts.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(hosts.address() as AddressInfo).port}`;
  return {
    ...{ stage, driftlab, url },
    open: (query, fragment = '#abrupt-change.61', options = {}) =>
      open(stage, [driftlab, url], `${url}/${encodeURIComponent(query + fragment)}`, options),
    async close() {
      await stage.close();
      await new Promise<void>((done) => framed.httpServer.close(() => done()));
      await new Promise<void>((done) => hosts.close(() => done()));
    },
  };
}

/** The example of docs/embed.md, word for word. */
function guidePage(driftlab: string): string {
  const guide = readFileSync(resolve(ROOT, 'docs/embed.md'), 'utf8');
  const [, example = ''] = guide.match(/```html\n(<!doctype html>[^`]*?`step[\s\S]*?)```/) ?? [];
  return example.replaceAll('https://driftlab.example', new URL(driftlab).origin);
}

const hostPage = (driftlab: string, path: string) => `<!doctype html><meta charset="utf-8"><title>Host</title>
<iframe src="${driftlab}${path.slice(1)}" width="720" height="420" style="border: 0; max-width: 100%"></iframe>
<script>
  const frame = document.querySelector('iframe');
  const origin = ${JSON.stringify(new URL(driftlab).origin)};
  window.heard = [];
  window.deck = [];
  window.connect = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = (event) => heard.push(event.data);
    frame.contentWindow.postMessage({ driftlab: 'connect' }, origin, [channel.port2]);
    window.port = channel.port1;
  };
  addEventListener('message', (event) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    if (event.data?.driftlab === 'hello') connect();
    else deck.push(event.data);
  });
</script>`;

export interface Report {
  readonly type: string;
  readonly step?: number;
  readonly message?: string;
  readonly title?: string;
  readonly link?: string;
}
declare global {
  interface Window {
    heard: Report[];
    deck: unknown[];
    port: MessagePort;
    connect(): void;
  }
}

async function open(
  { browser }: Stage,
  origins: readonly string[],
  address: string,
  options: BrowserContextOptions,
): Promise<Framed> {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const target = request.url();
    const known = [...origins, 'data:', 'blob:', 'about:'].some((start) => target.startsWith(start));
    if (!known) complaints.push(`request to ${target}`);
  });
  await page.goto(address);
  return { page, frame: page.frames()[1], complaints, close: () => context.close() };
}

export const send = (page: Page, message: unknown): Promise<void> =>
  page.evaluate((sent) => window.port.postMessage(sent), message);
export const heard = (page: Page): Promise<Report[]> => page.evaluate(() => window.heard);
export const lastHeard = async (page: Page): Promise<Report | undefined> => (await heard(page)).at(-1);
