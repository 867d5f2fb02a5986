import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const weekly = SCENES.find(({ id }) => id === 'weekly-cycle')?.scenario ?? SCENES[0].scenario;

/** Fifty steps, and a weekly model whose week is too short. */
function link(): string {
  const lanes = weekly.lanes.map((lane) =>
    lane.id === 'C' ? { ...lane, parameters: { ...lane.parameters, temporalPeriod: 6.8 } } : lane,
  );
  return `#${encodeLink({ ...weekly, horizon: 50, lanes, view: { ...weekly.view, step: 50 } })}`;
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name }).first();

describe('fit to a lane whose belief changes with time', () => {
  it('sets its period with the model, says the likelihoods, and one undo takes all back', async () => {
    const { page, complaints } = await stage.open(link());
    const period = field(page, /^Period/);
    const noise = field(page, /^Assumed noise/);
    await expect.poll(() => period.inputValue()).toBe('6.8');
    const noiseBefore = await noise.inputValue();
    await page.getByRole('button', { name: 'Fit to lane C' }).click();
    const said = page.getByText(/^Fitted to lane C’s 49 points: log likelihood/);
    await said.waitFor({ timeout: 60_000 });
    const text = (await said.textContent()) ?? '';
    const [, before, after] = /log likelihood (\S+) → (\S+)\. In the lane: p = 6\.8 → /.exec(text) ?? [];
    const number = (shown: string) => Number(shown.replace('−', '-'));
    expect(number(after)).toBeGreaterThan(number(before));
    await expect.poll(async () => Math.abs(Number(await period.inputValue()) - 7)).toBeLessThan(0.1);
    await expect.poll(() => noise.inputValue()).not.toBe(noiseBefore);
    await page.keyboard.press('Control+z');
    await expect.poll(() => period.inputValue()).toBe('6.8');
    await expect.poll(() => noise.inputValue()).toBe(noiseBefore);
    await expect.poll(() => said.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
