import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** For a busy machine. */
const SOON = { timeout: 30_000 };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Opens the run’s share sheet and makes a step of it. */
async function makeStep(page: Page): Promise<void> {
  await button(page, 'Share').click();
  await button(page, 'Make a lesson step of this').click();
  await page.getByRole('heading', { name: 'Make a lesson' }).waitFor(SOON);
}

describe('a lesson made in the page', () => {
  it('of the opening run: two steps, in another order, previewed, saved and opened again', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    await makeStep(page);
    const say = page.getByLabel('Text, up to three sentences');
    await say.fill('Lane [B] loses ');
    await page.getByText('Put in a number of the run').click(SOON);
    await button(page, /^Regret of lane B over/).click();
    await expect.poll(() => say.inputValue()).toMatch(/^Lane \[B\] loses \{S1\.\d\}$/);
    await say.pressSequentially('.');

    await button(page, /^Add “Abrupt change” at step/).click();
    await say.fill('It is better.');
    await button(page, 'Question: No question').click();
    await page.getByRole('menuitemradio', { name: /^Choice/ }).click(SOON);
    await page.getByLabel('The question', { exact: true }).fill('Which lane finds it again?');
    await page.getByLabel('Answer 1', { exact: true }).fill('A');
    await page.getByLabel('Answer 2', { exact: true }).fill('B');
    await page.getByLabel('Answer 2 is right').check();

    await button(page, 'Preview').click();
    const fault = page.getByRole('alert').getByRole('listitem');
    await expect.poll(() => fault.innerText(), SOON).toMatch(/^Step 2 .*“better”/);
    await say.fill('The world jumps.');

    await page.getByRole('button', { name: /^Step 2/ }).press('Alt+ArrowUp');
    await expect.poll(() => page.locator('.make-open b').allInnerTexts()).toEqual(['Step 1', 'Step 2']);
    await expect.poll(() => say.inputValue()).toBe('The world jumps.');

    await page.reload();
    await expect.poll(() => say.inputValue(), SOON).toBe('The world jumps.');
    await button(page, 'Preview').click();
    await page.locator('.lesson').getByText('Which lane finds it again?').waitFor(SOON);
    await button(page, 'Back to the draft').click();
    await say.waitFor(SOON);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('preview');

    const download = page.waitForEvent('download');
    await button(page, 'Save as ZIP').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('abrupt-change.zip');
    const zip = readFileSync(await saved.path());

    await button(page, 'Close').click();
    await page.locator('.make').waitFor({ state: 'detached', ...SOON });
    await page.keyboard.press('l');
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'open a lesson’s ZIP file').click(SOON);
    await (await chooser).setFiles({ name: 'abrupt-change.zip', mimeType: 'application/zip', buffer: zip });
    await page.locator('.lesson').getByText('Which lane finds it again?').waitFor(SOON);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#lesson=own-abrupt-change&step=1');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has its steps ordered by dragging, too, and fits a phone', async () => {
    const { page, complaints } = await stage.open('#make/add', { viewport: { width: 390, height: 844 } });
    const steps = page.locator('.make-steps li');
    await button(page, /^Add “/).click(SOON);
    await page.getByLabel('Title of the step').fill('Second');
    await steps.nth(1).dragTo(steps.nth(0));
    await expect.poll(() => page.locator('.make-open b').allInnerTexts()).toEqual(['Second', 'Step 2']);
    expect(await page.locator('.make').evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a step that was removed comes back', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    await makeStep(page);
    await button(page, 'Remove: Step 1').click();
    await expect.poll(() => page.locator('.make-open').count()).toBe(0);
    await button(page, 'Put it back').click();
    await expect.poll(() => page.locator('.make-open').count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
