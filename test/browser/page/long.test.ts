import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario, runScenario } from '../../../src/index.ts';
import { backend } from '../../engine/support.ts';
import { openStage, type Stage } from '../support.ts';

/** Ten times as many steps as the page once took, and few enough for a test. */
const STEPS = 20_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const scenarioOf = (horizon: number, ...lanes: readonly object[]) =>
  parseScenario({
    title: 'A long run',
    objective: { id: 'gp-chain-1d' },
    horizon,
    grid: { pointsPerDimension: 40 },
    lanes,
    view: { step: horizon },
  });

const at = (page: Page, step: number) => page.getByText(`t = ${step} of ${STEPS}`).first().waitFor();

it('a long run is, bit for bit, the one that Node computes, and any step of it can be gone to', async () => {
  const scenario = scenarioOf(
    STEPS,
    { algorithm: 'et-gp-ucb' },
    { algorithm: 'tv-gp-ucb', posterior: 'kalman' },
    { algorithm: 'sw-gp-ucb' },
  );
  const prints = Array.from(runScenario(scenario, backend), ({ lane, fingerprint }) => [
    lane.id,
    fingerprint,
  ]);
  const { page, complaints } = await stage.open(`#${encodeLink(scenario, Object.fromEntries(prints))}`);
  await page.getByText('Identical run').first().waitFor({ timeout: 120_000 });
  await at(page, STEPS);
  await page.keyboard.press('ArrowLeft');
  await at(page, STEPS - 1);
  await page.getByRole('slider', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Home');
  await at(page, 1);
  await page.keyboard.press('ArrowRight');
  await at(page, 2);
  const slider = page.getByRole('slider', { name: 'Step', exact: true });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The timeline has no box.');
  await slider.click({ position: { x: box.width / 2, y: 24 } });
  await expect
    .poll(async () => Number(await slider.getAttribute('aria-valuenow')))
    .toBeGreaterThan(STEPS / 3);
  expect(await page.getByRole('main').getByText('NaN').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 240_000);

it('while a step is still computed, a lane says which one it shows instead, and its plot is of that one', async () => {
  const scenario = scenarioOf(100_000, { algorithm: 'et-gp-ucb' });
  const { page, complaints } = await stage.open(`#${encodeLink(scenario)}`);
  const reading = page.getByRole('region', { name: 'Lane A' }).locator('.rd');
  await reading.filter({ hasText: /^Shown is step \d+: computing …$/ }).waitFor({ timeout: 60_000 });
  // A step that is there is gone to meanwhile, and told as ever.
  await page.getByRole('slider', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Home');
  await page.getByText('t = 1 of 100000').first().waitFor();
  await reading.filter({ hasText: 'No data yet' }).waitFor();
  // Another run in its place is not held up by the one that is left.
  const horizon = page.getByRole('textbox', { name: /Horizon/ });
  await horizon.fill('200');
  await horizon.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await page.getByText('t = 200 of 200').first().waitFor();
  await reading.filter({ hasNotText: 'computing' }).filter({ hasText: /./ }).waitFor();
  await expect
    .poll(() => page.locator('#panel-regret .reading').first().textContent())
    .toMatch(/^t = 200.*\d/);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);

it('a lane that would hold too much says so, and the others run', async () => {
  const short = scenarioOf(300, { algorithm: 'gp-ucb' }, { algorithm: 'random' });
  const { page, complaints } = await stage.open(`#${encodeLink(short)}`);
  // Until the link is open, the field is of the scenario that it replaces.
  await page.getByText('t = 300 of 300').first().waitFor();
  // A link of this length is refused as a whole; a typed one has its lanes opened.
  const horizon = page.getByRole('textbox', { name: /Horizon/ });
  await horizon.fill(String(STEPS));
  await horizon.press('Enter');
  const sentence = /GP-UCB may hold 20000 observations, which on 40 candidates take 1532 MB/;
  await page.getByText(sentence).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await at(page, STEPS);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 120_000);
