import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { etFig7 } from '../../../src/experiments/et/fig7.ts';
import { reproduction } from '../../../src/experiments/report/reproduction.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { jobsOf } from '../../../src/plan/plan.ts';
import { runJob } from '../../../src/plan/run-job.ts';
import { TABLE_CSV } from '../../experiments/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ROW = 'R-GP-UCB';
const COLUMN = 'ε = 0.03';
const RUNS: number = JSON.parse(
  readFileSync(new URL('../../../results/et-table1.json', import.meta.url), 'utf8'),
).runs;

const dot = (page: Page, row = ROW, column = COLUMN) =>
  page.getByRole('button', { name: new RegExp(`^${row}, ${column}: `) });
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const atRest = async (page: Page) => {
  await page.getByRole('button', { name: 'Pause' }).click();
};
/** Two clicks: the library, and the first of its papers. */
const openPapers = async (page: Page) => {
  await page.getByRole('button', { name: /^Library: / }).click();
  await page.getByRole('button', { name: /^ET, Table 1/ }).click();
};
const step = (page: Page) => page.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuenow');

describe('from the opening screen to the run behind a cell', () => {
  it('takes three clicks, and what the report recorded of it is verified', async () => {
    const { page, complaints } = await stage.open();
    await openPapers(page);
    await dot(page).hover();
    await expect.poll(() => dot(page).getAttribute('tabindex')).toBe('0');
    await page.getByRole('button', { name: 'Open replicate 2', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Table 1: ${COLUMN}` }).waitFor();
    await page.getByText(`${ROW}, ${COLUMN}: replicate 2 of ${RUNS}, lane A.`).waitFor();
    await page.getByText('Identical run').waitFor();
    await page.getByText('match the recorded result bit for bit').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('comes back to the cell’s table by the browser’s Back, and to the run from there', async () => {
    const { page, complaints } = await stage.open('#papers/et-table3');
    await dot(page, 'δ_B = 0.1').click();
    await page.getByRole('heading', { level: 1, name: `Table 3: ${COLUMN}` }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor();
    await expect.poll(() => page.url()).toMatch(/#papers\/et-table3$/);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: `Table 3: ${COLUMN}` }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the papers’ place', () => {
  it('gives back address, step and focus when it is left by Escape or Back', async () => {
    const { page, complaints } = await stage.open();
    await atRest(page);
    const before = { url: page.url(), step: await step(page) };
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await openPapers(page);
      await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor();
      await expect.poll(() => page.url()).toMatch(/#papers\/et-table1$/);
      await leave();
      await page.getByRole('main', { name: 'Papers' }).waitFor({ state: 'detached' });
      await expect.poll(async () => ({ url: page.url(), step: await step(page) })).toEqual(before);
      await expect.poll(() => focused(page)).toBe('Library: Abrupt change');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is used by the keyboard alone: the list, the dots, a replicate', async () => {
    const { page, complaints } = await stage.open('#papers');
    await page.getByRole('button', { name: /^Table 1 ?, seven algorithms ?: / }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('heading', { level: 2, name: /Abrupt and slow change/ }).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^Table 2, variation budgets/);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Run it here, 5 runs');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatch(/^Inspect: /);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => focused(page))
      .toMatch(/^GP-UCB, ε = 0.01: printed 0.756 \(std 0.210\), ours .* reproduced\./);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toMatch(/^R-GP-UCB, ε = 0.03: /);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('Open replicate 2');
    await page.keyboard.press('Enter');
    await page.getByText(`R-GP-UCB, ε = 0.03: replicate 2 of ${RUNS}, lane A.`).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('lists what has not been recorded, and says which runs it cannot open', async () => {
    const { page } = await stage.open('#papers/et-temperature');
    await page.getByText('not recorded').first().waitFor();
    await page.getByText('These runs need the experiment’s table').waitFor();
    await page.context().close();
  });

  it.each(['', 'de/', 'es/'])('breaks no word of its list at %s', async (language) => {
    const { page } = await stage.open(`${language}#papers`);
    await page.locator('[data-id="bpt-fig2"] .glyphs').waitFor();
    const broken = await page.locator('.papers-entry > span:not(.glyphs)').evaluateAll((names) =>
      names.flatMap(({ firstChild: text }) => {
        const words = [...(text?.textContent?.matchAll(/[^\s-]+/g) ?? [])];
        return words.flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text as Text, index);
          range.setEnd(text as Text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    await page.context().close();
  });

  it('fits a phone: nothing is wider than the screen, one column at a time', async () => {
    const { page, complaints } = await stage.open('#papers/et-table1', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await dot(page, ROW, 'ε = 0.01').waitFor();
    expect(await dot(page).count()).toBe(0);
    await page.getByRole('button', { name: COLUMN, exact: true }).click();
    await dot(page).tap();
    await page.getByText('printed 0.840 (std 0.102)').waitFor();
    const wider = await page.evaluate(() => {
      const place = document.querySelector('.papers');
      return place ? Math.max(place.scrollWidth, document.documentElement.scrollWidth) - innerWidth : null;
    });
    expect(wider).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'open the run' }).tap();
    await page.getByText(`${ROW}, ${COLUMN}: replicate 1 of ${RUNS}, lane A.`).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is left when another scene is opened', async () => {
    const { page } = await stage.open('#papers');
    await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor();
    await page.getByRole('button', { name: /^Library: / }).click();
    await page.getByRole('button', { name: /^Steady drift/ }).click();
    await page.getByRole('main', { name: 'Papers' }).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

describe('run here', () => {
  /** This browser's mean, standard error and spread of every cell, as the page hands them over. */
  async function figuresHere(page: Page): Promise<number[][]> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Figures, CSV' }).click(),
    ]);
    const [, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
    return lines.map((line) => line.split(',').slice(-4, -1).map(Number));
  }

  it('gives the numbers of the command line, bit for bit, goes on while the place is left, and is taken away', async () => {
    const { page, complaints } = await stage.open('#papers/et-fig7');
    await page.getByRole('button', { name: 'Run it here, 5 runs' }).click();
    await page.getByText('of 5 runs, this browser').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('main', { name: 'Papers' }).waitFor({ state: 'detached' });
    const { design } = etFig7;
    if (typeof design === 'function') throw new Error('et-fig7 needs no table');
    const backend = await loadBackend('wasm');
    const { plan, report } = reproduction(etFig7, design, 5, backend);
    const expected = report(
      jobsOf(plan).map(({ group, replicate }) => runJob(plan.groups[group], replicate, backend)),
    );
    await page.goBack();
    await page.getByText('5 runs, this browser', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByText('Judged by the 5 runs in this browser.').waitFor();
    expect(await figuresHere(page)).toEqual(expected.cells.map(({ ours }) => [ours.mean, ours.se, ours.std]));
    await page.getByText('Text, setting and all figures').click();
    await page.getByText(`plan ${expected.plan}`).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Run it here, 5 runs' }).waitFor();
    await expect.poll(() => page.getByText('Judged by').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is cancelled at once, by the keyboard too, and keeps the runs that are done', async () => {
    // Four times the work of Figure 7: it is still at work when Cancel is pressed.
    const { page, complaints } = await stage.open('#papers/et-table1');
    const begin = page.getByRole('button', { name: 'Run it here, 5 runs' });
    await begin.focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^[1-4] of 5 runs, this browser/).waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^[1-4] of 5 runs, this browser · stopped$/).waitFor();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('asks for the table of an experiment that needs one, and names what is wrong with it', async () => {
    const { page, complaints } = await stage.open('#papers/et-stock');
    const choose = async (name: string, button: string, text: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: button }).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
    };
    await choose('narrow.csv', 'Run it here, 5 runs', 'time,a\n1,2\n');
    await page.getByText('The run stopped: narrow.csv: only one column beside the time labels').waitFor();
    await choose('small.csv', 'Another table', TABLE_CSV);
    await page.getByText('5 runs, this browser', { exact: true }).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: /^ET-GP-UCB, normalised, σ_n² = 0.01: printed / }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
