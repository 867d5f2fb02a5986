import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAddress } from '../../../src/engine/link/address.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/index.ts';
import { fingerprintPlan } from '../../../src/plan/keys.ts';
import { replicatesPlan } from '../../../src/replicates/replicates-plan.ts';
import { driftlab } from '../../cli/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SMALL = {
  title: 'Small',
  objective: { id: 'abrupt-change-1d', parameters: { changes: [6] } },
  seed: 4,
  horizon: 12,
  grid: { pointsPerDimension: 20 },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }, { algorithm: 'sw-gp-ucb' }],
};
const address = (scenario: object) => `#compare/${encodeLink(parseScenario(scenario))}`;
const withSeeds = (seeds: number) => address({ ...SMALL, view: { seeds } });

const seeds = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const slider = (page: Page) => page.getByRole('slider', { name: /^Seeds by value/ });
const reading = (page: Page) => slider(page).getAttribute('aria-valuetext');
const leaves = (page: Page) => page.getByRole('main', { name: 'Compare' }).waitFor({ state: 'detached' });

describe('a link to a comparison', () => {
  it('brings its receiver the very figures of the command line, as many seeds as it says', async () => {
    const { page, complaints } = await stage.open(withSeeds(23), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await seeds(page, '23 seeds');
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    const flags = ['--replicates', '23', '--workers', '0', '--format', 'json'];
    for (const [of, name] of [
      ['total', 'R_T, cumulative regret'],
      ['last', /^r_T, regret of the last step/],
    ] as const) {
      await page.getByRole('button', { name }).click();
      const copied = async () => JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      const { stdout } = await driftlab(['compare', 's.json', '--of', of, ...flags], { 's.json': SMALL });
      const { plan: _plan, sha256: _seal, ...expected } = JSON.parse(stdout);
      // Another measure is copied once it has been computed.
      await expect
        .poll(async () => {
          await page.getByRole('button', { name: 'Copy' }).click();
          await page.getByRole('menuitem', { name: 'Every value as JSON' }).click();
          return (await copied()).measure;
        })
        .toBe(of);
      expect(await copied()).toEqual(expected);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is shared with a command that compares by the measure shown, and a citation of all its seeds', async () => {
    const { page, complaints } = await stage.open(withSeeds(20));
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    const command = page.getByRole('textbox', { name: 'Command that runs the same' });
    const citation = page.getByRole('textbox', { name: /^Citation/ });
    for (const [name, of] of [
      [null, 'total'],
      ['resets in T steps', 'resets'],
    ] as const) {
      if (name) {
        const button = page.getByRole('button', { name });
        await button.click();
        await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
      }
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await expect.poll(() => command.inputValue()).toMatch(new RegExp(`^driftlab compare .* --of ${of}$`));
      await expect.poll(() => citation.inputValue()).toContain('20 replicates of seed 4, 12 steps');
      await page.keyboard.press('Escape');
      await command.waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('copies tables and paragraph as the command line prints them', async () => {
    const { page } = await stage.open(withSeeds(20), { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    const flags = ['--replicates', '20', '--workers', '0', '--of', 'total'];
    for (const [format, label] of [
      ['csv', 'Tables as CSV'],
      ['markdown', 'Tables as Markdown'],
      ['latex', 'Table for a paper, LaTeX'],
      ['latex-long', 'All tables as LaTeX'],
      ['seeds', 'Every seed as CSV'],
      ['methods', 'Methods paragraph'],
    ]) {
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByRole('menuitem', { name: label }).click();
      const { stdout } = await driftlab(['compare', 's.json', '--format', format, ...flags], {
        's.json': SMALL,
      });
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(stdout);
    }
    await page.context().close();
  });
});

describe('the comparison', () => {
  it('gives back address, step and focus when it is left by Escape or Back', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('button', { name: 'Pause' }).click();
    const step = () => page.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuenow');
    const before = await step();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
      await expect.poll(() => page.url()).toMatch(/#compare/);
      await leave();
      await leaves(page);
      await expect.poll(step).toBe(before);
      await expect.poll(() => page.url()).not.toContain('compare');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Compare');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is used by the keyboard alone: seeds by value, lanes, and the seed opens at the last step', async () => {
    const { page, complaints } = await stage.open(withSeeds(20));
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect
      .poll(() => reading(page))
      .toMatch(/^Seed 4, replicate \d+, lane \w .*, number 1 of 20 by regret;/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => reading(page)).toMatch(/number 2 of 20/);
    const replicate = (await reading(page))?.match(/replicate (\d+)/)?.[1];
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => reading(page)).toContain(`replicate ${replicate}, `);
    await page.keyboard.press('Enter');
    await leaves(page);
    await page.getByText(new RegExp(`^Seed 4, replicate ${replicate}, opened at step \\d+\\.$`)).waitFor();
    await expect
      .poll(() => page.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuenow'))
      .toBe('12');
    await page.goBack();
    await seeds(page, '20 seeds');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('leads back from a seed to the run of the page as it opened', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await seeds(page, '20 seeds');
    await slider(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => reading(page)).toMatch(/number 1 of 20/);
    await page.keyboard.press('Enter');
    const ofAnotherWorld = page.getByTitle('Back to replicate 0');
    await leaves(page);
    await ofAnotherWorld.waitFor();
    await page.goBack();
    await slider(page).waitFor();
    await page.goBack();
    await leaves(page);
    await ofAnotherWorld.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('keeps measure and step in the address; what it names opens there, a seed of it at that step', async () => {
    const { page, complaints } = await stage.open(withSeeds(20));
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    await page.getByRole('button', { name: 'R_T/T, average regret' }).click();
    await page.getByRole('slider', { name: 'Compared after step' }).fill('8');
    await expect.poll(() => page.url()).toContain('#compare/of=average&after=8/');
    const other = await stage.open(page.url().slice(page.url().indexOf('#')));
    await other.page.getByText('After step 8.').waitFor();
    await expect
      .poll(() =>
        other.page.getByRole('button', { name: 'R_T/T, average regret' }).getAttribute('aria-pressed'),
      )
      .toBe('true');
    await slider(other.page).focus();
    await other.page.keyboard.press('Home');
    await expect.poll(() => reading(other.page)).toMatch(/number 1 of 20/);
    await other.page.keyboard.press('Enter');
    const opened = other.page.getByText(/^Seed 4, replicate \d+, opened at step 8\.$/);
    await opened.waitFor();
    // Said of this run alone.
    await other.page.goBack();
    await other.page.getByText('After step 8.').waitFor();
    expect(await opened.count()).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.page.context().close();
    await page.context().close();
  });

  it.each([
    ['of=luck', /of must be one of "total", .*, got "luck"\.$/],
    ['after=999', /after must be an integer between 1 and 12, got 999\.$/],
  ])('says that an address asks in vain for %s', async (asked, fault) => {
    const { page, complaints } = await stage.open(withSeeds(20).replace('#compare/', `#compare/${asked}/`));
    await page.getByText(fault).waitFor();
    await expect.poll(() => page.url()).not.toContain(asked);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('holds two lanes: their pair’s row unfolds', async () => {
    const { page, complaints } = await stage.open(withSeeds(20));
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    const pair = page.getByRole('button', { name: /^(A, B|B, A): .* is better in \d+ of 20 seeds/ });
    const sentence = page.locator('.compare-picture text', { hasText: / of 20 seeds, / });
    expect(await sentence.count()).toBe(0);
    await page.getByRole('button', { name: 'Select lane A GP-UCB' }).click();
    await page.getByRole('button', { name: 'Select lane B ET-GP-UCB' }).click();
    await expect.poll(() => pair.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => sentence.count()).toBe(1);
    await pair.click();
    await expect.poll(() => sentence.count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is cancelled, and keeps the seeds that are there, also in its address', async () => {
    const { page, complaints } = await stage.open(address({ ...SMALL, horizon: 150, view: { seeds: 100 } }));
    await seeds(page, '100 seeds');
    await page.getByRole('button', { name: '500 seeds' }).click();
    await page.getByText(/^\d+ of 500 seeds/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    await page.locator('b', { hasText: /^\d+ seeds$/ }).waitFor();
    const kept = Number.parseInt((await page.locator('.compare-seeds b').textContent()) ?? '', 10);
    expect(kept).toBeGreaterThanOrEqual(100);
    expect(kept).toBeLessThan(500);
    const linked = async () => readAddress(page.url().split('#compare/')[1]).scenario.view.seeds;
    await expect.poll(linked).toBe(kept);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('says what is missing: one lane has no pairs, few seeds show nothing', async () => {
    const one = await stage.open(address({ ...SMALL, lanes: SMALL.lanes.slice(0, 1), view: { seeds: 20 } }));
    await one.page.getByText('One lane alone: add another to compare.').waitFor();
    await one.page.context().close();
    const few = await stage.open(withSeeds(10));
    await few.page.getByText('No pair can be shown by fewer than 11 seeds.').first().waitFor();
    await expect.poll(() => few.page.locator('.compare-picture line.interval').count()).toBeGreaterThan(2);
    await few.page.context().close();
    const none = await stage.open(address({ ...SMALL, lanes: [] }));
    await none.page.getByText('There is no lane to compare.').waitFor();
    await none.page.context().close();
  });

  it('compares after any step below the last, as if every run had ended there', async () => {
    const { page, complaints } = await stage.open(address({ ...SMALL, view: { seeds: 10 } }));
    await page.getByText('10 seeds').first().waitFor();
    const step = page.getByRole('slider', { name: 'Compared after step' });
    await step.focus();
    await page.keyboard.press('ArrowLeft');
    const horizon = Number(await step.getAttribute('max'));
    const said = page.locator('.compare-budget');
    await expect
      .poll(() => said.textContent(), { timeout: 20_000 })
      .toBe(`after t = ${horizon - 1} of ${horizon}`);
    await page.keyboard.press('End');
    await expect
      .poll(() => said.textContent(), { timeout: 20_000 })
      .toBe(`after t = ${horizon} of ${horizon}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is saved as SVG and as PNG', async () => {
    const { page, complaints } = await stage.open(address({ ...SMALL, view: { seeds: 10 } }));
    await page.getByText('10 seeds').first().waitFor();
    for (const [label, end] of [
      ['Figure over time, SVG', 'regret.svg'],
      ['Whole sheet, SVG', 'sheet.svg'],
      ['Whole sheet, PNG', 'sheet.png'],
    ]) {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: label, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`-comparison-${end}$`));
      const bytes = readFileSync(await file.path());
      const isSvg = end.endsWith('svg');
      expect(bytes.subarray(0, 4).toString('latin1')).toBe(isSvg ? '<svg' : '\x89PNG');
      if (isSvg) {
        const [, link = '', plan] =
          /<title>.+<dc:source>(http.+)<\/dc:source><dc:identifier>(\w+)<.*engine [\d.]+</s.exec(
            bytes.toString(),
          ) ?? [];
        const { scenario } = readAddress(link);
        expect(plan).toBe(fingerprintPlan(replicatesPlan(scenario, 10), 'wasm'));
        expect(bytes.toString()).toContain('src:url(data:');
      }
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('compares another seed when one is chosen, without leaving', async () => {
    const { page, complaints } = await stage.open(withSeeds(20));
    await seeds(page, '20 seeds');
    await page.getByRole('textbox', { name: 'Seed' }).fill('5');
    await page.keyboard.press('Enter');
    await expect.poll(() => slider(page).getAttribute('aria-valuetext')).toMatch(/^Seed 5, /);
    await seeds(page, '20 seeds');
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('fits a phone: nothing is wider than the screen, and every pair has its two lines', async () => {
    const lanes = ['gp-ucb', 'et-gp-ucb', 'sw-gp-ucb', 'r-gp-ucb', 'tv-gp-ucb'].map((algorithm) => ({
      algorithm,
    }));
    const { page, complaints } = await stage.open(address({ ...SMALL, lanes, view: { seeds: 20 } }), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const rows = page.getByRole('button', { name: / is better in / });
    await page.getByText(/ pairs (is|are) apart[.:]/).waitFor();
    await expect.poll(() => rows.count()).toBe(10);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await slider(page).tap({ position: { x: 180, y: 60 } });
    await page.getByRole('button', { name: 'open in the lanes' }).tap();
    await page.getByText(/^Seed 4, replicate \d+, opened at step \d+\.$/).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
