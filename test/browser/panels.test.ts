import type { Page } from 'playwright-core';
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

/** The panel is there, and so is every plot in it, none of them flat. */
async function expectDrawn(page: Page, id: string) {
  const panel = page.locator(`#panel-${id}`);
  await panel.waitFor();
  expect((await panel.boundingBox())?.height, id).toBeGreaterThan(0);
  for (const plot of await panel.locator('.time-plot').all()) {
    await plot.locator('svg').first().waitFor();
    expect((await plot.boundingBox())?.height, id).toBeGreaterThanOrEqual(LEAST);
  }
}

describe('every registered panel', () => {
  it.each([
    [1440, 900],
    [1280, 720],
    [900, 800],
  ])('has its height at %i × %i', async (width, height) => {
    const { page, complaints } = await stage.open('', { viewport: { width, height } });
    for (const { id } of INSIGHT_PANELS) await expectDrawn(page, id);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has its height on a phone, behind its tab', async () => {
    const { page, complaints } = await stage.open('', { viewport: { width: 390, height: 844 } });
    for (const { id, title } of INSIGHT_PANELS) {
      await page.getByRole('tab', { name: title, exact: true }).click();
      await expectDrawn(page, id);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the plots over t', () => {
  it('draw their curves, and take the colours of a new theme', async () => {
    const { page, complaints } = await stage.open();
    const line = page.locator('#panel-regret path.curve[data-lane="A"]');
    await expect
      .poll(async () => (await line.getAttribute('d'))?.length ?? 0, { timeout: 10_000 })
      .toBeGreaterThan(100);
    const stroke = () => line.evaluate((path) => getComputedStyle(path).stroke);
    const before = await stroke();
    await page.getByRole('button', { name: /^Switch to the / }).click();
    await expect.poll(stroke, { timeout: 10_000 }).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
