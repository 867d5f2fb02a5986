import { afterAll, beforeAll, expect, it } from 'vitest';
import { sceneById } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const scene = sceneById('threshold');

it('shows the designs of a threshold scene, reads them off, and lets go of the environment with one undo', async () => {
  const { page, complaints } = await stage.open('#library/scenes');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: new RegExp(`^${scene?.name}`) }).click();
  const designs = main.getByRole('img', {
    name: /^BPT-UCB at step \d+, how often f exceeds h over the designs x/,
  });
  await designs.waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await main
    .getByRole('img', { name: /^BPT-UCB at step 60, how often.*Answers .+ above, .+ undecided/ })
    .waitFor();
  await main.locator('.designs rect.above').first().waitFor();

  await designs.focus();
  await page.keyboard.press('ArrowRight');
  await main.getByText('(x, w)').first().waitFor();
  await page.keyboard.press('Escape');

  const regret = page.getByRole('region', { name: 'Regret of the answer' });
  const ofAnswer = regret.getByRole('button', { name: 'Answer', exact: true });
  await expect.poll(() => ofAnswer.getAttribute('aria-pressed')).toBe('true');
  await regret.getByRole('button', { name: 'F1', exact: true }).click();
  await main
    .getByText(/designs reach the level/)
    .first()
    .waitFor();

  await page.getByRole('button', { name: /^Objective:/ }).click();
  await page.getByRole('menuitemradio', { name: /^Abrupt change, 1D/ }).click();
  await page.getByText(/need an environment w.*GP-UCB runs instead/).waitFor();
  // The old picture may stay under its own names for a moment.
  await expect.poll(() => main.locator('.designs').count()).toBe(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await designs
    .or(main.getByRole('img', { name: /^BPT-UCB at step \d+, how often/ }))
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
