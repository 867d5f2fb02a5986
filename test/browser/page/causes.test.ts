import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/index.ts';
import { openStage, type Stage } from '../support.ts';

const SOON = { timeout: 30_000 };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('what the regret was paid for', () => {
  it('stands under every lane’s curve, at the step, in the lane and in numbers', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=140&regret=paid');
    const panel = page.locator('#panel-regret');
    await panel.locator('.paid-old').first().waitFor();
    await expect
      .poll(() => panel.locator('.reading').innerText(), SOON)
      .toMatch(
        /paid 0\.9: it believed 49 answers at 0\.00 that are no longer true[\s\S]*paid next to nothing/,
      );
    await expect
      .poll(() => page.locator('.lane[data-lane="A"] .stale-mark').textContent())
      .toBe('49 old answers');
    await expect
      .poll(() => page.locator('.why-paid').first().innerText())
      .toMatch(/paid 0\.92[\s\S]*old answers 0\.78/);
    await panel.getByText('In numbers').click();
    await panel.locator('.paid-table tbody tr').first().waitFor();
    const columns = await panel
      .locator('.paid-table tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
    const sumOf = (lane: number) => columns.reduce((sum, row) => sum + row[lane], 0);
    // Six shares rounded to a tenth each, beside the lanes' own figures.
    expect(Math.abs(sumOf(0) - 69.9)).toBeLessThan(0.35);
    expect(Math.abs(sumOf(1) - 24.3)).toBeLessThan(0.35);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is split again when the run is another one, and says why where it cannot be', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=140&regret=paid');
    const reading = page.locator('#panel-regret .reading');
    await expect.poll(() => reading.innerText(), SOON).toContain('49 answers');
    await page.getByRole('button', { name: 'New seed' }).click();
    await expect.poll(() => reading.innerText(), SOON).not.toContain('49 answers');
    await expect.poll(() => reading.innerText(), SOON).toMatch(/paid/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

const SMALL = parseScenario({
  objective: { id: 'abrupt-change-1d', parameters: { changes: [20] } },
  seed: 4,
  horizon: 40,
  grid: { pointsPerDimension: 30 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }],
  view: { seeds: 12 },
});

/** The lanes' means as Compare has them, the best first. */
const finalMeans = (page: Page): Promise<number[]> =>
  page
    .getByRole('region', { name: 'Final regret' })
    .locator('text.figure')
    .evaluateAll((figures) => figures.map((figure) => Number(figure.textContent)));

describe('the mean split of the lanes over the seeds', () => {
  it('is computed when its pane is opened, sums to the mean regret, and follows the step', async () => {
    const { page, complaints } = await stage.open(`#compare/${encodeLink(SMALL)}`);
    const title = page.getByText('Where the regret was paid');
    await title.waitFor();
    const loaded = () =>
      page.evaluate(() => performance.getEntries().filter(({ name }) => name.includes('paid-pane')).length);
    expect(await loaded()).toBe(0);
    await title.click();
    await page.getByText('Mean of 12 seeds, up to step 40.').waitFor(SOON);
    const table = page.getByRole('table', { name: /^Mean regret up to step/ });
    const numbers = (rows: string) =>
      table
        .locator(rows)
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseFloat(cell.innerText))),
        );
    const parts = await numbers('tbody tr');
    const [sums] = await numbers('tfoot tr');
    expect(sums).toEqual(await finalMeans(page));
    for (const [lane, regret] of sums.entries())
      expect(Math.abs(parts.reduce((sum, row) => sum + row[lane], 0) - regret)).toBeLessThan(0.35);
    await page.getByRole('slider', { name: 'Compared after step' }).fill('20');
    await page.getByText('Mean of 12 seeds, up to step 20.').waitFor(SOON);
    // Nothing has changed yet: nobody can have believed an answer that is not true any more.
    const old = table.getByRole('row', { name: /believed old answers/ }).getByRole('cell');
    expect((await old.allInnerTexts()).map((text) => text.trim())).toEqual(['0', '0']);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
