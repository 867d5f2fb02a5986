import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packBundle } from '../../../src/lessons/bundle/packed.ts';
import { filesOf } from '../../lessons/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** For a busy machine. */
const SOON = { timeout: 30_000 };
const STEP = '#lesson=the-event-trigger&step=7';

const text = (page: Page) => page.locator('.lesson-program .cm-content');
const lineOf = (page: Page, words: string) => text(page).locator('.cm-line', { hasText: words });

/** Puts another κ in the place of the one that is there. */
async function writeKappa(page: Page, kappa: string): Promise<void> {
  await lineOf(page, 'kappa:').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText(`kappa: ${kappa},`);
}

describe('a test that is written in a lesson', () => {
  it('does the task when it fires at the jump and not before, and is there again', async () => {
    const { page, complaints } = await stage.open(STEP);
    await text(page).waitFor(SOON);
    const task = page.getByRole('region', { name: /Task/ });
    await writeKappa(page, '0.1');
    await task.getByText(/alarms: [1-9]\d+/).waitFor(SOON);
    expect(await task.getByText('done', { exact: true }).count()).toBe(0);

    await writeKappa(page, '3 * Math.sqrt(variance + noiseVariance)');
    await task.getByText('done', { exact: true }).waitFor(SOON);
    expect(await task.innerText()).toContain('It fires at 61. Over the whole run it pays 29.7');

    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('heading', { name: 'Nervous, and too nervous', level: 3 }).waitFor(SOON);
    await page.keyboard.press('Alt+ArrowLeft');
    await lineOf(page, '3 * Math.sqrt(variance + noiseVariance)').waitFor(SOON);
    await page.reload();
    await lineOf(page, '3 * Math.sqrt(variance + noiseVariance)').waitFor(SOON);
    await task.getByText('done', { exact: true }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps a program with a mistake in the editor of its step, and out of the next one', async () => {
    const { page, complaints } = await stage.open(STEP);
    await text(page).waitFor(SOON);
    await writeKappa(page, 'nothing');
    await page.locator('.program-text.has-fault').waitFor(SOON);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('heading', { name: 'Nervous, and too nervous', level: 3 }).waitFor(SOON);
    await page
      .locator('.lane-plot.waiting')
      .first()
      .waitFor({ state: 'detached', ...SOON });
    expect(await page.locator('.lane-error').count()).toBe(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await lineOf(page, 'kappa: nothing').waitFor(SOON);
    await page.locator('.program-text.has-fault').waitFor(SOON);
    await page.getByRole('button', { name: 'As it was given' }).click();
    await lineOf(page, 'kappa: 99').waitFor(SOON);
    await page.locator('.program-text:not(.has-fault)').waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a lesson of another person that brings a program', () => {
  const world = JSON.parse(filesOf('template')['world.json']);
  const lanes = [{ id: 'A', algorithm: 'own-algorithm', parameters: {} }];
  const files = { ...filesOf('template'), 'world.json': JSON.stringify({ ...world, lanes }) };
  const link = `#lesson-in=${packBundle({ folder: 'my-drift', files })}`;
  const asked = (page: Page) => page.getByText('This brings an algorithm of its own');

  it('asks once before it runs', async () => {
    const { page, complaints } = await stage.open(link);
    await asked(page).waitFor(SOON);
    expect(await page.getByRole('heading', { name: 'A template' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Run it', exact: true }).click();
    await page.locator('.lesson').getByRole('heading', { name: 'A template' }).waitFor(SOON);
    await page.reload();
    await page.locator('.lesson').getByRole('heading', { name: 'A template' }).waitFor(SOON);
    expect(await asked(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens nothing where it may not', async () => {
    const { page } = await stage.open(link);
    await asked(page).waitFor(SOON);
    await page.getByRole('button', { name: 'Leave it', exact: true }).click();
    await page.getByText('Its own algorithm was not run.').first().waitFor(SOON);
    expect(await page.getByRole('heading', { name: 'A template' }).count()).toBe(0);
    await page.context().close();
  });
});
