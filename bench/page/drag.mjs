// How well the run follows a finger in the built page: a slider of the world dragged with 60 moves a second.
import { LINKS } from './links.mjs';
import { openPage } from './open-page.mjs';

const DRAGS = [
  { name: '1D, 2 lanes', link: 'abrupt-change.100', slider: 'Lengthscale, slider' },
  { name: '1D, 6 lanes', link: LINKS.sixOnALine, slider: 'Lengthscale, slider' },
  { name: '2D 50 × 50, 2 lanes', link: LINKS.twoOnAMap, slider: 'Steps per turn, slider' },
  { name: '2D 50 × 50, 6 lanes', link: LINKS.sixOnAMap, slider: 'Steps per turn, slider' },
];
const THROTTLES = [1, 4];
const INPUTS = 120;
const INPUT_MS = 1000 / 60;
/** Runs and pictures that come this long after the last one belong to something else. */
const STILL_MS = 1200;

/** Runs in the page before anything else: when inputs came, what the workers were asked, when which answer was painted. */
function watch() {
  const seen = { inputs: [], opens: 0, pictures: [], latencies: [], done: 0, released: 0 };
  window.drag = seen;
  const workers = new Map();
  let [down, moved, arrived, waiting, inFrame, unpainted] = [false, 0, 0, false, false, null];
  const listen = (type, take) => document.addEventListener(type, take, { capture: true });
  listen('pointerdown', () => {
    down = true;
  });
  listen('pointermove', ({ timeStamp }) => {
    moved = timeStamp;
  });
  listen('input', () => {
    if (down) seen.inputs.push(moved);
  });
  listen('pointerup', ({ timeStamp }) => {
    down = false;
    seen.released = timeStamp;
  });
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    // The worker that holds the run before the drag is started by it.
    if (!workers.has(this) && !down) {
      workers.set(this, new Map());
      this.addEventListener('message', ({ data }) => answered(workers.get(this), data));
    }
    const asked = workers.get(this);
    if (asked && message?.path?.[0] === 'open') seen.opens++;
    if (asked && message?.path?.[0] === 'frame') asked.set(message.id, seen.inputs.length);
    return send.call(this, message, ...rest);
  };
  function answered(asked, { id, value }) {
    arrived = Math.max(arrived, asked.get(id) ?? 0);
    if (value?.value?.fingerprint ?? value?.fingerprint) seen.done = performance.now();
  }
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    inFrame = false;
    count();
  };
  function count() {
    if (unpainted === null) return;
    const now = performance.now();
    seen.pictures.push(now);
    for (const input of seen.inputs.slice(seen.latencies.length, unpainted)) seen.latencies.push(now - input);
    unpainted = null;
  }
  /** The first task after a frame may be the next frame, whose beginning shows that this one is painted. */
  function paints() {
    waiting = false;
    unpainted = arrived;
    painted.port2.postMessage(null);
  }
  const nextFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (call) =>
    nextFrame((time) => {
      if (!inFrame) count();
      inFrame = true;
      painted.port2.postMessage(null);
      call(time);
    });
  /** What changes in a frame's callbacks is painted with that frame, everything else with the next one. */
  function changed() {
    if (inFrame) paints();
    else if (!waiting) {
      waiting = true;
      nextFrame(paints);
    }
  }
  const isLane = (element) => element?.closest?.('main :is(.lane-plot, .tile-picture)') != null;
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => isLane(target))) changed();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['d'] });
  const paint = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    if (isLane(this.canvas)) changed();
    return paint.apply(this, given);
  };
}

/** Moves the pointer at its pace from one end of the track to the other, whether the page keeps up or not. */
export async function drag(session, { x, y, width, height }) {
  const at = (share) => ({
    x: x + (0.1 + 0.8 * share) * width,
    y: y + height / 2,
    button: 'left',
    buttons: 1,
  });
  const send = (type, share) =>
    session.send('Input.dispatchMouseEvent', { type, clickCount: 1, ...at(share) });
  await send('mousePressed', 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const before = await busySeconds(session);
  const moves = [];
  for (let i = 1; i <= INPUTS; i++) {
    await new Promise((resolve) => setTimeout(resolve, before.at + i * INPUT_MS - performance.now()));
    moves.push(send('mouseMoved', i / INPUTS));
  }
  await Promise.all(moves);
  const after = await busySeconds(session);
  await send('mouseReleased', 1);
  return (1000 * (after.busy - before.busy)) / (after.at - before.at);
}

async function busySeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return { at: performance.now(), busy: metrics.find(({ name }) => name === 'TaskDuration').value };
}

async function measure(browser, url, { name, link, slider }, throttle) {
  const page = await openPage(browser, url, link, watch);
  const range = page.getByRole('slider', { name: slider }).first();
  await range.scrollIntoViewIfNeeded();
  await page.waitForTimeout(STILL_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const busy = await drag(session, await range.boundingBox());
  await page.waitForTimeout(STILL_MS);
  const { inputs, opens, pictures, latencies, done, released } = await page.evaluate(() => window.drag);
  await page.context().close();
  const [first, last] = [inputs[1], inputs.at(-1)];
  const during = pictures.filter((time) => time > first && time <= last);
  const sorted = latencies.slice(1).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
  return {
    ...{ name, throttle, inputs: inputs.length, opens, busy },
    pictures: (1000 * during.length) / (last - first),
    median: at(0.5),
    p95: at(0.95),
    whole: Math.max(0, done - released),
  };
}

/** Every drag at every throttle: one of the main thread alone, as the browser's own tools have it. */
export async function dragTimes(browser, url) {
  const rows = [];
  for (const throttle of THROTTLES)
    for (const one of DRAGS) rows.push(await measure(browser, url, one, throttle));
  return rows;
}
