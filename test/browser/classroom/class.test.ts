import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LAPTOP = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 30_000 });
const atStep = (page: Page, step: number) => page.getByText(`t = ${step} of`).first().waitFor();

/** What a lecturer does who has never seen the page; answers the address on the wall. */
async function prepare(page: Page): Promise<string> {
  await button(page, 'Skip').click();
  await button(page, 'Pause').click();
  const slider = page.getByRole('slider', { name: /^Lengthscale/ }).first();
  await slider.focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await page.getByRole('slider', { name: 'Step', exact: true }).focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i++) await page.keyboard.press('PageUp');
  await atStep(page, 41);
  await button(page, 'Share').click();
  await page.getByRole('textbox', { name: 'Name of this run' }).fill('Our first drift');
  for (const option of ['Hide later steps', 'Lock the controls'])
    await page.getByRole('checkbox', { name: option }).check();
  // A run of another name is the same run: what is ticked stays so.
  await page.getByRole('textbox', { name: 'Name of this run' }).fill('Our drift');
  await button(page, 'Show to the room Q').click();
  const room = page.getByRole('dialog', { name: 'Scan to open this run' });
  const code = room.getByRole('img', { name: 'QR code of the address' });
  await code.waitFor();
  // In front of the sheet that it was opened from.
  const seen = await code.evaluate((drawing) => {
    const { x, y, width, height } = drawing.getBoundingClientRect();
    return drawing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(seen).toBe(true);
  const address = (await page.locator('.room-address').textContent()) ?? '';
  await page.keyboard.press('Escape');
  await room.waitFor({ state: 'detached' });
  // The focus is where it was, and Escape leaves the sheet.
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Show to/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return address.slice(address.indexOf('#'));
}

describe('a class', () => {
  it('gets a scene of its lecturer’s own from a code on the wall: named, locked, and without what is to come', async () => {
    const lecturer = await stage.open('', {
      viewport: LAPTOP.viewport,
      storageState: { cookies: [], origins: [] },
    });
    const address = await prepare(lecturer.page);
    await lecturer.page.keyboard.press('r');
    const lecture = lecturer.page.getByRole('main', { name: 'Lecture' });
    await lecture.getByRole('heading', { level: 1, name: 'Our drift' }).waitFor();
    await lecturer.page.keyboard.press('+');
    await lecturer.page.keyboard.press('PageDown');
    await lecture.getByText('t = 61 of').first().waitFor();
    expect(lecturer.complaints).toEqual([]);
    await lecturer.page.context().close();

    const { page, complaints } = await stage.open(address, PHONE);
    await page.getByRole('heading', { level: 1, name: 'Our drift' }).waitFor();
    await atStep(page, 41);
    await page.getByText(/^Locked/).waitFor();
    // By key, too, nobody comes to a change that is hidden.
    await page.keyboard.press('n');
    await button(page, 'One step on').tap();
    await atStep(page, 42);
    await button(page, 'Controls').tap();
    const drawer = page.getByRole('dialog', { name: 'Controls' });
    await drawer.getByText(/^The sender of this link locked the controls/).waitFor();
    await drawer.getByText(/^The objective and its changes are shown after the last step/).waitFor();
    expect(await drawer.getByText('Changes after').count()).toBe(0);
    const reach = drawer.getByRole('slider').first();
    await expect.poll(() => reach.evaluate((slider) => slider.closest('[inert]') !== null)).toBe(true);
    await drawer.getByRole('button', { name: 'Compare' }).tap();
    await page.getByText(/Compare opens at the last step/).waitFor();
    await page.goBack();
    await atStep(page, 42);
    await button(page, 'Share').tap();
    await page.getByText('up to t = 42, because later steps are hidden').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV').tap()]);
    const [head, ...rows] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\n');
    const step = head.split(',').indexOf('t');
    expect(rows).toHaveLength(2 * 42);
    expect(Math.max(...rows.map((row) => Number(row.split(',')[step])))).toBe(42);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // After the last step nothing is hidden any more.
    await page.keyboard.press('End');
    await button(page, 'Controls').tap();
    await drawer.getByText('Changes after').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 240_000);

  it.each([
    ['a page', '', '.locked-controls'],
    ['a page embedded', '?embed=A,B,regret', '.lane'],
  ])(
    'is told the same at step 100 whatever comes after: %s',
    async (_, query, last) => {
      const pages: Page[] = [];
      for (const later of [130, 150]) {
        const { page } = await stage.open(`${query}#${hiddenAfter(100, later)}`, LAPTOP);
        await atStep(page, 100);
        await page.locator(last).first().waitFor();
        // Before a lane has its records a dash stands in for its values.
        await soon(() => allTold(page)).not.toMatch(/^(asked )?–|asked –/m);
        pages.push(page);
      }
      await vi.waitFor(
        async () => {
          const [first, second] = await Promise.all(pages.map(allTold));
          expect(second).toBe(first);
          // Both say it for good: the panels follow the lanes, and their sentences the panels, within 500 ms.
          await pages[0].waitForTimeout(700);
          expect(await Promise.all(pages.map(allTold))).toEqual([first, first]);
        },
        { timeout: 60_000, interval: 200 },
      );
      for (const page of pages) await page.context().close();
    },
    240_000,
  );
});

/** The opening scene with its second change at another step, locked and hidden at a step. */
function hiddenAfter(step: number, later: number): string {
  const [{ scenario }] = SCENES;
  const { objective, view } = scenario;
  const parameters = { ...objective.parameters, changes: [60, later] };
  return encodeLink({
    ...scenario,
    objective: { ...objective, parameters },
    view: { ...view, step, hide: 'future', lock: 'controls' },
  });
}

/** Every text that is shown or spoken, but for the axes' numbers: their range is that of the whole run. */
const allTold = (page: Page): Promise<string> =>
  page.evaluate(() => {
    for (const tick of document.querySelectorAll<SVGElement>('svg line + text')) tick.style.display = 'none';
    const named = [...document.querySelectorAll('#root [aria-label], #root [aria-valuetext], #root [title]')];
    const names = named.flatMap((one) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => one.getAttribute(name) ?? ''),
    );
    return [document.querySelector<HTMLElement>('#root')?.innerText, ...names].join('\n');
  });
