// How fast the built page is there: bytes by the browser's own count, first paint, first lane, live page; median of three.
// Then how fast a lane is in it (lane.mjs), how soon each control answers (controls.mjs), how well its run follows a finger
// (drag.mjs), and how smoothly it plays (play.mjs).
// `npm run bench:page` prints them; `npm run bench:page -- --docs docs` writes docs/page-benchmark.md and the figures beside it.
// With --moving only drags and playing are measured; the rest stays as it is written in docs. With --beside <folder> TensorFlow
// Playground is measured, too, whose pages are in that folder (beside.mjs).
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';
import { requireChromium } from '../../scripts/find/chromium.mjs';
import { besideTimes } from './beside.mjs';
import { controlTimes } from './controls.mjs';
import { dragTimes } from './drag.mjs';
import { LANE_ROUNDS, laneTimes } from './lane.mjs';
import { playTimes } from './play.mjs';
import { pageReport } from './report.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROUNDS = 3;
const VIEWS = [
  { name: 'desktop, 1440 × 900', viewport: { width: 1440, height: 900 } },
  { name: 'phone, 390 × 844', viewport: { width: 390, height: 844 } },
];
/** 150 ms there and back, 1.6 Mbit/s: a slow line. */
const LINES = [
  { name: 'this machine', limits: null },
  { name: 'slow line', limits: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 } },
];

const server = await preview({
  root: join(ROOT, 'web'),
  configFile: join(ROOT, 'vite.config.ts'),
  preview: { port: 0, host: '127.0.0.1', open: false },
  logLevel: 'error',
});
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Runs in the page before anything else. */
function watch() {
  const seen = { paint: null, largest: null, shift: 0, lane: null, live: null };
  window.seen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  const look = () => {
    const [lane] = document.querySelectorAll('.lane .plot');
    if (lane && getComputedStyle(lane).visibility === 'visible') seen.lane ??= performance.now();
    if (document.querySelector('#root .lane .plot') && !document.getElementById('first'))
      seen.live ??= performance.now();
    if (seen.live === null) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function round(viewport, limits) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (limits) await session.send('Network.emulateNetworkConditions', { offline: false, ...limits });
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.seen.live !== null, null, { timeout: 120_000 });
  // The page's own list leaves out what the worker fetches; the driver's has the worker's script without its bytes.
  const listed = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, encodedBodySize, startTime }) => [name, encodedBodySize, startTime > window.seen.live]),
  );
  const later = new Set(listed.filter(([, , after]) => after).map(([url]) => url));
  const driven = await Promise.all(
    requests.slice().map(async (request) => [request.url(), (await request.sizes()).responseBodySize]),
  );
  const sizes = largest([...listed, ...driven]).filter(({ url }) => !later.has(url));
  const of = (pattern) =>
    sizes.filter(({ url }) => pattern.test(url)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return {
    ...seen,
    page: of(/\/$/),
    script: of(/\/assets\/(?!lab-worker).*\.js$/),
    worker: of(/lab-worker|\.wasm$/),
    fonts: of(/\.woff2?$/),
    all: of(/./),
  };
}

/** Each address once, with the most bytes that either list has for it. */
function largest(sizes) {
  const most = new Map();
  for (const [url, bytes] of sizes) most.set(url, Math.max(bytes, most.get(url) ?? 0));
  return [...most].map(([url, bytes]) => ({ url, bytes }));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure({ viewport }, { limits }) {
  const rounds = [];
  for (let i = 0; i < ROUNDS; i++) rounds.push(await round(viewport, limits));
  return Object.fromEntries(
    Object.keys(rounds[0]).map((key) => [key, median(rounds.map((one) => one[key]))]),
  );
}

const url = server.resolvedUrls.local[0];
const machine = {
  date: new Date().toISOString().slice(0, 10),
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  browser: browser.version(),
  load: loadavg()[0],
};
async function viewsAndLanes() {
  const views = [];
  for (const view of VIEWS)
    for (const line of LINES)
      views.push({ name: `${view.name}, ${line.name}`, ...(await measure(view, line)) });
  const lanes = await laneTimes(browser, url);
  const controls = await controlTimes(browser, url);
  return { machine, rounds: { views: ROUNDS, lanes: LANE_ROUNDS }, views, lanes, controls };
}

const written = () => JSON.parse(readFileSync(join(ROOT, 'docs/page-benchmark.json'), 'utf8'));
const others = process.argv.includes('--moving') ? written() : await viewsAndLanes();
const given = process.argv.indexOf('--beside');
const moving = {
  machine,
  drags: await dragTimes(browser, url),
  plays: await playTimes(browser, url),
  beside: given < 0 ? null : await besideTimes(browser, resolve(process.argv[given + 1])),
};
const figures = { ...others, moving };
await browser.close();
server.httpServer.close();

const at = process.argv.indexOf('--docs');
if (at < 0) console.log(pageReport(figures));
else {
  const write = (name, text) => writeFileSync(join(process.argv[at + 1], name), text);
  write('page-benchmark.json', `${JSON.stringify(figures, null, 2)}\n`);
  write('page-benchmark.md', pageReport(figures));
}
