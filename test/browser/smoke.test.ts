import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed, drawn, openStage, type Stage } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const stepOf = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('aria-valuenow'));

/** Opens the page, does what a visitor does there, and asks for a quiet console. */
async function visit(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await stage.open(path);
  await act(page);
  expect(complaints).toEqual([]);
  await page.context().close();
}

describe('the built page', () => {
  it('opens and plays', () =>
    visit('', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
      await drawn(page);
      const first = await stepOf(page);
      await expect.poll(() => stepOf(page)).toBeGreaterThan(first);
    }));

  it('shares a link that opens the same run', async () => {
    let link = '';
    await visit('#abrupt-change.90', async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await computed(page);
      const field = page.getByRole('textbox', { name: 'Link to this run' });
      await expect.poll(() => field.inputValue()).toContain('#');
      link = await field.inputValue();
    });
    await visit(link.slice(link.indexOf('#')), async (page) => {
      await page.getByText('t = 90 of 200').first().waitFor();
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Identical run').first().waitFor();
    });
  });

  it('takes a visitor into a lesson', () =>
    visit('#lesson=the-event-trigger&step=1', async (page) => {
      await page.getByRole('heading', { level: 3, name: 'How far may it fall' }).waitFor();
      await page.locator('.lane-plot:not(.waiting) svg.plot .band').first().waitFor();
    }));

  it('compares the lanes over many seeds', () =>
    visit('#abrupt-change', async (page) => {
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
      await page
        .getByText(/^[1-9]\d* seeds$/)
        .first()
        .waitFor();
    }));
});
