import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guessBegins } from '../lessons/walk-lesson.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function openAtRest(path = '#abrupt-change.60', options = {}) {
  const opened = await stage.open(path, { reducedMotion: 'reduce', ...options });
  await opened.page.locator('.lane svg.plot').first().waitFor();
  return opened;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

describe('the way of the keyboard', () => {
  it('begins with the skip links, seen while they have the focus, and they leave the address alone', async () => {
    const { page, complaints } = await openAtRest();
    const url = page.url();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Skip to the lanes');
    const link = page.getByRole('link', { name: 'Skip to the lanes' });
    await expect.poll(() => link.evaluate((node) => getComputedStyle(node).clipPath)).toBe('none');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('lanes');
    await link.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Play');
    expect(page.url()).toBe(url);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('comes to Play right after the header', async () => {
    const { page } = await openAtRest();
    let stops = 0;
    while ((await focused(page)) !== 'Play' && stops < 40) {
      await page.keyboard.press('Tab');
      stops++;
    }
    expect(stops).toBeLessThanOrEqual(20);
    await page.context().close();
  });

  it('skips the header of a place, too', async () => {
    const { page } = await stage.open('#yours', { reducedMotion: 'reduce' });
    await page.getByRole('main', { name: 'Yours' }).waitFor();
    await page.getByRole('link', { name: 'Skip the header' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('place');
    await page.context().close();
  });
});

describe('what is read out', () => {
  it('is step, reset and regret at rest, and nothing while the page plays', async () => {
    const { page } = await openAtRest();
    const said = () => page.locator('.scene [aria-live]').textContent();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(said, { timeout: 20_000 })
      .toMatch(/^Step 61 of 200\. .*GP-UCB: regret \d+\.\d\. ET-GP-UCB: reset, regret \d+\.\d\.$/);
    await page.keyboard.press('Space');
    await expect.poll(said).toBe('');
    await page.context().close();
  });
});

describe('a reader’s own colours', () => {
  it.each(['light', 'dark'] as const)(
    'leave tracks, keys and selection in sight, %s',
    async (colorScheme) => {
      const { page } = await openAtRest('#abrupt-change.60', { forcedColors: 'active', colorScheme });
      const style = (selector: string, property: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
      const ink = await style('body', 'color');
      expect(ink).not.toBe(await style('body', 'background-color'));
      // A system that chooses the colours takes gradients away, of which the tracks are made.
      expect(await style('.range', 'forced-color-adjust')).toBe('none');
      expect(await style('.timeline .rail.past', 'stroke')).toBe(ink);
      expect(await style('.key .ink', 'stroke')).toBe(ink);
      expect(await style('.lanerow.on', 'border-top-style')).toBe('solid');
      expect(await style('.lanerow:not(.on)', 'border-top-style')).toBe('none');
      expect(await style('.seg [aria-pressed="true"]', 'text-decoration-line')).toBe('underline');
      expect(await style('.seg [aria-pressed="false"]', 'text-decoration-line')).toBe('none');
      await page.context().close();
    },
  );
});

describe('a reader’s own colours in a lesson', () => {
  it.each(['light', 'dark'] as const)('leave steps, bars and marks in sight, %s', async (colorScheme) => {
    const { page } = await openAtRest('#lesson=the-event-trigger&step=1', {
      forcedColors: 'active',
      colorScheme,
    });
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
    const [ink, ground] = [await style('body', 'color'), await style('body', 'background-color')];
    // The step that is open is drawn in ink, those to come are paler.
    expect(await style('.lesson-steps .now', 'background-image')).toContain(ink);
    expect(await style('.lesson-steps button:not(.now)', 'background-image')).not.toBe('none');
    await guessBegins(page);
    await page.keyboard.press('ArrowUp');
    await page.locator('.lesson-marks .chip:not(.open)').waitFor();
    expect(await style('.lesson-marks .you', 'stroke')).toBe(ink);
    await page.keyboard.press('Enter');
    await page.locator('.lesson-bars').waitFor();
    expect(await style('.lesson-bars i', 'background-color')).toBe(ink);
    expect(await style('.lesson-bars [data-lane] i', 'background-color')).not.toBe(ground);
    await page.context().close();
  });

  it('leave the open shelf of the library marked', async () => {
    const { page } = await stage.open('#library/lessons', { forcedColors: 'active' });
    const tabs = page.locator('.library-tabs button');
    const mark = (selector: string) =>
      page
        .locator(`.library-tabs ${selector}`)
        .first()
        .evaluate((node) => getComputedStyle(node).boxShadow);
    await tabs.first().waitFor();
    expect(await mark('button[aria-current]')).not.toBe('none');
    expect(await mark('button:not([aria-current])')).toBe('none');
    await page.context().close();
  });
});

describe('a window of 360 px', () => {
  it.each(['abrupt-change', 'threshold', 'threshold-level-set', 'moving-peaks-2d', 'unemployment'])(
    'holds the scene %s and its Play',
    async (scene) => {
      const { page } = await openAtRest(`#${scene}`, { viewport: { width: 360, height: 740 } });
      await page.locator('.panel .time-plot').first().waitFor();
      const { wide, play } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        play: document.querySelector('.play')?.getBoundingClientRect().toJSON() as DOMRect,
      }));
      expect(wide).toBe(360);
      expect(play.left).toBeGreaterThan(0);
      expect(play.bottom).toBeLessThanOrEqual(740);
      await page.context().close();
    },
  );
});
