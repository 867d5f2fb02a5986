import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawn, openStage, type Stage } from '../support.ts';
import { at, drag, figure, left, plane, step, ticks, touch } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const subject = (page: Page) => page.getByLabel('Figure', { exact: true });
const way = (page: Page, name: string) => page.getByRole('button', { name: `Inspect: ${name}`, exact: true });

/** Moves the pointer to what the button belongs to, again where that moved away as something else was drawn. */
async function restOn(page: Page, name: string): Promise<void> {
  const below = () => way(page, name).evaluate((button) => button.closest('section')?.matches(':hover'));
  await expect
    .poll(async () => {
      await way(page, name).hover();
      await page.waitForTimeout(300);
      return below();
    })
    .toBe(true);
}

/** What has a figure: the scene, what is pressed before, its button, and the figure. */
interface Surface {
  readonly name: string;
  readonly scene: string;
  readonly before?: (page: Page) => Promise<void>;
  readonly button: string;
  readonly figure: string;
  /** Its horizontal axis is the steps. */
  readonly overSteps?: boolean;
}

/** What a drag does, as drawn. */
const dragMode = (page: Page) =>
  page.evaluate(() => {
    const plot = document.querySelector('.inspect-plot') as unknown as { _fullLayout: { dragmode: string } };
    return plot._fullLayout.dragmode;
  });

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const RUN: readonly Surface[] = [
  { name: 'Regret', scene: 'abrupt-change.140', button: 'Regret', figure: 'regret', overSteps: true },
  { name: 'Trigger', scene: 'abrupt-change.140', button: 'Trigger', figure: 'trigger-b', overSteps: true },
  { name: 'Map', scene: 'abrupt-change.140', button: 'Map of x over t', figure: 'map', overSteps: true },
  { name: 'a 1D lane', scene: 'abrupt-change.140', button: 'ET-GP-UCB', figure: 'lane-b' },
  {
    ...{ name: 'Misspecified?', scene: 'abrupt-change.140', before: press('Check') },
    ...{ button: 'Misspecified?', figure: 'misspecified-b', overSteps: true },
  },
  {
    ...{ name: 'Theory', scene: 'steady-drift.140', before: press('Bounds') },
    ...{ button: 'Theory', figure: 'theory-b', overSteps: true },
  },
  { name: 'Relevance', scene: 'which-still-matter.60', button: 'Relevance', figure: 'relevance-c' },
  { name: '2D fields', scene: 'moving-peaks-2d.20', button: 'ET-GP-UCB', figure: 'lane-a' },
  { name: 'designs', scene: 'threshold.20', button: 'BPT-UCB', figure: 'lane-a' },
];

