import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOPS } from '../../../web/tour/stops.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const NEW = { cookies: [], origins: [] };
const tour = (page: Page) => page.getByRole('region', { name: 'Tour' });
const button = (page: Page, name: string) => tour(page).getByRole('button', { name, exact: true });
/** The edges of the window that the tour goes beyond. */
const pokesOut = (page: Page) =>
  tour(page).evaluate((note) => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    const beyond = { left: left < 0, top: top < 0, right: right > innerWidth, bottom: bottom > innerHeight };
    return Object.entries(beyond).flatMap(([edge, out]) => (out ? [edge] : []));
  });
/** The words of the glossary come after the tour would have. */
const settled = (page: Page) => page.locator('#term-note').waitFor({ state: 'attached' });

describe('a first visit', () => {
  it('says what drifts and what regret is, goes round in five steps, and is over for good', async () => {
    // A page that does not play by itself.
    const options = { storageState: NEW, reducedMotion: 'reduce' } as const;
    const { page, complaints } = await stage.open('', options);
    await tour(page).getByText('It drifts').waitFor();
    await tour(page).getByText('Regret is what a query cost').waitFor();
    await button(page, 'Show me around').click();
    for (const { title } of STOPS) {
      await tour(page).getByRole('heading', { name: title }).waitFor();
      await expect.poll(() => pokesOut(page), { message: title }).toEqual([]);
      await tour(page)
        .getByRole('button', { name: /^(Next|Done)$/ })
        .click();
    }
    await tour(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('driftlab-tour'))).toBe('seen');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is skipped by Escape, on a phone too, and comes again from the library', async () => {
    const { page, complaints } = await stage.open('', {
      storageState: NEW,
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await button(page, 'Show me around').tap();
    for (let i = 1; i < STOPS.length; i++) await button(page, 'Next').tap();
    await button(page, 'Back').tap();
    await page.keyboard.press('Escape');
    await tour(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Library: / }).tap();
    await page.getByRole('button', { name: 'Show the tour' }).tap();
    await tour(page).getByText('It drifts').waitFor();
    await button(page, 'Skip').tap();
    await tour(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('begins with a lesson by the first button', async () => {
    const { page, complaints } = await stage.open('', {
      storageState: NEW,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await button(page, 'Start with a lesson, 5 min').tap();
    await page.getByRole('button', { name: 'Library: What is a Gaussian process?' }).waitFor();
    await tour(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('hides what is to come until somebody asks for it', async () => {
    const { page, complaints } = await stage.open('', { storageState: NEW, reducedMotion: 'reduce' });
    await button(page, 'Skip').click();
    const change = page.locator('.timeline .change');
    const about = page.locator('.scene .about');
    const changes = page.getByRole('button', { name: 'Changes after: hidden, show' });
    await changes.waitFor();
    await expect.poll(async () => [await change.count(), await about.isVisible()]).toEqual([0, false]);
    await changes.click();
    const typed = page.getByRole('textbox', { name: 'Changes after, steps between commas' });
    await expect.poll(() => typed.inputValue()).toBe('60, 130');
    await expect.poll(() => typed.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'What is shown' }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Hide later steps/ }).click();
    await expect.poll(() => change.count()).toBe(2);
    await expect.poll(() => about.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a link', '#steady-drift.50', { storageState: NEW }],
    ['a place', '#library', { storageState: NEW }],
    ['a page that has been visited', '', {}],
  ])('is not shown over %s', async (_, path, options) => {
    const { page } = await stage.open(path, options);
    await settled(page);
    expect(await tour(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Changes after: hidden, show' }).count()).toBe(0);
    await page.context().close();
  });
});
