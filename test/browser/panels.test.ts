import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSIGHT_PANELS } from '../../web/panels/registry.ts';
import { openStage, type Stage } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Plots lower than this tell nothing, in px. */
const LEAST = 90;

async function expectDrawn(panel: Locator) {
  await panel.waitFor();
  expect((await panel.boundingBox())?.height).toBeGreaterThan(0);
  for (const plot of await panel.locator('.time-plot').all()) {
    await plot.locator('svg').first().waitFor();
    expect((await plot.boundingBox())?.height).toBeGreaterThanOrEqual(LEAST);
  }
}

const section = (page: Page, id: string) => page.locator(`#panel-${id}`);

describe.each(INSIGHT_PANELS.map(({ id, title }) => ({ id, title })))('the panel $title', ({ id, title }) => {
  it.each([
    [1440, 900],
    [1280, 720],
    [900, 800],
  ])('has its height at %i × %i', async (width, height) => {
    const { page, complaints } = await stage.open('', { viewport: { width, height } });
    await expectDrawn(section(page, id));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has its height on a phone, behind its tab', async () => {
    const { page, complaints } = await stage.open('', { viewport: { width: 390, height: 844 } });
    await page.getByRole('tab', { name: title, exact: true }).click();
    await expectDrawn(section(page, id));
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the plots over t', () => {
  it('draw their curves at once, and keep them when the theme changes', async () => {
    const { page, complaints } = await stage.open();
    const line = section(page, 'regret').locator('path.curve[data-lane="A"]');
    await expect.poll(async () => (await line.getAttribute('d'))?.length ?? 0).toBeGreaterThan(100);
    const stroke = () => line.evaluate((path) => getComputedStyle(path).stroke);
    const before = await stroke();
    await page.getByRole('button', { name: /theme|dark|light/i }).click();
    await expect.poll(stroke).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