describe('a figure of the run', () => {
  it.each(RUN)('$name opens by its key, is zoomed, and is left by Back', async (surface) => {
    const { page, complaints } = await stage.open(`#${surface.scene}`);
    await drawn(page);
    await surface.before?.(page);
    await restOn(page, surface.button);
    await page.keyboard.press('x');
    await figure(page).waitFor();
    await expect.poll(() => subject(page).inputValue()).toBe(surface.figure);
    await expect.poll(() => new URL(page.url()).hash).toContain(`#inspect/${surface.figure}`);
    const whole = await ticks(page);
    const zoomed = () => drag(page, [0.3, 0.3], [0.5, 0.6]).then(() => ticks(page));
    await expect.poll(zoomed).not.toEqual(whole);
    await page.getByRole('button', { name: surface.overSteps ? 'Whole run' : 'Show all' }).click();
    await expect.poll(() => ticks(page)).toEqual(whole);
    const before = await page.evaluate(() => document.querySelectorAll('.inspect-plot path').length);
    expect(before).toBeGreaterThan(5);
    if (surface.overSteps) await page.mouse.click(...at(await plane(page), 0.3, 0.5));
    if (surface.overSteps) await expect.poll(() => step(page)).not.toMatch(/^t = 140 of/);
    const chosen = await step(page);
    await page.goBack();
    await left(page);
    // Theory lies over the page as it was left.
    await page.keyboard.press('Escape');
    await expect.poll(() => step(page)).toBe(chosen);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('opens, is zoomed by two fingers, selects seeds by one, sets the step, and is left by touch', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=140&seeds=20', { hasTouch: true });
    await drawn(page);
    await way(page, 'Regret').tap();
    await figure(page).waitFor();
    await page.getByText('None of 20 seeds selected').waitFor();
    const whole = await ticks(page);
    const box = await plane(page);
    const [middle, apart] = [0.5, [0.02, 0.06, 0.12, 0.2]] as const;
    const fingers = apart.map((half) => [at(box, middle - half, 0.5), at(box, middle + half, 0.5)]);
    await touch(page, ...fingers, []);
    await expect.poll(() => ticks(page)).not.toEqual(whole);
    expect(await step(page)).toBe('t = 140 of 200');
    await page.getByRole('button', { name: 'Whole run' }).tap();
    await expect.poll(() => ticks(page)).toEqual(whole);
    await page.getByRole('button', { name: 'Box' }).tap();
    await expect.poll(() => dragMode(page)).toBe('select');
    await touch(page, [at(box, 0.9, 0.02)], [at(box, 0.95, 0.5)], [at(box, 0.985, 0.98)], []);
    await page.getByText('20 of 20 seeds', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Move' }).tap();
    // The figure is drawn again for it.
    await expect.poll(() => dragMode(page)).toBe('pan');
    await page.touchscreen.tap(...at(box, 0.3, 0.5));
    await expect.poll(() => step(page)).not.toBe('t = 140 of 200');
    const chosen = await step(page);
    await page.getByRole('button', { name: 'Close the figure' }).tap();
    await left(page);
    await expect.poll(() => step(page)).toBe(chosen);
    expect(complaints).toEqual([]);
  });

  it('is in its address with the run: a reload and another browser show it', async () => {
    const { page } = await stage.open('#steady-drift.80');
    await drawn(page);
    await way(page, 'Map of x over t').click();
    await figure(page).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('#inspect/map/steady-drift.80');
    await page.reload();
    await figure(page).waitFor();
    const other = await stage.open('#inspect/lane-b/steady-drift.80');
    await figure(other.page).waitFor();
    await other.page.getByText('Steady drift', { exact: true }).first().waitFor();
    await other.page.getByRole('button', { name: 'Close the figure' }).click();
    await left(other.page);
    await expect.poll(() => step(other.page)).toMatch(/^t = 80 of/);
    expect(other.complaints).toEqual([]);
  });

  it('hides and isolates lanes by its legend, and has a logarithmic axis', async () => {
    const { page, complaints } = await stage.open('#inspect/regret/abrupt-change.140');
    await figure(page).waitFor();
    const shown = () =>
      page.evaluate(() =>
        (
          document.querySelector('.inspect-plot') as unknown as {
            data: { name: string; visible?: unknown }[];
          }
        ).data
          .filter(({ visible }) => visible !== 'legendonly')
          .map(({ name }) => name),
      );
    const entry = page.locator('.inspect-plot .legendtoggle');
    await entry.first().click();
    await expect.poll(async () => (await shown()).includes('A GP-UCB')).toBe(false);
    await entry.first().click();
    await expect.poll(async () => (await shown()).includes('A GP-UCB')).toBe(true);
    await entry.first().dblclick();
    await expect.poll(async () => (await shown()).some((name) => name.startsWith('B'))).toBe(false);
    await page.getByRole('button', { name: 'log', exact: true }).click();
    await expect
      .poll(() => page.locator('.inspect-plot .yaxislayer-above .ytick').allTextContents())
      .toContain('10');
    expect(complaints).toEqual([]);
  });

  it('is read above it, and as a table by the keyboard', async () => {
    const { page, complaints } = await stage.open('#inspect/regret/abrupt-change.140');
    await figure(page).waitFor();
    await page.mouse.move(...at(await plane(page), 0.5, 0.5));
    const reading = page.locator('.inspect-main > .reading');
    await expect
      .poll(() => reading.textContent())
      .toMatch(/^A GP-UCB: step 1\d\d, total regret Rt = [\d.]+$/);
    expect(await page.locator('.inspect-plot .hovertext').first().isVisible()).toBe(false);
    await page.getByText('The same as a table').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Series').selectOption('B ET-GP-UCB');
    await page.getByText('Rows 1 to 100 of 200.').waitFor();
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('cell', { name: '200', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is saved as a picture, as SVG and for Plotly, each seed with its link', async () => {
    const { page, complaints } = await stage.open('#inspect/seeds/scene=abrupt-change&t=140&seeds=20');
    await figure(page).waitFor();
    await page.getByText('None of 20 seeds selected').waitFor();
    const saved = async (name: string) => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('menuitem', { name }).click();
      const stream = await (await download).createReadStream();
      const pieces: Buffer[] = [];
      for await (const piece of stream) pieces.push(piece as Buffer);
      return Buffer.concat(pieces);
    };
    expect(
      [...(await saved('Picture, PNG')).subarray(1, 4)].map((code) => String.fromCharCode(code)).join(''),
    ).toBe('PNG');
    const svg = (await saved('Picture, SVG')).toString();
    expect(svg).toContain('Abrupt change: Final regret of each seed');
    expect(svg).toMatch(/<title>.+<dc:source>http.+<dc:identifier>\w{12}<.*engine [\d.]+</s);
    const { data } = JSON.parse((await saved('Plotly figure, JSON')).toString());
    const [lane, replicate, link] = data[1].customdata[7];
    expect([lane, replicate]).toEqual(['B', 7]);
    const opened = await stage.open(new URL(link).hash);
    await opened.page
      .getByText(/replicate 7/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('is saved although it is left at once', async () => {
    const { page, complaints } = await stage.open('#inspect/regret/abrupt-change.140');
    await figure(page).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    const item = page.getByRole('menuitem', { name: 'Picture, PNG' });
    await item.waitFor();
    await item.evaluate((choice: HTMLElement) => {
      choice.click();
      document.querySelector<HTMLElement>('[aria-label="Close the figure"]')?.click();
    });
    await left(page);
    expect(await (await download).failure()).toBe(null);
    expect(complaints).toEqual([]);
  });

  it('on a phone has its figure and its table without a scroll to the side', async () => {
    const { page, complaints } = await stage.open('#inspect/regret', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await figure(page).waitFor();
    await page.getByText('The same as a table').tap();
    await page.getByLabel('Series').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(complaints).toEqual([]);
  });

  it('keeps a hidden future hidden', async () => {
    const { page } = await stage.open('#scene=abrupt-change&t=40&hide=future');
    await drawn(page);
    await page.keyboard.press('x');
    await figure(page).waitFor();
    await page.getByText('The same as a table').click();
    const cells = page.locator('.inspect-data tbody tr td:nth-of-type(1)');
    await expect.poll(() => cells.count()).toBeGreaterThan(10);
    const steps = await cells.allTextContents();
    expect(Math.max(...steps.map(Number))).toBeLessThanOrEqual(40);
  });
});

describe('a pane of the comparison', () => {
  it('opens by its key, selects, and Back comes to the comparison', async () => {
    const { page, complaints } = await stage.open('#compare/scene=slow-change&t=140&seeds=20');
    for (const [name, id] of [
      ['Regret over time', 'compare-curves'],
      ['Pairs', 'compare-pairs'],
      ['Final regret', 'compare-dots'],
      ['Share of seeds below', 'compare-share'],
    ] as const) {
      await restOn(page, name);
      await page.keyboard.press('x');
      await figure(page).waitFor();
      await expect.poll(() => subject(page).inputValue()).toBe(id);
      await page.getByRole('button', { name: 'Box' }).click();
      await expect.poll(() => dragMode(page)).toBe('select');
      await drag(page, [0.02, 0.02], [0.98, 0.98]);
      await page.getByText('20 of 20 seeds', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.getByText('None of 20 seeds selected').waitFor();
      await page.goBack();
      await page.getByRole('main', { name: 'Compare' }).waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

describe('a figure of a paper', () => {
  it('opens by key and by touch, is zoomed, and Back comes to the paper', async () => {
    const { page, complaints } = await stage.open('#papers/et-fig4', { hasTouch: true });
    await page.getByRole('button', { name: /^Inspect: / }).waitFor();
    await page.keyboard.press('x');
    await figure(page).waitFor();
    await expect.poll(() => subject(page).inputValue()).toBe('paper-et-fig4-0');
    const whole = await ticks(page);
    await drag(page, [0.3, 0.3], [0.6, 0.6]);
    await expect.poll(() => ticks(page)).not.toEqual(whole);
    await page.goBack();
    await page.getByRole('main', { name: 'Papers' }).waitFor();
    await page.getByRole('button', { name: /^Inspect: / }).tap();
    await figure(page).waitFor();
    expect(complaints).toEqual([]);
  });
});
