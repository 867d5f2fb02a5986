import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PATIENT = { timeout: 45_000 };
const linkOf = (id: string) =>
  `#${encodeLink(
    parseScenario({
      objective: { id },
      seed: 4,
      horizon: 20,
      view: { step: 10 },
      grid: { pointsPerDimension: id.endsWith('2d') ? 12 : 60 },
      lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'random' }],
    }),
  )}`;

async function pathsItem(page: Page) {
  await page.locator('[data-lane="A"] .plot').first().waitFor(PATIENT);
  await page.getByRole('button', { name: 'What is shown', exact: true }).click(PATIENT);
  return page.getByRole('menuitemcheckbox', { name: /Sample paths/ });
}

describe('sample paths', () => {
  it('are five in a lane with a model, move with the cursor, and a lane without one says so', async () => {
    const { page, complaints } = await stage.open(linkOf('gp-chain-1d'));
    await (await pathsItem(page)).click(PATIENT);
    const lines = page.locator('[data-lane="A"] .sample-paths path');
    await expect.poll(() => lines.count(), PATIENT).toBe(5);
    await page.locator('[data-lane="B"]').getByText('no model, so no possible curves').waitFor(PATIENT);
    const before = await lines.first().getAttribute('d');
    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(() => lines.first().getAttribute('d'), PATIENT).not.toBe(before);
    await page.getByRole('button', { name: 'One step back' }).click();
    await expect.poll(() => lines.first().getAttribute('d'), PATIENT).toBe(before);
    await (await pathsItem(page)).click(PATIENT);
    await expect.poll(() => lines.count(), PATIENT).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are not offered where a lane is a square', async () => {
    const { page } = await stage.open(linkOf('static-2d'));
    expect(await (await pathsItem(page)).isDisabled()).toBe(true);
    await page.context().close();
  });

  it('are shown by a lesson’s step, go with a hidden band, and are as before after it', async () => {
    const { page, complaints } = await stage.open('#lesson=what-is-a-gaussian-process&step=1');
    const lines = page.locator('[data-lane="A"] .sample-paths path');
    await expect.poll(() => lines.count(), PATIENT).toBe(5);
    await page.goto(`${stage.url}#lesson=what-is-a-gaussian-process&step=3`);
    await page.getByText('Where is the band still as wide as before?').waitFor(PATIENT);
    await expect.poll(() => lines.count(), PATIENT).toBe(0);
    await page.goto(`${stage.url}#lesson=believing-a-curve&step=3`);
    await page.getByText('How high does the upper edge').waitFor(PATIENT);
    expect(await lines.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
