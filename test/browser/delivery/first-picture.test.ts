import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, usual } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What has a place of its own in the page. */
const PARTS = [
  ...[
    '.header',
    '.scene-button',
    '.controls',
    '.controls .sec:first-child',
    '.scene h1',
    '.lane',
    '.lane .nm',
    '.lane-plot',
    '.lane .plot',
  ],
  ...['.why', '.insight', '.panel', '.time-plot', '.ptabs', '.transport', '.play', '.timeline', '.tcount'],
];

type Boxes = Readonly<Record<string, readonly string[]>>;

/** Where the parts stand that are seen, rounded to a pixel. */
const boxesIn = (page: Page, root: string): Promise<Boxes> =>
  page.evaluate(
    ({ root, parts }) =>
      Object.fromEntries(
        parts.map((part) => [
          part,
          [...document.querySelectorAll(`${root} ${part}`)]
            .filter((element) => element.getClientRects().length > 0)
            .map((element) => element.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')),
        ]),
      ),
    { root, parts: PARTS },
  );

/** The page with its scripts held back. */
async function openHeld(options: BrowserContextOptions, path = '') {
  const context = await stage.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const faces: string[] = [];
  page.on('request', (request) => {
    const [, face] = /\/([\w-]+)-\w{8}\.woff2$/.exec(request.url()) ?? [];
    if (face) faces.push(face);
  });
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(stage.url + path, { waitUntil: 'commit' });
  const live = async () => {
    release();
    await page.locator('#first').waitFor({ state: 'detached' });
    await page.locator('#root .timeline').first().waitFor({ state: 'attached' });
  };
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  return { page, complaints, faces, live, shifts };
}

describe('the built picture', () => {
  it.each([
    [1440, 900, 'light', 'first'],
    [1280, 720, 'dark', 'second'],
    [820, 1180, 'light', 'first'],
    [390, 844, 'dark', 'second'],
  ] as const)(
    'is the page that follows, to the pixel: %d × %d, %s, on a %s visit',
    async (width, height, colorScheme, visit) => {
      const { page, complaints, faces, live, shifts } = await openHeld({
        ...(visit === 'second' && { storageState: usual(stage.url).storageState }),
        viewport: { width, height },
        colorScheme,
      });
      await page.locator('#first .play:visible').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const before = { boxes: await boxesIn(page, '#first'), background: await background() };
      expect(before.boxes['.lane']).toHaveLength(2);
      await live();
      expect({ boxes: await boxesIn(page, '#root'), background: await background() }).toEqual(before);
      expect(await shifts()).toBeLessThan(0.01);
      expect(complaints).toEqual([]);
      expect(faces.toSorted()).toEqual(['inter', 'symbols-italic', 'symbols-upright']);
      await page.context().close();
    },
  );

  it('keeps a press on Play until there is something to play', async () => {
    const { page, live } = await openHeld({ viewport: { width: 1440, height: 900 } });
    await page.locator('#first .play:visible').click();
    await live();
    await page.locator('#root').getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByText(/^t = (?!1 )\d+ of 200$/).waitFor();
    await page.context().close();
  });

  it('plays of itself, and a press on Play does not stop it', async () => {
    const { page, live } = await openHeld({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    });
    await page.locator('#first .play:visible').click();
    await live();
    await page.getByText(/^t = (?!1 )\d+ of 200$/).waitFor();
    await page.context().close();
  });

  it.each(['#steady-drift', '#papers', '?embed=1'])('is not what %s asks for', async (path) => {
    const { page, live } = await openHeld({ viewport: { width: 1440, height: 900 } }, path);
    await page.waitForFunction(() => document.readyState !== 'loading');
    expect(await page.locator('#first').count()).toBe(0);
    await live();
    await page.context().close();
  });

  it('goes when a script does not come, and a sentence says so', async () => {
    const page = await stage.browser.newPage();
    await page.route('**/assets/index-*.js', (route) => route.abort());
    await page.goto(stage.url);
    await page.getByText('A file of Driftlab did not come').waitFor();
    expect(await page.locator('#first').count()).toBe(0);
    await page.context().close();
  });
});
