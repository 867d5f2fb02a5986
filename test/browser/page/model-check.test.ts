import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the panel “Misspecified?”', () => {
  it('checks the selected lane when asked, draws band, ages and correlations, and closes', async () => {
    const { page, complaints } = await stage.open('', { viewport: { width: 1280, height: 720 } });
    const panel = page.locator('#panel-misspecified');
    await panel.getByRole('button', { name: 'Check' }).click();
    await panel.locator('.check-slice svg').nth(1).waitFor({ timeout: 45_000 });
    const [share, promise] = ['path.curve[data-lane="B"]', 'path.curve.ink'].map((path) =>
      panel.locator('.time-plot').first().locator(path),
    );
    for (const curve of [share, promise])
      await expect.poll(async () => (await curve.getAttribute('d'))?.length).toBeGreaterThan(100);
    await panel
      .locator('.reading')
      .first()
      .filter({ hasText: /in the band \d+ %, .+ promised\.$/ })
      .waitFor();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => panel.locator('.time-plot').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
