import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { drawn, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Opens the values of the noise variance, and waits until all their runs are known. */
async function sideBySide(page: Page): Promise<Locator> {
  await drawn(page);
  await page.getByRole('button', { name: /^Noise variance/ }).click();
  await page.getByRole('button', { name: 'Values side by side' }).click();
  const list = page.getByRole('listbox', { name: 'Noise variance: 10 values side by side' });
  await expect.poll(() => list.getAttribute('aria-busy'), { timeout: 60_000 }).toBe('false');
  return list;
}

/** The regrets of the lanes A and B at the last step, as a value's option says them. */
async function regretsOf(option: Locator): Promise<string[]> {
  const [, a, b] =
    /^[\d.]+: regret A ([\d.]+), B ([\d.]+)$/.exec((await option.getAttribute('aria-label')) ?? '') ?? [];
  return [a, b];
}

const regretsDrawn = (page: Page) => page.locator('main .stats > div:first-child dd').allTextContents();

it('ten runs for ten values of a number: one is taken by keyboard, runs as it was drawn, and is undone at once', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.60');
  const list = await sideBySide(page);
  const field = page.getByRole('textbox', { name: 'Noise variance' });
  const before = await field.inputValue();
  expect(await list.getByRole('option').count()).toBe(10);
  const present = list.getByRole('option', { selected: true });
  expect(await present.evaluate((option) => option === document.activeElement)).toBe(true);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  const taken = list.getByRole('option').nth(8);
  const told = await regretsOf(taken);
  await page.keyboard.press('Enter');
  await expect.poll(() => taken.getAttribute('aria-selected')).toBe('true');
  const value = await taken.textContent();
  expect(value).not.toBe(before);
  expect(await field.inputValue()).toBe(value);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('End');
  await expect.poll(() => regretsDrawn(page), { timeout: 30_000 }).toEqual(told);
  await page.keyboard.press('Control+z');
  await expect.poll(() => field.inputValue()).toBe(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('ends at the cursor while what is to come is hidden', async () => {
  const [{ scenario }] = SCENES;
  const view = { ...scenario.view, step: 100, hide: 'future' as const };
  const { page, complaints } = await stage.open(`#${encodeLink({ ...scenario, view })}`);
  const list = await sideBySide(page);
  expect(await regretsOf(list.getByRole('option', { selected: true }))).toEqual(await regretsDrawn(page));
  await list.locator('path').first().waitFor();
  const ends = () =>
    list
      .locator('path')
      .evaluateAll((paths) =>
        paths.map((path) => (path as SVGPathElement).getBBox()).map(({ x, width }) => Math.round(x + width)),
      );
  expect(new Set(await ends())).toEqual(new Set([50]));
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Values side by side' }).click();
  await expect.poll(async () => [...new Set(await ends())]).toEqual([100]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
