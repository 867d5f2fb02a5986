import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the card of an algorithm', () => {
  it('opens from its lane and by I, lights the lines of the phase in slow motion, and opens a scene', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.60');
    const card = page.getByRole('region', { name: 'ET-GP-UCB', exact: true });
    await page.getByRole('button', { name: /^Lane B, .*: more$/ }).click();
    await page.getByRole('menuitem', { name: 'How it works' }).click();
    await card.getByText('Event-triggered time-varying Bayesian optimization').waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await page.keyboard.press('i');
    await card.getByRole('listitem').first().waitFor();
    expect(await card.locator('li[aria-current]').count()).toBe(0);
    await page.getByRole('button', { name: /^Speed: / }).click();
    await page.getByRole('menuitemradio', { name: 'slow motion' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    await card.locator('li[aria-current="step"]', { hasText: 'score every candidate' }).waitFor();
    await card.locator('li[aria-current="step"]', { hasText: 'observe' }).waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await card.getByRole('button', { name: 'Steady drift' }).click();
    await page.getByRole('heading', { level: 1, name: 'Steady drift' }).waitFor();
    await card.getByRole('button', { name: 'Close the card' }).click();
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('comes in front of the drawer that it is asked for in, on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await stage.open('#abrupt-change.60', phone);
    await page.getByRole('button', { name: 'Controls' }).tap();
    await page.getByRole('button', { name: /^Lane B, .*: more$/ }).tap();
    await page.getByRole('menuitem', { name: 'How it works' }).tap();
    const card = page.getByRole('region', { name: 'ET-GP-UCB', exact: true });
    const title = card.getByText('Event-triggered time-varying Bayesian optimization');
    await title.waitFor();
    const isSeen = () =>
      title.evaluate((text) => {
        const { left, top } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 4, top + 4));
      });
    await expect.poll(isSeen).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
