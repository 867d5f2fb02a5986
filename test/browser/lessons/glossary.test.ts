import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TERMS } from '../../../web/terms/terms.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const note = (page: Page) => page.getByRole('tooltip');
/** The words come when the page has nothing better to do. */
const ready = (page: Page) => page.locator('#term-note').waitFor({ state: 'attached' });

describe('a label', () => {
  it('is explained to a pointer that rests on it, to the focus on its control, and no longer than that', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.61');
    await ready(page);
    await page.locator('#regret-title').hover();
    await note(page).getByText('What a query cost').waitFor();
    await page.mouse.move(4, 4);
    await note(page).waitFor({ state: 'hidden' });

    await page.locator('.why .formula .mi', { hasText: 'σ' }).first().hover();
    await note(page).getByText('How unsure the model is').waitFor();
    await expect.poll(() => page.locator('[aria-describedby="term-note"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await note(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.locator('[aria-describedby="term-note"]').count()).toBe(0);

    await page.mouse.move(4, 4);
    const slider = page.getByRole('slider', { name: 'Noise variance' });
    await slider.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await note(page).getByText('How far observations scatter').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is explained by a tap, until the next one', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.61', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await ready(page);
    await page.locator('#regret-title').tap();
    await note(page).getByText('What a query cost').waitFor();
    const inside = () =>
      note(page).evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left >= 0 && right <= 390;
      });
    await expect.poll(inside).toBe(true);
    await page.getByRole('heading', { level: 1 }).tap();
    await note(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('all words stand in a place of their own, one key or a step from the library away, where Find finds them', async () => {
  const { page, complaints } = await stage.open('#library');
  await page.getByRole('searchbox').fill('β');
  const found = page.getByRole('region', { name: 'Words and symbols' });
  await found.getByText('How many standard deviations count as possible').waitFor();
  await page.getByRole('searchbox').fill('coverage');
  await found.getByText('How often a band or an interval holds the true value').waitFor();
  await page.getByRole('searchbox').fill('');
  await found.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'All words and symbols' }).click();
  await page.getByRole('main', { name: 'Glossary' }).getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.transport').waitFor();
  await page.keyboard.press('w');
  const place = page.getByRole('main', { name: 'Glossary' });
  await place.getByRole('listitem').first().waitFor();
  await expect.poll(() => place.getByRole('listitem').count()).toBe(TERMS.length);
  await expect.poll(() => page.url()).toMatch(/#glossary$/);
  await page.keyboard.press('Escape');
  await place.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});
