import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, usual } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const acts = (page: Page) => page.locator('.act-head b').allInnerTexts();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openAtRest(options = {}) {
  const opened = await stage.open('', options);
  await opened.page.getByRole('button', { name: 'Pause' }).click();
  await opened.page.locator('.raise-grip').first().waitFor({ state: 'attached' });
  return opened;
}

/** A place on the objective's curve of the first lane. */
const onCurve = async (page: Page) => {
  await expect.poll(() => page.locator('.lane-plot.waiting').count()).toBe(0);
  const place = () =>
    page.evaluate(() => {
      const grip = document.querySelector<SVGPathElement>('.raise-grip');
      const box = grip?.ownerSVGElement?.getBoundingClientRect();
      const at = grip?.getPointAtLength(0.6 * grip.getTotalLength());
      return [(box?.left ?? 0) + (at?.x ?? 0), (box?.top ?? 0) + (at?.y ?? 0)] as const;
    });
  // What arrives late on the page may move the curve.
  let seen = '';
  const isAtRest = async () => {
    const before = seen;
    seen = (await place()).join();
    return seen === before;
  };
  await expect.poll(isAtRest, { interval: 100 }).toBe(true);
  return place();
};

describe('the curve in a lane', () => {
  it('is dragged up by mouse: a picture until it is let go, unless Escape ends it, then an act that undo takes back', async () => {
    const { page, complaints } = await openAtRest();
    const [x, y] = await onCurve(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 40, { steps: 4 });
    await page.locator('.raise-preview').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.raise-preview').count()).toBe(0);
    await page.mouse.up();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 40, { steps: 4 });
    await page.locator('.raise-preview').waitFor();
    expect(await acts(page)).toEqual([]);
    await page.mouse.up();
    await expect.poll(() => acts(page)).toEqual(['Raise']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => acts(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is lowered by keys: Escape drops it, Enter keeps it', async () => {
    const { page, complaints } = await openAtRest();
    await page.locator('svg.plot').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.locator('.raise-preview').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.raise-preview').count()).toBe(0);
    expect(await acts(page)).toEqual([]);
    await page.keyboard.press('Shift+ArrowDown');
    await page.locator('.raise-preview').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => acts(page)).toEqual(['Raise']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is listed as an act before the page knows what else may happen to the world', async () => {
    const opened = await stage.browser.newContext(usual(stage.url));
    const page = await opened.newPage();
    let isAsked = false;
    await page.route(/\/assets\/all-/, () => {
      isAsked = true;
    });
    await page.goto(stage.url);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.locator('.raise-grip').first().waitFor({ state: 'attached' });
    await page.locator('svg.plot').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.locator('.raise-preview').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => acts(page)).toEqual(['Raise']);
    expect(isAsked).toBe(true);
    await opened.close();
  });

  it('is dragged by one finger on a phone, and the page does not scroll away below it', async () => {
    const { page, complaints } = await openAtRest(PHONE);
    // From the top it could scroll as far as the finger moves.
    await page.evaluate(() => scrollTo(0, 0));
    const [x, y] = await onCurve(page);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: to }],
      });
    await touch('touchStart', y);
    for (let i = 1; i <= 6; i++) await touch('touchMove', y - 6 * i);
    await page.locator('.raise-preview').waitFor();
    await touch('touchEnd', y - 36);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Controls' }).tap();
    await expect.poll(() => page.getByRole('button', { name: /Undo/ }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Close the controls' }).tap();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
