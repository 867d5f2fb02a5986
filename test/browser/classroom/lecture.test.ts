import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const lecture = (page: Page) => page.getByRole('main', { name: 'Lecture' });
const counter = (page: Page) => lecture(page).locator('.tcount').innerText();
const title = (page: Page) => lecture(page).getByRole('heading', { level: 1 }).innerText();
/** A busy machine takes its time. */
const SOON = { timeout: 20_000 };
const atStep = (page: Page, step: number) =>
  expect.poll(() => counter(page), SOON).toMatch(new RegExp(`= ${step} of`));
const atScene = (page: Page, index: number) => expect.poll(() => title(page), SOON).toBe(SCENES[index].name);

async function openAtRest(path = '#abrupt-change.20') {
  const opened = await stage.open(path, { reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
  await opened.page.locator('.lane svg.plot').nth(1).waitFor();
  return opened;
}

describe('a lecture', () => {
  it('is held and left by keys, and gives back controls, focus, scroll and the address', async () => {
    const { page, complaints } = await openAtRest();
    const help = page.getByRole('button', { name: 'Keyboard help' });
    await help.focus();
    const insight = page.locator('.insight');
    await insight.evaluate((column) => column.scrollTo({ top: 90 }));
    const scrolled = await insight.evaluate(({ scrollTop }) => scrollTop);
    await page.keyboard.press('r');
    await lecture(page).locator('.lane svg.plot').nth(1).waitFor();
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('complementary', { name: 'Controls' }).count()).toBe(0);
    await expect.poll(() => page.url(), SOON).toMatch(/lecture=125/);
    for (const panel of ['regret', 'trigger']) {
      await page.keyboard.press('t');
      await lecture(page).locator(`.front #panel-${panel} .time-plot`).waitFor();
    }
    await page.keyboard.press('t');
    await lecture(page).locator('.lane svg.plot').nth(1).waitFor();
    await page.keyboard.press('y');
    await lecture(page).locator('.front .paid-old').first().waitFor();
    await lecture(page).getByRole('heading', { name: 'Where the regret was paid' }).waitFor();
    // A word is looked up, and the panel is still in front.
    await page.keyboard.press('w');
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
    await page.keyboard.press('Escape');
    await lecture(page).locator('.front .paid-old').first().waitFor();
    await page.keyboard.press('y');
    await lecture(page).locator('.lane svg.plot').nth(1).waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor();
    await expect.poll(() => help.evaluate((node) => node === document.activeElement), SOON).toBe(true);
    await expect.poll(() => insight.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
    await expect.poll(() => page.url(), SOON).toMatch(/#abrupt-change\.20$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is given with a clicker alone: change by change, to the end, to the next scene, and back', async () => {
    const { page, complaints } = await openAtRest();
    await page.keyboard.press('r');
    await atStep(page, 20);
    await lecture(page).locator('.timeline .change').first().waitFor({ state: 'attached' });
    // The timeline has these keys for ten steps; a lecture comes first.
    await lecture(page).getByRole('slider', { name: 'Step' }).focus();
    for (const step of [61, 131, 200]) {
      await page.keyboard.press('PageDown');
      await atStep(page, step);
    }
    await page.keyboard.press('PageDown');
    await atScene(page, 1);
    await lecture(page).locator('svg.plot').nth(1).waitFor();
    await page.keyboard.press('PageUp');
    await atScene(page, 0);
    // The clicker waits for the world, and so does its test.
    await lecture(page).locator('.timeline .change').first().waitFor({ state: 'attached' });
    await page.keyboard.press('PageDown');
    await atStep(page, 61);
    await page.keyboard.press('PageUp');
    await atStep(page, 1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('plays and pauses by a tap on a plot', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=20&lecture=125', {
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'reduce',
      hasTouch: true,
    });
    const plot = lecture(page).locator('.lane-plot:not(.waiting) svg.plot').first();
    // It is said how things stand while the page rests, and then alone.
    const said = () => lecture(page).locator('.scene [aria-live]').innerText();
    await plot.tap();
    await expect.poll(() => counter(page), SOON).not.toMatch(/= 20 of/);
    await expect.poll(said).toBe('');
    await plot.tap();
    await expect.poll(said, SOON).not.toBe('');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('steps, goes to changes and scenes, and plays by key', async () => {
    const { page, complaints } = await openAtRest();
    await page.keyboard.press('r');
    await atStep(page, 20);
    await page.keyboard.press('ArrowRight');
    await atStep(page, 21);
    await page.keyboard.press('n');
    await atStep(page, 61);
    await page.keyboard.press('p');
    await page.keyboard.press('Home');
    await atStep(page, 1);
    await page.keyboard.press('Space');
    await expect.poll(() => counter(page), SOON).not.toMatch(/= 1 of/);
    await page.keyboard.press('Space');
    await page.keyboard.press('s');
    await atScene(page, 1);
    await page.keyboard.press('Shift+S');
    await atScene(page, 0);
    await page.keyboard.press('b');
    await expect.poll(() => lecture(page).locator('.lane').count(), SOON).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [1280, 720],
    [1920, 1080],
  ])('stands whole in a room of %i × %i at both sizes, lanes side by side', async (width, height) => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=61&lecture=125', {
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    for (const [key, least] of [
      ['-', 15],
      ['+', 18],
    ] as const) {
      await page.keyboard.press(key);
      const lanes = lecture(page).locator('.lane');
      await lanes.nth(1).locator('svg.plot').waitFor();
      const high = () =>
        lanes
          .first()
          .locator('.rd')
          .evaluate((text) => text.getBoundingClientRect().height / 17);
      await expect.poll(async () => (await high()) * 12, SOON).toBeGreaterThanOrEqual(least);
      const layout = () =>
        lecture(page).evaluate((room) => {
          const [a, b] = [...room.querySelectorAll('.lane')].map((lane) => lane.getBoundingClientRect());
          const bar = room.querySelector('[role=slider].timeline')?.getBoundingClientRect();
          if (!a || !b || !bar) return null;
          return {
            sideBySide: a.y === b.y,
            halfEach: a.width > 0.45 * innerWidth,
            lanesAboveBar: a.bottom <= bar.y && b.bottom <= bar.y,
            barInSight: bar.bottom <= innerHeight,
          };
        });
      await expect
        .poll(layout, SOON)
        .toEqual({ sideBySide: true, halfEach: true, lanesAboveBar: true, barInSight: true });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('moves the timeline to where the pointer is, though the page is enlarged', async () => {
    const { page } = await stage.open('#scene=abrupt-change&t=61&lecture=150', {
      viewport: { width: 1280, height: 720 },
      reducedMotion: 'reduce',
    });
    const slider = lecture(page).getByRole('slider', { name: 'Step' });
    await slider.locator('.change').first().waitFor({ state: 'attached' });
    // The pointer comes when the timeline stands still.
    await slider.hover();
    const box = await slider.boundingBox();
    if (!box) throw new Error('no timeline');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect
      .poll(async () => Number(await slider.getAttribute('aria-valuenow')), SOON)
      .toBeCloseTo(101, -1);
    await page.context().close();
  });

  it('sends who takes the code from the wall to the page with its controls', async () => {
    const { page } = await stage.open('#scene=abrupt-change&t=61&lecture=125', { reducedMotion: 'reduce' });
    await lecture(page).waitFor();
    await page.keyboard.press('q');
    const room = page.getByRole('dialog');
    await room.getByText(/#abrupt-change\.61/).waitFor();
    expect(await room.innerText()).not.toContain('lecture');
    await page.context().close();
  });
});
