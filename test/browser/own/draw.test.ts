import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const points = (page: Page) => page.getByRole('slider', { name: /^Point \d+$/ });
const frames = (page: Page) => page.getByRole('button', { name: /^Key frame \d+ of/ });

async function openDraw(options = {}) {
  const opened = await stage.open('#own/draw', options);
  await points(opened.page).first().waitFor();
  return opened;
}

/** Where a place of the plot is on the page: shares of its box. */
async function placeIn(page: Page, x: number, y: number) {
  const box = await page.locator('.frame-plot svg').boundingBox();
  if (!box) throw new Error('the plot is there');
  return [box.x + x * box.width, box.y + y * box.height] as const;
}

describe('a drawing', () => {
  it('by mouse: a click adds a point, a drag moves it, undo takes both back', async () => {
    const { page, complaints } = await openDraw();
    const before = await points(page).count();
    // The pointer comes when the plot stands still.
    await page.locator('.frame-plot svg').hover();
    await page.mouse.move(...(await placeIn(page, 0.9, 0.3)));
    await page.mouse.down();
    await page.mouse.move(...(await placeIn(page, 0.92, 0.2)), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => points(page).count()).toBe(before + 1);
    await page.keyboard.press('Control+z');
    await expect.poll(() => points(page).count()).toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('by keyboard alone: a point, a key frame, a jump, and into the lanes', async () => {
    const { page, complaints } = await openDraw();
    const first = points(page).first();
    await first.focus();
    const before = await first.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => first.getAttribute('aria-valuetext')).not.toBe(before);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Point 2');
    const count = await points(page).count();
    await page.keyboard.press('Delete');
    await expect.poll(() => points(page).count()).toBe(count - 1);
    await page.keyboard.press('+');
    await expect.poll(() => frames(page).count()).toBe(7);
    await page.getByRole('button', { name: 'jump', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Three acts' }).waitFor();
    await page.getByRole('button', { name: 'Objective: Drawn' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has its key frames by keyboard, too: arrows go to the neighbours, Delete removes one', async () => {
    const { page, complaints } = await openDraw();
    const chosen = page.getByRole('button', { name: /^Key frame \d+ of/, pressed: true });
    const count = await frames(page).count();
    await frames(page).first().focus();
    for (const [key, name] of [
      ['ArrowRight', `Key frame 2 of ${count}`],
      ['ArrowLeft', `Key frame 1 of ${count}`],
      ['ArrowRight', `Key frame 2 of ${count}`],
      ['Delete', `Key frame 1 of ${count - 1}`],
    ]) {
      await page.keyboard.press(key);
      await expect.poll(() => chosen.getAttribute('aria-label')).toContain(name);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toContain(name);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('by one finger on a phone, and comes back as it was', async () => {
    const { page, complaints } = await openDraw({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    const before = await points(page).count();
    await page.touchscreen.tap(...(await placeIn(page, 0.85, 0.3)));
    await expect.poll(() => points(page).count()).toBe(before + 1);
    await page.getByRole('button', { name: 'Use in the lanes' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Three acts' }).waitFor();
    await page.goto(`${stage.url}#own/draw`);
    await page.reload();
    await frames(page).first().waitFor();
    await expect.poll(() => frames(page).count()).toBe(6);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
