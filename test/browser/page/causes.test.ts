import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(await page.locator('.lane[data-lane="A"] .stale-mark').textContent()).toBe('49 old answers');
    expect(await page.locator('.why-paid').first().innerText()).toMatch(/paid 0\.92[\s\S]*old answers 0\.78/);
    await panel.getByText('In numbers').click();
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
