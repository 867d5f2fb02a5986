// How smoothly the built page plays, at its fastest, and what memory it then holds.
import { LINKS } from './links.mjs';
import { openPage } from './open-page.mjs';

const SCENES = [
  { name: '1D, 2 lanes', link: 'abrupt-change.1' },
  { name: '1D, 6 lanes', link: LINKS.sixOnALine },
  { name: '2D 50 × 50, 2 lanes', link: LINKS.twoOnAMap },
  { name: '2D 50 × 50, 6 lanes', link: LINKS.sixOnAMap },
];
const BEGINNING_MS = 500;
const PLAYED_MS = 2500;

/** Runs in the page before anything else: the times between successive frames. */
export function watchFrames() {
  window.frames = [];
  let last = null;
  const tick = (time) => {
    if (last !== null) window.frames.push(time - last);
    last = time;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** Plays what `begin` begins, and returns the frames in ms and the page's heap after a collection, in MB. */
export async function played(page, begin) {
  await begin();
  await page.waitForTimeout(BEGINNING_MS);
  await page.evaluate(() => {
    window.frames = [];
  });
  await page.waitForTimeout(PLAYED_MS);
  const frames = (await page.evaluate(() => window.frames)).toSorted((a, b) => a - b);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const at = (share) => frames[Math.min(frames.length - 1, Math.floor(share * frames.length))];
  return { median: at(0.5), p95: at(0.95), longest: frames.at(-1), heap: usedSize / 1e6 };
}

/** Every scene from its first step at 30 steps a second. */
export async function playTimes(browser, url) {
  const rows = [];
  for (const { name, link } of SCENES) {
    const page = await openPage(browser, url, link, watchFrames);
    await page.keyboard.press('Home');
    await page
      .getByRole('button', { name: /^Speed/ })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: '30 steps/s' }).click();
    rows.push({ name, ...(await played(page, () => page.keyboard.press(' '))) });
    await page.context().close();
  }
  return rows;
}
