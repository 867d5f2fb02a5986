import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';
import { guessBegins } from './walk-lesson.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LAPTOP = { viewport: { width: 1280, height: 720 } };
/** For a busy machine. */
const SOON = { timeout: 60_000 };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name }).waitFor(SOON);
const answered = (page: Page) => page.locator('.lesson').getByText('answered', { exact: true }).waitFor(SOON);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.className, document.activeElement?.textContent].join(' '));
const made = (page: Page, count: number) =>
  expect
    .poll(() => page.locator('.you-lane .stats').textContent(), SOON)
    .toMatch(new RegExp(`data${count}left`));

describe('the round of lesson 3', () => {
  it('goes on where it was left, and leads back to its step before and after the truth', async () => {
    const { page, complaints } = await stage.open('#lesson=the-world-moves&step=6', LAPTOP);
    await button(page, 'Choose 40 queries yourself').click();
    await made(page, 0);
    for (let i = 1; i <= 3; i++) {
      await page.keyboard.press('Enter');
      await made(page, i);
    }
    await page.keyboard.press('Escape');
    await button(page, 'Continue at query 4').click();
    await page.getByText('go on at 4.').first().waitFor(SOON);
    await page.reload();
    await page.getByText('go on at 4.').first().waitFor(SOON);
    await page.goBack();
    await button(page, 'Continue at query 4').click();
    await button(page, 'Show the truth').click();
    await button(page, 'Back to the lesson: step 6').waitFor(SOON);
    await page.keyboard.press('Escape');
    await button(page, 'Choose 40 queries yourself').waitFor(SOON);
    expect(await page.locator('.notice').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 180_000);
});

describe('a lesson by keyboard', () => {
  it('scrolls its words, is left from a field, keeps its answers, and ends on the shelf at what has steps left', async () => {
    const { page, complaints } = await stage.open('', LAPTOP);
    await page.locator('.scene-button').click();
    await button(page, /^Believing a curve/).click();
    await title(page, 'Dots outside');
    await page.keyboard.press('1');
    await answered(page);
    await page.reload();
    await answered(page);
    // More words than there is room for.
    await page.locator('.lesson-body').evaluate((words) => {
      for (const grounds of words.querySelectorAll('details')) grounds.open = true;
      words.scrollTo({ top: 0, behavior: 'instant' });
    });
    await page.setViewportSize({ width: 1280, height: 680 });
    await page.keyboard.press('PageDown');
    await expect
      .poll(() => page.locator('.lesson-body').evaluate(({ scrollTop }) => scrollTop))
      .toBeGreaterThan(20);
    await page.keyboard.press('Alt+ArrowRight');
    await title(page, 'Everywhere at once');
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await answered(page);
    await page.keyboard.press('Alt+ArrowRight');
    await title(page, 'One measurement');
    await guessBegins(page);

    await button(page, /^Step 7/).click();
    await title(page, 'Try it');
    const field = page.locator('.lesson-controls').getByRole('textbox').first();
    await field.press('Enter');
    await expect.poll(() => focused(page)).toContain('lesson-body');
    await field.focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await title(page, 'Through every dot');
    await button(page, /^Step 7/).click();
    await button(page, 'Done').click();
    await expect.poll(() => focused(page), SOON).toMatch(/^entry .*Believing a curve3 of 7/);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 180_000);

  it('gives the focus back to what opened the library when all is left', async () => {
    const { page } = await stage.open('', LAPTOP);
    const opener = page.locator('.scene-button');
    await opener.click();
    await button(page, /^Believing a curve/).click();
    await title(page, 'Dots outside');
    await button(page, /^Step 7/).click();
    await button(page, 'Done').click();
    await expect.poll(() => focused(page), SOON).toMatch(/^entry /);
    await page.keyboard.press('Escape');
    await page.locator('.library').waitFor({ state: 'detached', ...SOON });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.context().close();
  }, 120_000);
});
