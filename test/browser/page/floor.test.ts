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

const linkOf = (id: string) =>
  `#${encodeLink(
    parseScenario({
      objective: { id },
      seed: 4,
      horizon: 40,
      view: { step: 40 },
      grid: { pointsPerDimension: 40 },
      lanes: [
        { algorithm: 'tv-gp-ps', parameters: { epsilon: 0.1 } },
        { algorithm: 'tv-gp-ucb', parameters: { epsilon: 0.1 } },
      ],
    }),
  )}`;
const PATIENT = { timeout: 45_000 };

async function openTheory(page: Page) {
  await page.getByRole('button', { name: 'Bounds', exact: true }).click(PATIENT);
  return page.getByRole('dialog');
}

describe('the floor under every lane', () => {
  it('is a dashed line in the Regret panel, with its assumption, and a number in Theory', async () => {
    const { page, complaints } = await stage.open(linkOf('wiener-drift-1d'));
    const panel = page.locator('#panel-regret');
    await panel
      .getByText(/floor [\d.]+: no policy does better on average over worlds drawn/)
      .waitFor(PATIENT);
    const line = panel.locator('.regret-floor .curve').first();
    expect(await line.evaluate((own) => getComputedStyle(own).strokeDasharray)).not.toBe('none');
    const theory = await openTheory(page);
    await theory
      .getByText(/nobody pays less than [\d.]+ on average, [\d.]+ in the last step/)
      .waitFor(PATIENT);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is not drawn where none is known, and Theory says why', async () => {
    const { page, complaints } = await stage.open(linkOf('abrupt-change-1d'));
    const theory = await openTheory(page);
    await theory.getByText(/none is known\. Abrupt change, 1D is not drawn from a prior/).waitFor(PATIENT);
    expect(await page.locator('.regret-floor').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('what is worth learning', () => {
  it('is dark in the band of a lane with predictive sampling alone, and follows the step', async () => {
    const { page, complaints } = await stage.open(linkOf('gp-chain-1d'));
    const row = page.locator('.why-lane[data-lane="A"] .why-worth');
    await row.getByText(/\d+ % of the variance at .*, \d+ % on average/).waitFor(PATIENT);
    expect(await row.locator('svg').count()).toBe(1);
    expect(await page.locator('.lane[data-lane="A"] .worth-band').count()).toBe(1);
    expect(await page.locator('.lane[data-lane="B"] .worth-band').count()).toBe(0);
    expect(await page.locator('.why-worth').count()).toBe(1);
    const before = await row.textContent();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => row.textContent(), PATIENT).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
