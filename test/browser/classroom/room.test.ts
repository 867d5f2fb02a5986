import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LAPTOP = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
const SOON = { timeout: 20_000 };
const button = (page: Page, name: string) => page.getByRole('button', { name }).first();

/** The opening scene as a class gets it, before its first change. */
function lockedLink(): string {
  const [{ scenario }] = SCENES;
  return encodeLink({ ...scenario, view: { ...scenario.view, step: 20, hide: 'future', lock: 'controls' } });
}

describe('the link of a class', () => {
  it('dims what is locked, goes to no change to come, and a menu without anything to choose hears Escape', async () => {
    const { page, complaints } = await stage.open(`#${lockedLink()}`, LAPTOP);
    await page.locator('.lane svg.plot').nth(1).waitFor();
    const opacity = () =>
      page.locator('.seed button').evaluate((seed) => Number(getComputedStyle(seed).opacity));
    await expect.poll(opacity, SOON).toBeLessThan(0.5);
    await button(page, 'What is shown').click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    // Before the first change nothing lies behind, and what lies ahead is not told.
    await expect.poll(() => menu.getByText(/^Next change/).count()).toBe(1);
    expect(await menu.locator('button:enabled').count()).toBe(0);
    const focused = () => menu.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(focused, SOON).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the code on the wall', () => {
  it('is refused in a sentence where the address is too long for one', async () => {
    const { page, complaints } = await stage.open('#unemployment', LAPTOP);
    await page.locator('.lane svg.plot').nth(1).waitFor();
    await page.locator('.more-rows summary').click();
    const reach = page.getByRole('slider', { name: /^Exploration scale/ }).first();
    await reach.focus();
    await page.keyboard.press('ArrowRight');
    await button(page, 'Share').click();
    await page.locator('.qr.too-much').waitFor();
    await expect.poll(() => button(page, 'Show to the room').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('q');
    const room = page.getByRole('dialog', { name: 'There is no code for this run' });
    await room.getByText(/^Too much for a QR code/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('in a lecture', () => {
  it('at 1280 × 720 and 150 % the lanes keep their words, and the buttons that a pointer shows cover nothing', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=61&lecture=150', LAPTOP);
    const words = () => page.locator('.lane svg.plot').nth(1).textContent();
    await expect.poll(words, SOON).toMatch(/optimum/);
    await expect.poll(words).toMatch(/ψ 1\.77 > κ 1\.27/);
    const aside = page.locator('.lecture-aside');
    const opacity = () => aside.evaluate((bar) => getComputedStyle(bar).opacity);
    await page.mouse.move(640, 30);
    await page.mouse.move(650, 32);
    await expect.poll(opacity, SOON).toBe('1');
    // Where they are seen nothing else is drawn.
    const covered = () =>
      aside.evaluate((bar) => {
        const { left, right, top, bottom } = bar.getBoundingClientRect();
        const drawn = document.querySelectorAll('.lecture :is(.scene, .lecture-room, .tcount, .timeline)');
        return [...drawn]
          .map((part) => [part.className, part.getBoundingClientRect()] as const)
          .filter(([, box]) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          .map(([name]) => name);
      });
    expect(await covered()).toEqual([]);
    await expect.poll(opacity, SOON).toBe('0');
    await page.mouse.move(640, 30);
    await expect.poll(opacity, SOON).toBe('1');
    // By key it is there for as long as the focus is.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Leave the lecture' }).focus();
    await page.waitForTimeout(2500);
    expect(await opacity()).toBe('1');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a step’s button', () => {
  it('repeats while it is held, stops when the pointer goes, and steps once when pressed', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.100', LAPTOP);
    const step = async () => Number(/= (\d+)/.exec(await page.locator('.tcount').innerText())?.[1]);
    const back = button(page, 'One step back');
    await expect.poll(step, SOON).toBe(100);
    // The first touch fetches what repeats; it comes in its own time.
    const fetched = page.waitForResponse(/held-[^/]*\.js$/);
    await back.click();
    await expect.poll(step, SOON).toBe(99);
    await fetched;
    await page.waitForTimeout(1000);
    await page.mouse.down();
    await expect.poll(step, SOON).toBeLessThan(96);
    await page.mouse.move(640, 300);
    const left = await step();
    await page.waitForTimeout(500);
    expect(await step()).toBeGreaterThanOrEqual(left - 1);
    await page.mouse.up();
    const before = await step();
    await back.click();
    await expect.poll(step, SOON).toBe(before - 1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
