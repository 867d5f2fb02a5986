import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const text = (page: Page) => page.getByRole('textbox', { name: 'Scenario as JSON' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('Yours', () => {
  it('keeps a run over a reload, opens it at its step, and removes it when asked twice', async () => {
    const { page, complaints } = await stage.open('#steady-drift.50');
    await page.getByText('t = 50 of 200').waitFor();
    await page.getByRole('button', { name: /^Library: / }).click();
    await page.getByRole('button', { name: 'keep this run, or change it as text' }).click();
    await page.getByRole('textbox', { name: 'Keep this run as' }).fill('for Monday');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /for Monday/ })
      .first()
      .waitFor();
    await page.goto(`${page.url().split('#')[0]}#yours`);
    await page.reload();
    await page.getByRole('button', { name: /for Monday/ }).click();
    await title(page, 'Steady drift');
    await page.getByText('t = 50 of 200').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove “for Monday”?' }).click();
    await page.getByText('Nothing is kept yet.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('changes the run as text; what is wrong is said by place, rule and value, and nothing changes', async () => {
    const { page, complaints } = await stage.open('#yours');
    const before = await text(page).inputValue();
    expect(JSON.parse(before)).toEqual(parseScenario(SCENES[0].scenario));
    await text(page).fill(before.replace('"seed": 26', '"seed": -1'));
    await page.keyboard.press('Control+Enter');
    await page.getByRole('alert').filter({ hasText: 'seed must be an integer between 0 and' }).waitFor();
    await text(page).fill('{');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'is not JSON' }).waitFor();
    // Another place and back: the text is as it was left.
    await page.evaluate(() => {
      location.hash = '#papers';
    });
    await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor();
    await page.goBack();
    await expect.poll(() => text(page).inputValue()).toBe('{');
    await text(page).fill(before.replace('"title": "Abrupt change"', '"title": "Mine"'));
    await page.keyboard.press('Control+Enter');
    await title(page, 'Mine');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('saves the run as a file that opens again', async () => {
    const { page } = await stage.open('#yours');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save file' }).click(),
    ]);
    const saved = readFileSync(await file.path(), 'utf8');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Open file' }).click(),
    ]);
    const changed = saved.replace('"title": "Abrupt change"', '"title": "From a file"');
    await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
    await title(page, 'From a file');
    await page.context().close();
  });
});

it('a reload loses nothing, even where a table is too long for the address', async () => {
  const { page, complaints } = await stage.open('#yours');
  const times = Array.from({ length: 900 }, (_, t) => `${t}`);
  const values = times.map((_, t) => [Math.sin(t * 1.7), Math.cos(t * 2.3), Math.sin(t * t)]);
  const dataset = { name: 'long', arms: ['a', 'b', 'c'], times, values };
  const scenario = { title: 'Long', objective: { id: 'dataset', dataset }, lanes: [{ algorithm: 'gp-ucb' }] };
  await text(page).fill(JSON.stringify(scenario));
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await title(page, 'Long');
  await expect.poll(() => page.evaluate(() => typeof history.state?.tooLong)).toBe('string');
  await page.reload();
  await title(page, 'Long');
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('two tabs each keep a run: both show both, and a removed one comes back', async () => {
  const { page: first } = await stage.open('#yours');
  const second = await first.context().newPage();
  await second.goto(`${stage.url}#yours`);
  for (const [page, name] of [
    [first, 'kept in the first'],
    [second, 'kept in the second'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Keep this run as' }).fill(name);
    await page.keyboard.press('Enter');
    // A link takes a moment: what is kept later stands above.
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .waitFor();
  }
  for (const page of [first, second])
    for (const name of [/kept in the first/, /kept in the second/])
      await page.getByRole('button', { name }).first().waitFor();
  await second.getByRole('button', { name: 'Remove' }).first().click();
  await second.getByRole('button', { name: 'Remove “kept in the second”?' }).click();
  const gone = first.getByRole('button', { name: /kept in the second/ });
  await gone.waitFor({ state: 'detached' });
  await second.getByRole('button', { name: 'Put it back' }).click();
  await gone.first().waitFor();
  await first.context().close();
});
