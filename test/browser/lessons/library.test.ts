import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** On a busy machine a place may take its time. */
const soon = { timeout: 20_000 };
const place = (page: Page) => page.getByRole('main', { name: 'Library' });
const shelf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const entry = (page: Page, name: RegExp) => place(page).getByRole('button', { name });
const find = (page: Page) => page.getByRole('searchbox', { name: /^Find/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-entry'));
const gone = (page: Page) => place(page).waitFor({ state: 'detached' });

describe('the library', () => {
  it('opens with L at its address; Escape and Back give back step, address and focus', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.61');
    await page.getByText('t = 61 of 200').waitFor();
    const url = page.url();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.keyboard.press('l');
      await shelf(page, 'Scenes').waitFor();
      await expect.poll(() => page.url()).toMatch(/#library$/);
      await leave();
      await gone(page);
      await expect.poll(() => page.url()).toBe(url);
      await page.getByText('t = 61 of 200').waitFor();
    }
    const button = page.getByRole('button', { name: 'Library: Abrupt change' });
    await button.click();
    await shelf(page, 'Scenes').waitFor();
    await button.click();
    await gone(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows every scene with a picture at 1280 × 720, once its shelf is reached', async () => {
    const { page, complaints } = await stage.open('#library/scenes', {
      viewport: { width: 1280, height: 720 },
    });
    await shelf(page, 'Scenes').waitFor();
    const entries = shelf(page, 'Scenes').locator('.entry');
    await expect.poll(() => entries.count(), soon).toBe(SCENES.length);
    const faults = () =>
      entries.evaluateAll((all) =>
        all.flatMap((one) => {
          const { bottom } = one.getBoundingClientRect();
          const drawn = one.querySelector('svg path') !== null && one.querySelector('canvas') !== null;
          const cut = [...one.querySelectorAll('small')].some((line) => line.scrollWidth > line.clientWidth);
          return bottom <= 720 && drawn && !cut ? [] : [{ entry: one.textContent, bottom, drawn, cut }];
        }),
      );
    await expect.poll(faults, soon).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is used by the keyboard alone: / finds, arrows move, Enter opens, Back comes again', async () => {
    const { page, complaints } = await stage.open('#library');
    await shelf(page, 'Scenes').waitFor();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page), soon).toMatch(/^lesson /);
    await shelf(page, 'Scenes').locator('.entry').first().focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('scene steady-drift');
    await page.keyboard.press('/');
    await page.keyboard.type('ui-tvbo wandering');
    await expect.poll(() => place(page).locator('.entry').count(), soon).toBe(1);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page), soon).toBe('scene wiener-drift');
    await page.keyboard.press('Enter');
    await gone(page);
    await title(page, 'Wandering off');
    await page.goBack();
    await shelf(page, 'Scenes').waitFor();
    await find(page).fill('nothing of the kind');
    await page.getByText('Nothing found for “nothing of the kind”.').waitFor();
    await find(page).press('Escape');
    await shelf(page, 'Scenes').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows by its glyphs what is reproduced and what is not', async () => {
    const { page } = await stage.open('#library/papers');
    const rings = page.locator('.shelf-note .verdict-glyph circle');
    await rings.nth(2).waitFor({ state: 'attached' });
    const [whole, half, none] = await rings.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).fill),
    );
    expect(whole).not.toBe('none');
    expect([half, none]).toEqual(['none', 'none']);
    await page.context().close();
  });

  it('opens a paper at its experiment, and tells its verdicts', async () => {
    const { page, complaints } = await stage.open('#library/papers');
    await entry(page, /^ET, Table 3.*of 4 claims/).click();
    await page.getByRole('navigation', { name: 'Experiments' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/#papers\/et-table3$/);
    await page.getByRole('button', { name: 'Library: Papers' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('jumps by its tabs, which follow the scroll', async () => {
    const { page } = await stage.open('#library');
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'Shelves' }).getByRole('button', { name });
    await tab('Papers').click();
    await expect.poll(() => tab('Papers').getAttribute('aria-current'), soon).toBe('true');
    await expect.poll(() => page.url()).toMatch(/#library\/papers$/);
    await page.locator('.library-body').evaluate((box) => box.scrollTo(0, 0));
    await expect.poll(() => tab('Lessons').getAttribute('aria-current'), soon).toBe('true');
    await page.context().close();
  });
});

describe('the shelf of lessons', () => {
  it('opens a lesson, and then says how many of its steps are done and to go on with it', async () => {
    const { page, complaints } = await stage.open('#library');
    const lesson = entry(page, /^The event trigger/);
    await lesson.locator('em', { hasText: /^\d+ min$/ }).waitFor();
    await lesson.locator('svg path').first().waitFor({ state: 'attached' });
    await lesson.click();
    await page.getByRole('heading', { level: 1, name: 'How far may it fall' }).waitFor();
    await page.goto(`${stage.url}#library`);
    await page.reload();
    await lesson.locator('em', { hasText: /^0 of \d+$/ }).waitFor();
    await shelf(page, 'Lessons').getByText('continue with The event trigger').waitFor();
    await expect.poll(() => lesson.getAttribute('aria-current')).toBe('true');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the shelf of one’s own', () => {
  it('has what was kept with its picture; Delete asks once, and a new objective is a step away', async () => {
    const { page, complaints } = await stage.open('#steady-drift.50');
    await page.getByText('t = 50 of 200').waitFor();
    await page.keyboard.press('l');
    await page.getByRole('button', { name: 'keep this run, or change it as text' }).click();
    await page.getByRole('textbox', { name: 'Keep this run as' }).fill('for Monday');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /for Monday/ })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })), soon).toBeTruthy();
    await page.keyboard.press('Escape');
    await page.getByRole('main', { name: 'Yours' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Library/ }).click();
    const mine = entry(page, /^for Monday/);
    await mine.locator('canvas').waitFor();
    await mine.click();
    await page.getByText('t = 50 of 200').waitFor();
    await page.goBack();
    await mine.focus();
    await page.keyboard.press('Delete');
    await mine.getByText('Delete again to remove “for Monday”.').waitFor();
    await page.keyboard.press('Delete');
    await mine.waitFor({ state: 'detached' });
    await entry(page, /New objective/).click();
    await page.getByRole('main', { name: 'Your own objective' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says in its line what cannot be opened, and offers its link', async () => {
    const { page } = await stage.open();
    const kept = [
      { id: 'x', name: 'From tomorrow', about: 'x · 2 lanes', day: '2026-11-22', link: 'v9.zzz' },
    ];
    await page.evaluate((text) => localStorage.setItem('driftlab-yours', text), JSON.stringify(kept));
    await page.getByRole('button', { name: /^Library/ }).click();
    await entry(page, /^From tomorrow/).click();
    await page.getByText('Cannot be opened.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save its link' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('from-tomorrow.txt');
    await page.context().close();
  });
});

describe('on a phone', () => {
  it('has two entries a row, nothing wider than the page, and opens by a tap', async () => {
    const { page, complaints } = await stage.open('#library', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await shelf(page, 'Scenes').waitFor();
    const lefts = await shelf(page, 'Scenes')
      .locator('.entry')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(2);
    const over = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('.library *')].map((one) => one.getBoundingClientRect().right),
      ),
    );
    expect(over).toBeLessThanOrEqual(390);
    await entry(page, /^Slow change/).tap();
    await title(page, 'Slow change');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
