import type { Locator, Page } from 'playwright-core';

export const figure = (page: Page): Locator => page.locator('.inspect-plot .main-svg').first();
export const inspect = (page: Page): Locator => page.getByRole('main', { name: 'Inspect' });
/** What the ticks of x say, sorted: their order among the elements is that in which they were drawn. */
export const ticks = async (page: Page): Promise<string[]> =>
  (await page.locator('.inspect-plot .xaxislayer-above .xtick').allTextContents()).sort();
export const left = (page: Page): Promise<void> => inspect(page).waitFor({ state: 'detached' });

export type Plane = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Where the first pair of axes lies in the window, in px. */
export async function plane(page: Page): Promise<Plane> {
  const box = await page.locator('.inspect-plot .nsewdrag').first().boundingBox();
  if (!box) throw new Error('the figure has no plane');
  return box;
}

/** A place in it, from its left upper corner, in parts of its sides. */
export const at = (box: Plane, x: number, y: number) =>
  [box.x + x * box.width, box.y + y * box.height] as const;

/** Drags from one place to another. */
export async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const box = await plane(page);
  await page.mouse.move(...at(box, ...from));
  await page.mouse.down();
  await page.mouse.move(...at(box, ...to), { steps: 4 });
  await page.mouse.up();
}

/** Fingers on the screen, as the browser's own protocol has them: each list is where they are, the last is empty. */
export async function touch(
  page: Page,
  ...moments: readonly (readonly (readonly [number, number])[])[]
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let before: readonly unknown[] = [];
  for (const points of moments) {
    const type =
      points.length === 0 ? 'touchEnd' : before.length < points.length ? 'touchStart' : 'touchMove';
    const touchPoints = points.map(([x, y], id) => ({ x, y, id }));
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    before = points;
  }
  await session.detach();
}

export const step = (page: Page): Promise<string | null> =>
  page
    .locator('#root')
    .getByText(/^t = \d+ of \d+$/)
    .textContent();
