// TensorFlow Playground in the same browser: its sliders dragged as ours are, and played. Its pages (the branch gh-pages of
// tensorflow/playground) are in a folder of this machine, as nothing is fetched.
import { preview } from 'vite';
import { drag } from './drag.mjs';
import { played, watchFrames } from './play.mjs';

const SLIDERS = [
  { name: 'Noise, slider', selector: '#noise' },
  { name: 'Batch size, slider', selector: '#batchSize' },
];
const STILL_MS = 1200;

/** Runs in the page before anything else: when a value came, and when its heat map was painted. */
function watchMaps() {
  const seen = { inputs: [], pictures: [], latencies: [] };
  window.beside = seen;
  document.addEventListener('input', ({ timeStamp }) => seen.inputs.push(timeStamp), { capture: true });
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    const now = performance.now();
    seen.pictures.push(now);
    for (const input of seen.inputs.slice(seen.latencies.length)) seen.latencies.push(now - input);
  };
  let waiting = false;
  const paint = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    if (!waiting)
      requestAnimationFrame(() => {
        waiting = false;
        painted.port2.postMessage(null);
      });
    waiting = true;
    return paint.apply(this, given);
  };
}

async function open(browser, url, watch) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // Its fonts and its counter are not here.
  await page.route(
    (address) => !address.href.startsWith(url),
    (route) => route.abort(),
  );
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForTimeout(STILL_MS);
  return page;
}

async function dragged(browser, url, { name, selector }) {
  const page = await open(browser, url, watchMaps);
  const slider = page.locator(selector);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await drag(session, await slider.boundingBox());
  const { inputs, pictures, latencies } = await page.evaluate(() => window.beside);
  await page.context().close();
  const [first, last] = [inputs[1], inputs.at(-1)];
  const during = pictures.filter((time) => time > first && time <= last);
  const sorted = latencies.slice(1).toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const rate = (1000 * during.length) / (last - first);
  return { name, inputs: inputs.length, pictures: rate, median: at(0.5), p95: at(0.95) };
}

/** @param folder TensorFlow Playground's pages */
export async function besideTimes(browser, folder) {
  const server = await preview({
    root: folder,
    configFile: false,
    build: { outDir: '.' },
    preview: { port: 0, host: '127.0.0.1', open: false },
    logLevel: 'error',
  });
  const [url] = server.resolvedUrls.local;
  const drags = [];
  for (const slider of SLIDERS) drags.push(await dragged(browser, url, slider));
  const page = await open(browser, url, watchFrames);
  const play = await played(page, () => page.locator('#play-pause-button').click());
  await page.context().close();
  server.httpServer.close();
  return { drags, play };
}
