import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the panel “Relevance”', () => {
  it('shows what every held point is worth, follows the step, and says what a bar is', async () => {
    const { page, complaints } = await stage.open('#which-still-matter.120', {
      viewport: { width: 1440, height: 900 },
    });
    const panel = page.locator('#panel-relevance');
    const picture = panel.getByRole('img', { name: /^30 points held\. Most relevant: step \d+/ });
    await picture.waitFor({ timeout: 45_000 });
    const words = panel.locator('.relevance-words');
    await expect
      .poll(() => words.textContent())
      .toMatch(/^Drops step \d+, R 0\.\d{3}: the least relevant of 31\./);
    const bars = panel.locator('svg[role=img] path.relevance-bar');
    await expect.poll(async () => (await bars.getAttribute('d'))?.match(/M/g)).toHaveLength(30);
    const before = await words.textContent();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      (old) => document.querySelector('#panel-relevance .relevance-words')?.textContent !== old,
      before,
    );
    const { height } = (await picture.boundingBox()) ?? { height: 0 };
    await picture.hover({ position: { x: 36, y: height / 2 } });
    await panel.getByText(/step \d+, \d+ steps? old: R/).waitFor();
    await page.locator('#panel-map .dropped-ring.now').first().waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is a tab of its own on a phone, and not there where no lane weighs its data', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const weighing = await stage.open('#which-still-matter.120', phone);
    await weighing.page.getByRole('tab', { name: 'Relevance' }).tap();
    await weighing.page
      .locator('#panel-relevance')
      .getByRole('img', { name: /30 points held/ })
      .waitFor({ timeout: 45_000 });
    expect(weighing.complaints).toEqual([]);
    await weighing.page.context().close();
    const other = await stage.open('#abrupt-change', phone);
    await other.page.getByRole('tab', { name: 'Map' }).waitFor({ timeout: 45_000 });
    expect(await other.page.getByRole('tab', { name: 'Relevance' }).count()).toBe(0);
    await other.page.context().close();
  });
});
