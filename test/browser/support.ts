import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type JSHandle,
  type Locator,
  type Page,
} from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { expect } from 'vitest';
import { requireChromium } from '../../scripts/find/chromium.mjs';
import { findFirefox } from '../../scripts/find/firefox.mjs';
import { handedOver, launchFirefox } from './firefox.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const IN_FIREFOX = process.env.TEST_BROWSER === 'firefox';

/** A built page, served on a free port and driven with a real Chromium. */
export interface Stage {
  readonly url: string;
  readonly browser: Browser;
  /** A page in a fresh profile that fails the test on any console error or warning. */
  open(path?: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  close(): Promise<void>;
}

export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, page errors and requests that left the page's own origin. */
  readonly complaints: readonly string[];
}

const LAUNCH_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What a page opens with unless a test says otherwise. Not the first visit (test/browser/lessons/tour.test.ts is about that one), and
 * no service worker: what it keeps would hide what a test changes on the way (test/browser/delivery/offline.test.ts).
 */
export const usual = (url: string) =>
  ({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'driftlab-tour', value: 'seen' }] }],
    },
  }) as const satisfies BrowserContextOptions;

/** An error or a warning on the console; that there is no service worker is none. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  !message.text().startsWith('Service Worker registration blocked');

/** WebGL without a graphics card. */
export const SOFTWARE_WEBGL = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Chromium; in the tests' project `firefox` the Firefox that is found. @param more arguments of Chromium */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  if (IN_FIREFOX) return launchFirefox(findFirefox() ?? 'firefox');
  return chromium.launch({ executablePath: requireChromium(), args: [...LAUNCH_ARGUMENTS, ...more] });
}

/** Server and browser of all files of a worker that ask for nothing special: to start them takes as long as two tests. */
let shared: Promise<Stage> | null = null;

/**
 * @param outDir where the page was built to, absolute or from web/; absent: the page that is published, on the shared stage
 * @param more arguments of the browser
 */
export async function openStage(outDir?: string, more: readonly string[] = []): Promise<Stage> {
  if (outDir !== undefined || more.length > 0) return newStage(outDir, more);
  shared ??= newStage();
  const stage = await shared;
  // What a file has opened ends with it.
  return { ...stage, close: () => closeAll(stage.browser) };
}

async function closeAll(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}

async function newStage(outDir = '../dist', more: readonly string[] = []): Promise<Stage> {
  const server: PreviewServer = await preview({
    root: resolve(ROOT, 'web'),
    configFile: resolve(ROOT, 'vite.config.ts'),
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', open: false },
    logLevel: 'error',
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The preview server has no address.');
  const browser = await launchBrowser(more);
  return {
    url,
    browser,
    open: (path = '', options = {}) => openPage(browser, url, path, options),
    async close() {
      await browser.close();
      await new Promise<void>((done) => server.httpServer.close(() => done()));
    },
  };
}

/** As a browser does that nobody has pressed in: a full screen could not be resized. */
const refuseFullScreen = () => {
  Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
};

async function openPage(
  browser: Browser,
  url: string,
  path: string,
  options: BrowserContextOptions,
): Promise<WatchedPage> {
  const context = await browser.newContext({ ...usual(url), ...options });
  await context.addInitScript(refuseFullScreen);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const target = request.url();
    if (!target.startsWith(url) && !/^(data|blob):/.test(target)) complaints.push(`request to ${target}`);
  });
  await page.goto(url + path);
  // Until then the built picture shows the same words.
  await page.locator('#first').waitFor({ state: 'detached' });
  return { page, complaints };
}

/** Drops what is held over the page as a person would from the desktop. */
export async function drop(page: Page, held: JSHandle<DataTransfer>): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What takes it is fetched after the page: it shows itself where a file hovers.
  const hovers = async () => {
    for (const type of ['dragenter', 'dragover'])
      await page.dispatchEvent('body', type, { dataTransfer: held });
    return page.locator('.drop-overlay').count();
  };
  await expect.poll(hovers).toBe(1);
  await page.dispatchEvent('body', 'drop', { dataTransfer: held });
}

/** Drags one thing onto another. A Firefox without a window begins the drag and delivers no more of it: the page is told the rest. */
export async function drag(from: Locator, to: Locator): Promise<void> {
  await from.dragTo(to);
  if (IN_FIREFOX) for (const type of ['dragover', 'drop']) await to.dispatchEvent(type);
}

/**
 * The file that the page hands to the browser’s downloads. A Firefox without a window takes none over that a page made (it does
 * those of a server): there it is read where it is handed over.
 */
export async function savedBy(
  page: Page,
  act: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  if (IN_FIREFOX) return handedOver(page, act);
  const [file] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Share is open and its run is whole: its records can be saved, and the lanes are drawn at the step shown. */
export async function computed(page: Page, patience: { readonly timeout?: number } = {}): Promise<void> {
  await page.getByRole('button', { name: 'CSV', exact: true, disabled: false }).waitFor(patience);
  await page
    .locator('.lane-plot.waiting')
    .first()
    .waitFor({ state: 'detached', ...patience });
}

/** The page itself shows a step of its run, not the picture that it opens with. */
export const drawn = (page: Page): Promise<void> =>
  page
    .locator('#root')
    .getByText(/^t = [1-9]\d* \p{L}+ \d+$/u)
    .waitFor();

/** The link of the run that is whole: it carries the scenario and a fingerprint of every lane. */
export async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this run' });
  await page.getByText('Fingerprints of engine').waitFor();
  await expect.poll(() => link.inputValue()).toContain('#v2.');
  return link.inputValue();
}
