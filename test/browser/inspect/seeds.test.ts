import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, openStage, type Stage } from '../support.ts';
import { drag, figure, left } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const RUN = 'scene=abrupt-change&t=140&seeds=20';

describe('seeds that are selected', () => {
  it('in a box are listed by what it was drawn on, and one opens in the lanes', async () => {
    const { page, complaints } = await stage.open(`#${RUN}`);
    await drawn(page);
    await page.getByRole('button', { name: 'Inspect: Regret' }).click();
    await figure(page).waitFor();
    await page.getByText('None of 20 seeds selected').waitFor();
    await page.getByRole('button', { name: 'Box' }).click();
    await drag(page, [0.9, 0.02], [0.99, 0.98]);
    await page.getByText('20 of 20 seeds', { exact: true }).waitFor();
    await page.getByRole('columnheader', { name: /R189/ }).waitFor();
    await page.getByText('these 20 seeds say nothing about which lane is better').waitFor();
    await page.getByRole('button', { name: 'Open replicate 7 in the lanes' }).click();
    await left(page);
    await page
      .getByText(/replicate 7/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('by the keyboard are the worst of a lane: a table to copy, and a comparison of these alone', async () => {
    const { page, complaints } = await stage.open(`#inspect/seeds/${RUN}`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await figure(page).waitFor();
    await page.getByText('None of 20 seeds selected').waitFor();
    await page.getByLabel('How many seeds').fill('3');
    await page.getByLabel('Of which lane').selectOption('B');
    await page.getByRole('button', { name: 'worst' }).press('Enter');
    await page.getByText('3 of 20 seeds', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Copy table' }).press('Enter');
    await page.getByText('Copied').waitFor();
    const [head, ...rows] = (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n');
    expect(head).toBe('seed\treplicate\tA R_T\tB R_T');
    expect(rows).toHaveLength(3);
    await page.getByRole('button', { name: 'Compare only these 3' }).press('Enter');
    await page.getByText('Only 3 of 20 seeds, selected by their result.').waitFor();
    await page.getByText('no pair is judged').waitFor();
    expect(await page.getByRole('button', { name: 'Inspect: Pairs' }).count()).toBe(0);
    await page.getByRole('button', { name: 'All seeds' }).press('Enter');
    await page.getByRole('button', { name: 'Inspect: Pairs' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
