import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const WIDE = { viewport: { width: 1440, height: 900 } };
const SLOW = { timeout: 45_000 };

describe('response time', () => {
  it('is switched on by keyboard, takes a number, is in the address, and undone', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.57', WIDE);
    const box = page.getByRole('checkbox', { name: 'Response time' });
    await box.waitFor(SLOW);
    const before = page.url();
    await box.focus();
    await page.keyboard.press('Space');
    await page.locator('.response-table').waitFor(SLOW);
    await page.getByText('With 10, 50 and 200 observations a query takes').waitFor();
    const base = page.getByRole('textbox', { name: 'Shortest response' });
    await base.fill('0.5');
    await base.press('Enter');
    await page.waitForFunction((old) => location.href !== old, before);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('.response-table').waitFor({ state: 'detached', ...SLOW });
    await expect.poll(() => box.isChecked()).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('has the regret by second and by query, says which query is shown, and saves queries and steps by name', async () => {
    const { page, complaints } = await stage.open('#while-you-compute.57', WIDE);
    const table = page.locator('.response-table');
    await table.waitFor(SLOW);
    for (const name of ['per second', 'per query', 'queries'])
      await table.getByRole('columnheader', { name, exact: true }).waitFor();
    await page.getByText('Query 3 of 3 in this step.').waitFor(SLOW);
    await page.getByRole('button', { name: 'Share' }).click();
    const rows: Record<string, number> = {};
    for (const name of ['Queries as CSV', 'Steps as CSV']) {
      const button = page.getByRole('button', { name });
      await button.waitFor(SLOW);
      const [file] = await Promise.all([page.waitForEvent('download'), button.click(SLOW)]);
      rows[file.suggestedFilename()] = readFileSync(await file.path(), 'utf8')
        .trim()
        .split('\n').length;
    }
    expect(rows['while-you-compute-steps.csv']).toBe(1 + 2 * 200);
    expect(rows['while-you-compute-queries.csv']).toBeGreaterThan(1 + 2 * 200);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
