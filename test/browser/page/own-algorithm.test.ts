import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage, type WatchedPage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const text = (page: Page) => page.getByRole('textbox', { name: /^Program of/ });
const lane = (page: Page) => page.locator('.lane[data-lane="C"]');

/** The opening scene with an own algorithm beside its lanes, added by keyboard; the editor has the focus. */
async function openEditor(options = {}): Promise<WatchedPage> {
  const watched = await stage.open('#abrupt-change.72', options);
  const { page } = watched;
  await page.getByRole('button', { name: '+ Add lane' }).first().press('Enter');
  await page.getByRole('menuitem', { name: /^Own algorithm/ }).press('Enter');
  await expect.poll(() => text(page).evaluate((field) => field === document.activeElement)).toBe(true);
  return watched;
}

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Begin with/ }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await page.getByRole('heading', { name, level: 2 }).first().waitFor();
  await expect.poll(() => lane(page).getByRole('heading').textContent()).toContain(name);
}

it('an own algorithm is typed, stops with a sentence at its line, and is mended and undone by keyboard', async () => {
  const { page, complaints } = await openEditor();
  await begin(page, 'Own trigger');
  await lane(page).getByText('Reset 11 steps ago').waitFor();

  await text(page).focus();
  await page.locator('.cm-line', { hasText: 'kappa: limit' }).click();
  await page.keyboard.press('End');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace'])
    await page.keyboard.press(key);
  await page.locator('.fault-note', { hasText: 'Did you mean limit?' }).waitFor();
  await lane(page).getByText('The last version that ran; the new one stops at line 15.').waitFor();
  await expect.poll(() => text(page).getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.locator('.fault-word').textContent()).toBe('limt');

  await page.keyboard.press('Tab');
  await page.locator('.fault-note').waitFor({ state: 'detached' });
  await lane(page).getByText('Reset 11 steps ago').waitFor();

  // A threshold that is never reached; all that is typed is one entry of undo.
  await page.locator('.cm-line', { hasText: 'const limit' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('00');
  await lane(page).getByText('60 of them from before').waitFor();
  await page.keyboard.type('0');
  await expect.poll(() => text(page).textContent()).toContain('limit = 4000');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Undo' }).click();
  await lane(page).getByText('Reset 11 steps ago').waitFor();
  await expect.poll(() => text(page).textContent()).toContain('limit = 4;');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a program that stops is not the one that is shared and compared, which the page says after its editor is left, too', async () => {
  const { page, complaints } = await openEditor();
  await begin(page, 'Last ten');
  const size = page.locator('.program-foot .note');
  const ran = await size.textContent();
  await text(page).focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('nothing(here); // and much more than there was before\n');
  await lane(page).getByText('The last version that ran; the new one stops').waitFor();
  expect(await size.textContent()).toBe(ran);
  await page.keyboard.press('Escape');
  await text(page).waitFor({ state: 'detached' });
  await lane(page).getByText('The last version that ran; the new one stops').waitFor();
  const said = page.getByText('Lane C: the version before your last changes, which do not run.');
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await said.waitFor();
  await page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await said.waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByText('The last version that ran').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('names are offered and explained; Tab leaves the text, Escape the editor, and the focus comes back', async () => {
  const { page, complaints } = await openEditor();
  await page.keyboard.press('Control+Home');
  await page.getByText('defineAlgorithm({ id, slots })').waitFor();
  await page.keyboard.press('Control+ ');
  await page.getByRole('option', { name: /^slidingWindow/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('option', { name: /^slidingWindow/ }).waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('All names');
  await page.keyboard.press('Escape');
  await text(page).waitFor({ state: 'detached' });
  const edit = page.getByRole('button', { name: 'Edit the program' });
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  await edit.press('Enter');
  await text(page).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('on a phone the editor takes the place of the controls, and is left for them', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.72', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Controls', exact: true }).click();
  await page.getByRole('button', { name: '+ Add lane' }).click();
  await page.getByRole('menuitem', { name: /^Own algorithm/ }).click();
  await text(page).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.locator('.program-back').click();
  await page.getByRole('button', { name: 'Edit the program' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
