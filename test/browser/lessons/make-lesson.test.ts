import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drag, openStage, type Stage, savedBy } from '../support.ts';

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

const titles = (page: Page) => page.locator('.make-open b').allInnerTexts();
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).join());
const choose = async (page: Page, name: string | RegExp, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, name).click(SOON);
  await (await chooser).setFiles({ name: 'abrupt-change.zip', mimeType: 'application/zip', buffer });
};

describe('a lesson made in the page', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a laptop', { width: 1280, height: 720 }],
  ])(
    'of the opening run on %s: three steps, in another order, previewed, saved and opened again',
    async (_, viewport) => {
      const { page, complaints } = await stage.open('#abrupt-change', { viewport });
      await makeStep(page);
      const say = page.getByLabel('Text, up to three sentences');
      await say.fill('Lane [B] loses ');
      await page.getByText('Put in a number of the run').click(SOON);
      await button(page, /^Regret of lane B over/).click();
      await expect.poll(() => say.inputValue()).toMatch(/^Lane \[B\] loses \{S1\.\d\}$/);
      await say.pressSequentially('.');
      const minutes = page.getByRole('textbox', { name: 'Minutes' });
      await minutes.fill('5');
      await minutes.press('Enter');

      await button(page, /^Add “Abrupt change” at step/).click();
      await say.fill('It is better.');
      await button(page, 'Question: No question').click();
      await page.getByRole('menuitemradio', { name: /^Choice/ }).click(SOON);
      await page.getByLabel('The question', { exact: true }).fill('Which lane finds it again?');
      await page.getByLabel('Answer 1', { exact: true }).fill('A');
      await page.getByLabel('Answer 2', { exact: true }).fill('B');
      await page.getByLabel('Answer 2 is right').check();

      await button(page, /^Add “Abrupt change” at step/).click();
      await say.fill('It ends here.');
      await page.getByText('11 minutes in all.').waitFor(SOON);
      await button(page, 'Preview').click();
      const fault = page.getByRole('alert').getByRole('listitem');
      await expect.poll(() => fault.innerText(), SOON).toMatch(/^Step 2 .*“better”/);
      await fault.getByRole('button').click();
      await say.fill('The world jumps.');

      await page.getByRole('button', { name: /^Step 2/ }).press('Alt+ArrowUp');
      await expect.poll(() => titles(page)).toEqual(['Step 1', 'Step 2', 'Step 3']);
      await expect.poll(() => say.inputValue()).toBe('The world jumps.');

      await page.reload();
      await expect.poll(() => say.inputValue(), SOON).toBe('The world jumps.');
      await button(page, 'Preview').click();
      await page.locator('.lesson').getByText('Which lane finds it again?').waitFor(SOON);
      await button(page, 'Back to the draft').click();
      await say.waitFor(SOON);
      await expect.poll(() => kept(page)).not.toContain('preview');

      const { name, bytes } = await savedBy(page, () => button(page, 'Save as ZIP').click());
      expect(name).toBe('abrupt-change.zip');

      await choose(page, 'Open a ZIP file as a draft', bytes);
      const another = page.getByRole('region', { name: 'Other drafts' }).getByRole('listitem');
      await expect.poll(() => another.allInnerTexts(), SOON).toEqual(['Abrupt change, 3 steps']);
      await expect.poll(() => titles(page)).toEqual(['Step 1', 'Step 2', 'Step 3']);
      await page.getByText('11 minutes in all.').waitFor(SOON);
      await expect.poll(() => say.inputValue()).toBe('The world jumps.');
      await page.getByRole('button', { name: /^Step 2/ }).click();
      await expect.poll(() => say.inputValue()).toBe('Lane [B] loses {S2.1}.');
      // The numbers that were not cited come from the run.
      await page.getByText('Put in a number of the run').click(SOON);
      await button(page, /^Query of lane A at step/).waitFor(SOON);
      await expect.poll(() => page.locator('.make-facts code').first().innerText()).toBe('{S2.1}');

      await button(page, 'Close').click();
      await page.locator('.make').waitFor({ state: 'detached', ...SOON });
      await expect.poll(() => new URL(page.url()).hash).toBe('#abrupt-change');
      await page.keyboard.press('l');
      await choose(page, 'open a lesson’s ZIP file', bytes);
      await page.locator('.lesson').getByText('Which lane finds it again?').waitFor(SOON);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe('#lesson=own-abrupt-change&step=1');
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('stays beside others: each is opened, named by its title, removed and put back', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    await makeStep(page);
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('First');
    await button(page, 'New draft').click();
    await expect.poll(() => titles(page)).toEqual([]);
    await button(page, /^Add “/).click(SOON);
    await title.fill('Second');
    const others = page.getByRole('region', { name: 'Other drafts' }).getByRole('listitem');
    await expect.poll(() => others.allInnerTexts()).toEqual(['First, 1 step']);
    await page.reload();
    await expect.poll(() => title.inputValue(), SOON).toBe('Second');

    await button(page, 'Remove this draft').click();
    await expect.poll(() => title.inputValue()).toBe('First');
    await expect.poll(() => others.count()).toBe(0);
    await button(page, 'Put it back').click();
    await expect.poll(() => title.inputValue()).toBe('Second');
    await button(page, 'Remove: First, 1 step').click();
    await expect.poll(() => others.count()).toBe(0);
    await button(page, 'Put it back').click();
    await button(page, 'First, 1 step').click();
    await expect.poll(() => title.inputValue()).toBe('First');
    await expect.poll(() => others.allInnerTexts()).toEqual(['Second, 1 step']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has its steps ordered by dragging, too, and fits a phone', async () => {
    const { page, complaints } = await stage.open('#make/add', { viewport: { width: 390, height: 844 } });
    const steps = page.locator('.make-steps li');
    await button(page, /^Add “/).click(SOON);
    await page.getByLabel('Title of the step').fill('Second');
    await drag(steps.nth(1), steps.nth(0));
    await expect.poll(() => page.locator('.make-open b').allInnerTexts()).toEqual(['Second', 'Step 2']);
    const over = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
    expect(await page.locator('.make').evaluate(over)).toBe(0);
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
