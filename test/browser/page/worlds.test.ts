import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawn, linkOf, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SCENE = '#abrupt-change.60';
const worldsOf = (page: Page) => page.getByRole('listbox', { name: /^The same scene in 10 worlds/ });
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Seed' });
/** The way to the worlds, which comes late and with it the drag. */
const wayOf = (page: Page) => page.getByRole('button', { name: 'The scene in ten worlds' });

async function linkOfTyped(seed: string): Promise<string> {
  const { page } = await stage.open(SCENE);
  await drawn(page);
  await fieldOf(page).fill(seed);
  await fieldOf(page).press('Enter');
  const link = await linkOf(page);
  await page.context().close();
  return link;
}

/** Presses the seed and moves sideways; the pointer stays down. */
async function press(page: Page, px: number): Promise<void> {
  const box = await fieldOf(page).boundingBox();
  if (!box) throw new Error('There is no seed.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px, y, { steps: 12 });
}

it('the seed follows a drag, with its worlds in sight, and is one undo; Escape gives it back; a click edits it', async () => {
  const { page, complaints } = await stage.open(SCENE);
  await drawn(page);
  await wayOf(page).waitFor();
  const before = await fieldOf(page).inputValue();
  const after = String(Number(before) + 4);
  const isUndo = () => page.getByRole('button', { name: 'Undo' }).isEnabled();

  await press(page, 26);
  const present = worldsOf(page).getByRole('option', { selected: true });
  await expect.poll(() => present.textContent()).toBe(after);
  expect(await fieldOf(page).inputValue()).toBe(after);
  await page.locator('.ghost-note').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => fieldOf(page).inputValue()).toBe(before);
  await worldsOf(page).waitFor({ state: 'detached' });
  expect(await isUndo()).toBe(false);
  await page.mouse.up();
  expect(await fieldOf(page).inputValue()).toBe(before);

  await press(page, 26);
  await page.mouse.up();
  await expect.poll(() => fieldOf(page).inputValue()).toBe(after);
  await page.keyboard.press('Control+z');
  await expect.poll(() => fieldOf(page).inputValue()).toBe(before);
  expect(await isUndo()).toBe(false);

  await fieldOf(page).click();
  await page.keyboard.type('7');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(() => fieldOf(page).inputValue()).toBe('9');
  await press(page, 26);
  await page.mouse.up();
  expect(await linkOf(page)).toBe(await linkOfTyped('13'));
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a world of the strip is taken by keyboard and has the bits of its seed typed', async () => {
  const { page, complaints } = await stage.open(SCENE);
  await drawn(page);
  await wayOf(page).click();
  const list = worldsOf(page);
  await expect.poll(() => list.getAttribute('aria-busy'), { timeout: 60_000 }).toBe('false');
  const names = await list
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('aria-label')));
  expect(new Set(names.map((name) => name?.replace(/^Seed \d+/, ''))).size).toBe(10);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const taken = list.getByRole('option').nth(9);
  await expect.poll(() => taken.getAttribute('aria-selected')).toBe('true');
  const seed = (await taken.textContent()) ?? '';
  expect(await fieldOf(page).inputValue()).toBe(seed);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await wayOf(page).evaluate((way) => way === document.activeElement)).toBe(true);
  expect(await linkOf(page)).toBe(await linkOfTyped(seed));
  expect(complaints).toEqual([]);
  await page.context().close();
});
