import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/engine/link/address.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A busy machine takes its time. */
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 20_000 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).inputValue();
const viewOf = (address: string) => readAddress(address.slice(address.indexOf('#'))).scenario.view;

describe('the options of Share', () => {
  it('change link, code and embedded frame together', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.61', { colorScheme: 'dark' });
    await page.getByText('t = 61 of').first().waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    for (const option of ['Hide later steps', 'Open playing', 'Lock the controls', 'In this theme'])
      await page.getByRole('checkbox', { name: new RegExp(`^${option}`) }).check();
    const view = { step: 61, hide: 'future', start: 'playing', lock: 'controls', theme: 'dark' };
    await soon(async () => viewOf(await field(page, 'Link to this run'))).toMatchObject(view);
    const frame = await field(page, 'Code that embeds this run');
    expect(viewOf(frame.replace(/" title.*/, '').replaceAll('&amp;', '&'))).toMatchObject(view);
    const address = await page.locator('.share-address').textContent();
    expect(viewOf(address ?? '')).toMatchObject(view);
    await page.getByRole('button', { name: /^Show to the room/ }).click();
    await soon(() => page.locator('.room-address').textContent()).toBe(address);
    await page.keyboard.press('Escape');
    // The page here is as it was.
    expect(await page.getByRole('button', { name: 'Unlock a copy' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a page with the lanes alone and without “You” says so, and shows all', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=61&show=lanes&you=none');
    await page.getByText(/^Part of the page is hidden/).waitFor();
    const regret = page.getByRole('heading', { name: 'Regret' });
    const you = page.getByRole('button', { name: 'You', exact: true });
    expect([await regret.count(), await you.count()]).toEqual([0, 0]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await regret.first().waitFor();
    await you.waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a locked page says so, shows and plays, changes nothing, and unlocks a copy', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=61&lock=controls');
    await page.getByText(/^Locked/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('t = 62 of').first().waitFor();
    const controls = page.getByRole('complementary', { name: 'Controls' });
    const locked = () =>
      controls
        .getByRole('slider')
        .first()
        .evaluate((slider) => slider.closest('[inert]') !== null);
    await expect.poll(locked).toBe(true);
    await controls.getByRole('button', { name: 'Unlock a copy' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Unlock a copy' }).click();
    await page.getByText(/^Locked/).waitFor({ state: 'detached' });
    await expect.poll(locked).toBe(false);
    await page.getByText('t = 62 of').first().waitFor();
    await soon(() => page.url()).toMatch(/#abrupt-change\.62$/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a link that plays, in its sender’s theme, leaves the receiver’s own theme for the next page', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&start=playing&theme=dark');
    await page
      .getByText(/t = ([5-9]|[1-9]\d+) of/)
      .first()
      .waitFor();
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(theme).toBe('dark');
    await page.goto('about:blank');
    await page.goto(`${stage.url}#abrupt-change`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(theme).toBe('light');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a link that plays rests where less motion is asked for', async () => {
    const { page } = await stage.open('#scene=abrupt-change&t=7&start=playing', { reducedMotion: 'reduce' });
    await page.getByText('t = 7 of').first().waitFor();
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.context().close();
  });
});
