import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** What has the focus: its role or tag, and its name; "no ring" where nobody could see it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const ring = getComputedStyle(element).outlineStyle === 'none' ? ', no ring' : '';
    const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 24);
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} ${name}${ring}`;
  });
const expectFocus = (page: Page, what: string | RegExp) =>
  expect.poll(() => focused(page)).toMatch(typeof what === 'string' ? new RegExp(`^${what}$`) : what);

/** The opening page, at rest. */
async function openAtRest() {
  const opened = await stage.open();
  await opened.page.getByRole('button', { name: 'Pause' }).click();
  return opened;
}

describe('the keyboard alone', () => {
  it('shows the focus at every stop of the tab key, from the header to the transport and round again', async () => {
    const { page, complaints } = await openAtRest();
    const stops: string[] = [];
    do {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    } while (stops.length === 1 || (stops.at(-1) !== stops[0] && stops.length < 140));
    expect(stops).toContain('slider Step');
    expect(stops).toContain('input Seed');
    expect(stops.at(-1)).toBe(stops[0]);
    expect(stops.filter((stop) => stop.endsWith('no ring') && !stop.startsWith('body'))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens menus on the chosen item, else the first, inside the window', async () => {
    const { page } = await openAtRest();
    await button(page, 'Speed: 4 steps/s').press('Enter');
    await expectFocus(page, 'menuitemradio 4 steps/s');
    await page.keyboard.press('Escape');
    await expectFocus(page, 'button Speed: 4 steps/s');
    await button(page, '+ Add lane').press('Enter');
    await expectFocus(page, /^menuitem GP-UCB/);
    await page.keyboard.press('End');
    await expectFocus(page, /^menuitem /);
    const { bottom, height } = await page.evaluate(() => ({
      bottom: document.querySelector('[role="menu"]')?.getBoundingClientRect().bottom ?? Number.NaN,
      height: innerHeight,
    }));
    expect(bottom).toBeLessThanOrEqual(height);
    await page.context().close();
  });

  it('keeps the focus in the share popover, in the help and in the drawer, and gives it back', async () => {
    const { page } = await openAtRest();
    const inside = () => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);
    const visit = async (name: string) => {
      const opener = page.getByRole('button', { name }).first();
      await opener.press('Enter');
      await expect.poll(inside).toBe(true);
      for (let i = 0; i < 5; i++) {
        await page.keyboard.press('Tab');
        await expect.poll(() => inside()).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
    };
    await visit('Share');
    await visit('Keyboard help');
    await page.setViewportSize({ width: 900, height: 900 });
    await visit('Controls');
    await page.context().close();
  });

  it('has the focus near the lane that was renamed, moved or removed', async () => {
    const { page } = await openAtRest();
    await button(page, 'Lane A, GP-UCB: more').press('Enter');
    await expectFocus(page, 'menuitem Rename');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'input Name of lane A');
    await page.keyboard.type('mine');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button Lane A, mine: more');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'menuitem Rename');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'button Lane A, mine: more');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'menuitem Rename');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^button BET-GP-UCB/);
    await page.context().close();
  });

  it('has the page’s keys again after Enter in a field, not after a value that cannot be', async () => {
    const { page, complaints } = await openAtRest();
    const seed = page.getByRole('textbox', { name: 'Seed' });
    await seed.fill('x');
    await page.keyboard.press('Enter');
    await expectFocus(page, /^input Seed/);
    await seed.fill('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.getByText(/^t = 200 of 200$/).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => seed.inputValue()).not.toBe('12');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('moves the timeline by all keys of a slider', async () => {
    const { page } = await openAtRest();
    const slider = page.getByRole('slider', { name: 'Step', exact: true });
    for (const [key, step] of [
      ['End', 200],
      ['PageDown', 190],
      ['ArrowDown', 189],
      ['ArrowUp', 190],
      ['PageUp', 200],
      ['Home', 1],
    ] as const) {
      await slider.press(key);
      await expect.poll(async () => Number(await slider.getAttribute('aria-valuenow'))).toBe(step);
    }
    await page.context().close();
  });
});

describe('someone who asked for less motion', () => {
  it('sees a page at rest, on which nothing glides or fades', async () => {
    const { page } = await stage.open('', { reducedMotion: 'reduce' });
    await button(page, 'Play').waitFor();
    await page.evaluate(() => {
      const moving = new Set<string>();
      const look = () => {
        for (const { effect } of document.getAnimations())
          if (Number(effect?.getComputedTiming().duration) > 0) moving.add('moves');
        document.body.dataset.motion = [...moving].join();
        requestAnimationFrame(look);
      };
      look();
    });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.body.dataset.motion)).toBe('');
    await page.context().close();
  });
});
