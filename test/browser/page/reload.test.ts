import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawn, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const at = (page: Page, step: number) => page.getByText(`t = ${step} of 200`, { exact: true }).waitFor();
const segment = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const lane = (page: Page, name: string) =>
  page.locator('.lanerow .pick').filter({ hasText: new RegExp(`^.?${name}`) });
/** The entry of the history has the look, which follows a moment after. */
const keeps = (page: Page, looks: Readonly<Record<string, unknown>>) =>
  expect.poll(() => page.evaluate(() => history.state?.looks)).toMatchObject(looks);

it('a reload finds the step, the lane, the figures and the layout as they were, and the address as it was', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.61');
  await at(page, 61);
  for (let t = 61; t < 64; t++) await page.keyboard.press('ArrowRight');
  await at(page, 64);
  await segment(page, 'Average').click();
  await segment(page, 'Overview').click();
  await lane(page, 'GP-UCB').click();
  await keeps(page, { t: 64, selectedLane: 'A', regretView: 'average', layout: 'overview' });
  await page.reload();
  await drawn(page);
  await at(page, 64);
  for (const name of ['Average', 'Overview'])
    await expect.poll(() => segment(page, name).getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => lane(page, 'GP-UCB').getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).hash).toBe('#abrupt-change.61');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a step taken just before a place was opened is there again after it and a reload', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.61');
  await at(page, 61);
  await page.keyboard.press('End');
  await page.keyboard.press('l');
  const library = page.getByRole('main', { name: 'Library' });
  await library.waitFor();
  await page.keyboard.press('Escape');
  await library.waitFor({ state: 'detached' });
  await page.reload();
  await drawn(page);
  await at(page, 200);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the same address opened anew is at its own step', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.61');
  await at(page, 61);
  await page.keyboard.press('ArrowRight');
  await at(page, 62);
  await keeps(page, { t: 62 });
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
  await drawn(page);
  await at(page, 61);
  await page.goBack();
  await page.goBack();
  await drawn(page);
  await at(page, 62);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a link that was stepped through still proves its run after a reload', async () => {
  const { page, complaints } = await stage.open();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await at(page, 200);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this run' });
  await page.getByText('Fingerprints of engine').waitFor();
  await expect.poll(() => link.inputValue()).toContain('#v2.');
  const address = await link.inputValue();
  await page.context().close();

  const fresh = await stage.open(address.slice(address.indexOf('#')));
  await at(fresh.page, 200);
  await fresh.page.keyboard.press('Home');
  await at(fresh.page, 1);
  await keeps(fresh.page, { t: 1 });
  await fresh.page.reload();
  await drawn(fresh.page);
  await at(fresh.page, 1);
  await fresh.page.getByRole('button', { name: 'Share' }).click();
  await fresh.page.getByText('Identical run').first().waitFor();
  expect([...complaints, ...fresh.complaints]).toEqual([]);
  await fresh.page.context().close();
});

it('the opening scene that was left at a step is there again at it, and its built picture is not', async () => {
  const { page, complaints } = await stage.open();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await at(page, 200);
  await keeps(page, { t: 200 });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.linked)).toBe('');
  await at(page, 200);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('the look of the opening scene is no look of the scene that came after it', async () => {
  const { page, complaints } = await stage.open();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await at(page, 200);
  await segment(page, 'Overview').click();
  await keeps(page, { t: 200, layout: 'overview' });
  await page.keyboard.press('l');
  await page
    .getByRole('button', { name: /^Steady drift/ })
    .first()
    .click();
  await expect.poll(() => segment(page, 'Lanes').getAttribute('aria-pressed')).toBe('true');
  const step = () => page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('aria-valuenow');
  await page.locator('.lane-plot:not(.waiting) svg.plot').first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = await step();
  for (let back = 0; back < 2; back++) await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.locator('.lane-plot:not(.waiting) svg.plot').first().waitFor();
  await expect.poll(step).toBe(before);
  await expect.poll(() => segment(page, 'Lanes').getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('an edit that was undone does not come back', async () => {
  const { page, complaints } = await stage.open('#abrupt-change.61');
  await at(page, 61);
  await page.getByRole('button', { name: 'New seed' }).click();
  const address = () => new URL(page.url()).hash;
  await expect.poll(address).not.toBe('#abrupt-change.61');
  const edited = address();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(address).not.toBe(edited);
  await page.reload();
  await drawn(page);
  await at(page, 61);
  await expect.poll(() => page.getByRole('textbox', { name: 'Seed' }).inputValue()).toBe('26');
  expect(complaints).toEqual([]);
  await page.context().close();
});
