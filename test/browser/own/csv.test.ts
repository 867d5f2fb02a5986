import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drop, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A wide table of smooth, phase-shifted waves; `edit` spoils one line. */
function table(edit: (line: string, row: number) => string = (line) => line): string {
  const header = ['day', ...Array.from({ length: 8 }, (_, arm) => `s0${arm + 1}`)].join(',');
  const rows = Array.from({ length: 45 }, (_, row) =>
    [
      `2026-01-${row + 1}`,
      ...Array.from({ length: 8 }, (_, arm) => (10 + 5 * Math.sin(row / 5 + arm)).toFixed(2)),
    ].join(','),
  );
  return [header, ...rows].map(edit).join('\n');
}

async function dropTable(page: Page, name: string, text: string) {
  const held = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }));
      return transfer;
    },
    [name, text],
  );
  await drop(page, held);
}

const alertText = (page: Page) => page.getByRole('alert').allInnerTexts();
/** A file is read in a worker that has to be loaded first. */
const alerted = (page: Page) => page.getByRole('alert').first().waitFor();

describe('a CSV dropped on the page', () => {
  it('is shown before it counts, and becomes an objective that runs', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await dropTable(page, 'waves.csv', table());
    await page.getByRole('columnheader', { name: 's03' }).waitFor();
    await page.getByText('15 rows train').waitFor();
    await page.getByRole('button', { name: 'Use in the lanes' }).click();
    await page.getByRole('button', { name: 'Objective: waves.csv' }).waitFor();
    await page.keyboard.press('End');
    await page.getByText('of 30', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([
    [
      'text in a cell',
      table((line, row) => (row === 6 ? line.replace(/,[\d.]+$/, ',lots') : line)),
      /row 7.*s08.*lots/s,
    ],
    ['ragged rows', table((line, row) => (row === 3 ? `${line},9` : line)), /row 4/],
    ['one column', 'day\n1\n2\n3', /column|arm/],
    ['no content', '', /empty/],
  ])('with %s is refused in a sentence, and the scene stays', async (_, text, sentence) => {
    const { page, complaints } = await stage.open();
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    await dropTable(page, 'bad.csv', text);
    await alerted(page);
    await expect.poll(async () => (await alertText(page)).join('\n')).toMatch(sentence);
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('with an empty cell names it and offers rules; a rule fills it', async () => {
    const { page, complaints } = await stage.open();
    await dropTable(
      page,
      'gap.csv',
      table((line, row) => (row === 5 ? line.replace(/,[\d.]+$/, ',') : line)),
    );
    await alerted(page);
    await expect.poll(async () => (await alertText(page)).join('\n')).toMatch(/row 6.*s08/s);
    const use = page.getByRole('button', { name: 'Use in the lanes' });
    await expect.poll(() => use.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'linear', exact: true }).click();
    await expect.poll(() => alertText(page)).toEqual([]);
    await use.click();
    await page.getByRole('button', { name: 'Objective: gap.csv' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('of 50 MB is refused at once', async () => {
    const { page } = await stage.open();
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    const held = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(50 * 1024 * 1024)], 'huge.csv', { type: 'text/csv' }));
      return transfer;
    });
    await drop(page, held);
    await alerted(page);
    await expect.poll(async () => (await alertText(page)).join('\n')).toMatch(/MB/);
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    await page.context().close();
  });
});
