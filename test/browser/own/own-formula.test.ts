import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const field = (page: Page, left = 'f(x, t)') => page.getByRole('textbox', { name: `${left} =` });
const use = (page: Page) => page.getByRole('button', { name: 'Use in the lanes' });
/** On a busy machine a picture may take its time. */
const soon = { timeout: 20_000 };
const own = (page: Page) => page.getByRole('button', { name: 'Your own', exact: true }).first();
const place = (page: Page) => page.getByRole('main', { name: 'Your own objective' });
const text = (page: Page) => field(page).inputValue();

describe('from the opening page to a shared link', () => {
  it('that shows ET against TV on a formula with a jump takes at most 20 clicks, and the link replays', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const { page, complaints } = await stage.open('', { permissions });
    let clicks = 0;
    const click = (target: Locator) => {
      clicks++;
      return target.click();
    };
    await click(own(page));
    await field(page).waitFor();
    await page.keyboard.type('p(x, 60)');
    await click(use(page));
    await page.getByRole('heading', { level: 1, name: 'Own objective' }).waitFor();
    await click(page.getByRole('button', { name: /Add lane/ }));
    await click(page.getByRole('menuitem', { name: /^TV-GP-UCB(?!-)/ }));
    await click(page.getByRole('button', { name: /^Lane A, .*: more$/ }));
    await click(page.getByRole('menuitem', { name: 'Remove' }));
    await click(page.getByRole('button', { name: 'Share' }));
    await click(page.getByRole('button', { name: 'Copy: Link to this run' }));
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), soon).toContain('#');
    expect(clicks).toBeLessThanOrEqual(20);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const shared = await stage.open(new URL(link).hash);
    await shared.page.getByText('Identical run').waitFor();
    for (const lane of ['ET-GP-UCB', 'TV-GP-UCB'])
      await shared.page.locator('main').getByRole('heading', { level: 2, name: lane }).waitFor();
    await shared.page.getByText('p(x, 60)').waitFor();
    expect([...complaints, ...shared.complaints]).toEqual([]);
    await page.context().close();
    await shared.page.context().close();
  });
});

describe('the formula tab', () => {
  it('points at the first fault, repairs it under Tab, and is off meanwhile', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await field(page).fill('2*sin(3*x');
    await page.getByText('This bracket is never closed.').waitFor();
    await expect.poll(() => page.locator('.formula-text .wrong').innerText()).toBe('(');
    await expect.poll(() => use(page).isDisabled()).toBe(true);
    await page.keyboard.press('Tab');
    await expect.poll(() => text(page)).toBe('2*sin(3*x)');
    await expect.poll(() => use(page).isDisabled(), soon).toBe(false);
    await page.keyboard.press('Control+z');
    await expect.poll(() => text(page)).toBe('2*sin(3*x');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('names where a formula has no value, and points at the part', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await field(page).fill('x + log(t - 20)');
    await page.getByText('The formula has no finite value at x = 0, t = 1.').waitFor();
    await expect
      .poll(() => page.locator('.formula-text .wrong').allInnerTexts())
      .toEqual(['log', '(', 't', ' ', '-', ' ', '20', ')']);
    await expect.poll(() => use(page).isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('gives every letter a slider, every jump a handle, and numbers to the arrow keys', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await field(page).fill('a*p(x, 60, 130)');
    await page.getByRole('slider', { name: 'a, slider' }).waitFor();
    const second = page.getByRole('slider', { name: 'p(x) new after, 2 of 2' });
    await second.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => text(page), soon).toBe('a*p(x, 60, 131)');
    await field(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => text(page), soon).toBe('a*p(x, 60, 141)');
    await page.getByText('60 and 141').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('writes a block at the caret, adds it to a value before it, and knows the values of its letters', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await page.getByRole('button', { name: 'p(x, 60, 130)' }).click();
    await page.getByRole('button', { name: 'peak(x, c, w)' }).click();
    await expect.poll(() => text(page)).toBe('p(x, 60, 130) + peak(x, c, w)');
    await expect.poll(() => page.getByRole('textbox', { name: 'w', exact: true }).inputValue()).toBe('0.12');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('moves its slices by drag and by keys', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await field(page).fill('x*t');
    const line = page.getByRole('slider', { name: 'Slice 1 of 3' });
    await line.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => line.getAttribute('aria-valuetext'), soon).toBe('t = 40');
    const dragged = async () => {
      const box = await line.boundingBox();
      if (!box) throw new Error('the line is not drawn');
      await page.mouse.move(box.x + box.width / 2, box.y + 60);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 100, box.y + 60, { steps: 4 });
      await page.mouse.up();
      return Number(await line.getAttribute('aria-valuenow'));
    };
    await expect.poll(dragged, soon).toBeGreaterThan(60);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is used by Ctrl Enter, come back to by Back with the formula as it was, and undone', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    await own(page).click();
    await field(page).fill('x*step(t, 60)');
    await expect.poll(() => use(page).isDisabled(), soon).toBe(false);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { level: 1, name: 'Own objective' }).waitFor();
    await page.goBack();
    await expect.poll(() => text(page)).toBe('x*step(t, 60)');
    await page.keyboard.press('Escape');
    await place(page).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('puts f(x, w) into the lanes with its distribution and a lane that knows it', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await page.getByRole('button', { name: /^What the formula is about/ }).click();
    await page.getByRole('menuitemradio', { name: /f\(x, w\)/ }).click();
    await page.getByRole('button', { name: 'Insert an example' }).click();
    await page.getByRole('button', { name: /^Environment: / }).click();
    await page.getByRole('menuitemradio', { name: 'uniform' }).click();
    await expect.poll(() => use(page).isDisabled(), soon).toBe(false);
    await use(page).click();
    await page.locator('main').getByRole('heading', { level: 2, name: 'BPT-UCB' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps another seed in the editor, and draws it', async () => {
    const { page, complaints } = await stage.open('#own/formula');
    await field(page).fill('p(x)');
    const reading = page.locator('.formula-note');
    await expect.poll(() => reading.innerText(), soon).toMatch(/^between/);
    const before = await reading.innerText();
    await page.getByRole('button', { name: 'New seed' }).click();
    await expect.poll(() => reading.innerText(), soon).not.toBe(before);
    await place(page).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('fits a phone: one slice, sliders below, nothing wider than the screen', async () => {
    const { page, complaints } = await stage.open('#own/formula', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await page.getByRole('button', { name: 'Insert an example' }).tap();
    await page.getByRole('slider', { name: 'Slice 1 of 1' }).waitFor();
    const wider = await place(page).evaluate(
      (element) => Math.max(element.scrollWidth, document.documentElement.scrollWidth) - innerWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await use(page).tap();
    await page.getByRole('heading', { level: 1, name: 'Own objective' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the editor', () => {
  it('gives back address and focus when it is left by Escape, Cancel or Back', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('button', { name: 'Pause' }).click();
    const before = page.url();
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ];
    for (const leave of ways) {
      await own(page).click();
      await field(page).waitFor();
      await expect.poll(() => page.url()).toMatch(/#own$/);
      await leave();
      await place(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.url()).toBe(before);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent), soon)
        .toBe('Your own');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
