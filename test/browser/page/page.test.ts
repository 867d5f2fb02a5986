import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const timeSlider = (page: Page) => page.getByRole('slider', { name: 'Step', exact: true });
const stepOf = async (page: Page) => Number(await timeSlider(page).getAttribute('aria-valuenow'));
const lane = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true }).first();
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function waitForStep(page: Page, step: number) {
  await expect.poll(() => stepOf(page)).toBe(step);
}

/** Stops the opening run and goes to a step with the keyboard alone. */
async function pauseAtLastStep(page: Page) {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await waitForStep(page, 200);
}

describe('the page', () => {
  it('opens running on the abrupt change, GP-UCB beside ET-GP-UCB, with a quiet console', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    await lane(page, 'Lane A, GP-UCB').waitFor();
    await lane(page, 'Lane B, ET-GP-UCB').waitFor();
    const first = await stepOf(page);
    await expect.poll(() => stepOf(page)).toBeGreaterThan(first);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('plays, steps and jumps by keyboard', async () => {
    const { page, complaints } = await stage.open();
    await pauseAtLastStep(page);
    await page.keyboard.press('ArrowLeft');
    await waitForStep(page, 199);
    await page.keyboard.press('ArrowRight');
    await waitForStep(page, 200);
    await page.keyboard.press('Home');
    await waitForStep(page, 1);
    await page.getByText('No data yet').first().waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('adds, renames and removes lanes, and undoes each', async () => {
    const { page, complaints } = await stage.open();
    await pauseAtLastStep(page);
    await page.getByRole('button', { name: '+ Add lane' }).click();
    const whole = await page.getByRole('menu').evaluate((menu) => menu.scrollHeight <= menu.clientHeight);
    expect(whole).toBe(true);
    await page
      .getByRole('menuitem', { name: /^TV-GP-UCB / })
      .first()
      .click();
    await lane(page, 'Lane C, TV-GP-UCB').waitFor();
    await page.getByRole('button', { name: 'Lane C, TV-GP-UCB: more' }).click();
    await page.getByRole('menuitem', { name: /Remove/ }).click();
    await expect.poll(() => lane(page, 'Lane C, TV-GP-UCB').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await lane(page, 'Lane C, TV-GP-UCB').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => lane(page, 'Lane C, TV-GP-UCB').count()).toBe(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await lane(page, 'Lane C, TV-GP-UCB').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('refuses a bad value where it was typed, keeps the last good one, and undoes a good one', async () => {
    const { page, complaints } = await stage.open();
    await pauseAtLastStep(page);
    const noise = textbox(page, 'Noise variance');
    await noise.fill('-1');
    await noise.press('Enter');
    await page.getByText(/Noise variance must be .*got −?-?1/).waitFor();
    await lane(page, 'Lane A, GP-UCB').waitFor();
    await noise.fill('0.2');
    await noise.press('Enter');
    await expect.poll(() => noise.inputValue()).toBe('0.2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => noise.inputValue()).toBe('0.05');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(SCENES)('shows the scene “$name” without a complaint', async ({ id, name }) => {
    const { page, complaints } = await stage.open(`#${id}`);
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.keyboard.press('End');
    await expect
      .poll(() => page.getByRole('main').locator('svg[role=img], canvas').count())
      .toBeGreaterThan(1);
    await page.waitForTimeout(400);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('themes and widths', () => {
  it('is dark on request and stays so', async () => {
    const { page, complaints } = await stage.open();
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(background).toBe('rgb(19, 21, 24)');
    await page.reload();
    await expect.poll(background).toBe('rgb(19, 21, 24)');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([320, 400, 800, 1100, 1440])('has nothing wider than the window at %i px', async (width) => {
    const { page, complaints } = await stage.open('', { viewport: { width, height: 844 } });
    await lane(page, 'Lane A, GP-UCB').waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('header and transport on a phone', () => {
  /** Pairs of their parts that lie on one another, and parts that leave them or the window. */
  const faults = (page: Page) =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const name of ['.header', '.transport', '.transport .r']) {
        const whole = document.querySelector(name);
        if (!whole) throw new Error(`There is no ${name}.`);
        const outer = whole.getBoundingClientRect();
        const parts = [...whole.children].filter((part) => part.clientWidth > 0);
        parts.forEach((part, i) => {
          const box = part.getBoundingClientRect();
          if (box.right > innerWidth || box.bottom > outer.bottom + 1) found.push(`${part.className} leaves`);
          for (const other of parts.slice(i + 1)) {
            const next = other.getBoundingClientRect();
            const apart = box.right <= next.left + 1 || box.bottom <= next.top + 1;
            if (!apart) found.push(`${part.className} on ${other.className}`);
          }
        });
      }
      return found;
    });
  const heights = (page: Page) =>
    page.locator('.header, .transport').evaluateAll((bars) => bars.map((bar) => bar.clientHeight));

  it.each(['', 'de/', 'es/'])(
    'are a row and two at %s, and taller with text twice as large, where nothing lies on another',
    async (language) => {
      const { page, complaints } = await stage.open(language, { viewport: { width: 390, height: 844 } });
      await page.locator('.lane').first().waitFor();
      expect(await heights(page)).toEqual([47, 111]);
      expect(await faults(page)).toEqual([]);
      await page.addStyleTag({ content: 'html { font-size: 32px }' });
      await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(90);
      expect(await faults(page)).toEqual([]);
      const [header, scene] = await Promise.all(
        ['.header', '.scene'].map((name) => page.locator(name).boundingBox()),
      );
      expect(scene?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
