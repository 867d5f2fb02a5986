import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  encodeLink,
  loadBackend,
  parseScenario,
  prepareAlgorithms,
  runScenario,
} from '../../../src/index.ts';
import { drop, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LAST_TEN = `defineAlgorithm({
  id: 'last-ten',
  slots: () => ({ memory: slidingWindow(10), acquisition: (mean, sd) => mean + 2 * sd }),
});`;
/** Natively filling arrays one by one is seen by no count: the page has to end it. */
const STUCK = `defineAlgorithm({
  id: 'stuck',
  slots: () => ({ memory(held) { for (;;) JSON.parse(JSON.stringify('x'.repeat(1e6))).split('').sort(); } }),
});`;

const scenarioWith = (title: string, program: string) =>
  parseScenario({
    title,
    seed: 26,
    objective: { id: 'abrupt-change-1d' },
    lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'own-algorithm', label: 'Mine', parameters: { program } }],
  });

/** A link that promises the fingerprints that Node computes. */
async function promisingLink(title: string, program: string): Promise<string> {
  const scenario = scenarioWith(title, program);
  await prepareAlgorithms(scenario.lanes);
  const runs = [...runScenario(scenario, await loadBackend())];
  return encodeLink(
    scenario,
    Object.fromEntries(runs.map(({ lane, fingerprint }) => [lane.id, fingerprint])),
  );
}

const held = (page: Page, text: string) =>
  page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'run.json', { type: 'application/json' }));
    return transfer;
  }, text);

const question = (page: Page) => page.getByText('This brings an algorithm of its own');
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

describe('a link that brings a program', () => {
  it('asks once, runs it, and gives the very fingerprint that the command line gives', async () => {
    const { page, complaints } = await stage.open(`#${await promisingLink('Last ten', LAST_TEN)}`);
    await question(page).waitFor();
    expect(await titled(page, 'Last ten').count()).toBe(0);
    await page.getByRole('button', { name: 'Run it' }).click();
    await titled(page, 'Last ten').waitFor();
    await page.getByText('Identical run').waitFor();
    await page.reload();
    await titled(page, 'Last ten').waitFor();
    expect(await question(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is left where the answer is no, or the question is closed', async () => {
    const link = await promisingLink('Last ten', LAST_TEN);
    for (const name of ['Leave it', 'Close message']) {
      const { page, complaints } = await stage.open(`#${link}`);
      await question(page).waitFor();
      await page.locator('.notices').getByRole('button', { name }).first().click();
      await page
        .getByText('Its own algorithm was not run. The run on the page is not the one in the link.')
        .waitFor();
      await titled(page, 'Abrupt change').waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('is asked about on the sheet to be printed, too', async () => {
    const { page, complaints } = await stage.open(`?print#${await promisingLink('Last ten', LAST_TEN)}`);
    await question(page).waitFor();
    expect(await page.locator('.sheet').count()).toBe(0);
    await page.getByRole('button', { name: 'Run it' }).click();
    await page.getByRole('button', { name: 'Print', exact: true, disabled: false }).waitFor();
    await page.locator('.sheet').getByText('Mine').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is asked about where it comes as a file', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    const text = JSON.stringify(scenarioWith('From a file', LAST_TEN));
    await drop(page, await held(page, text));
    await question(page).waitFor();
    await page.getByRole('button', { name: 'Run it' }).click();
    await titled(page, 'From a file').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('ends a program that does not come back, and the other lane goes on', async () => {
    const { page, complaints } = await stage.open(`#${encodeLink(scenarioWith('Stuck', STUCK))}`);
    await page.getByRole('button', { name: 'Run it' }).click();
    const lane = page.getByRole('alert').filter({ hasText: /was stopped|come to an end|16 MB/ });
    await lane.first().waitFor();
    await page.getByText('t = 1 of 200').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
