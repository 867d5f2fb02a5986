import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const SIX = ['gp-ucb', 'et-gp-ucb', 'tv-gp-ucb', 'ui-tvbo', 'random', 'sw-gp-ucb'];

function sixLanes(objective: string): string {
  const spec = objectiveById(objective);
  if (!spec) throw new Error(`no objective ${objective}`);
  const lanes = SIX.map((algorithm) => ({ algorithm }));
  const scenario = completeScenario(spec, {
    objective: { id: objective },
    lanes,
    horizon: 60,
    view: { step: 40 },
  });
  return `#${encodeLink(scenario)}`;
}

const letters = (page: Page) =>
  page.locator('[data-tile]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-tile')));

/** The tiles, plots and sparklines that are missing, flat or below the top of the transport. */
const outOfSight = (page: Page) =>
  page.evaluate(() => {
    const edge = document.querySelector('.transport')?.getBoundingClientRect().top ?? 0;
    return [...'ABCDEF'].flatMap((letter) =>
      ['', ' svg.plot', ' .spark']
        .filter((part) => {
          const box = document.querySelector(`[data-tile="${letter}"]${part}`)?.getBoundingClientRect();
          return !box || box.height <= 20 || box.bottom > edge + 1;
        })
        .map((part) => letter + part),
    );
  });

describe('six lanes', () => {
  it.each(['moving-peaks-2d', 'abrupt-change-1d'])(
    'are all in sight at 1280 × 720: %s',
    async (objective) => {
      const { page, complaints } = await stage.open(sixLanes(objective), {
        viewport: { width: 1280, height: 720 },
      });
      await page.locator('[data-tile="F"] svg.plot').waitFor();
      await expect.poll(() => outOfSight(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('come to the front by letter or click, go back by letter or Escape, and turn their fields by V', async () => {
    const { page, complaints } = await stage.open(sixLanes('moving-peaks-2d'));
    await page.locator('[data-tile="F"] svg.plot').waitFor();
    await expect.poll(() => letters(page)).toEqual([...'ABCDEF']);
    await page.keyboard.press('c');
    await page.locator('.enlarged .lane[data-lane="C"] .field').first().waitFor();
    await expect.poll(() => letters(page)).toEqual([...'ABDEF']);
    await page.keyboard.press('Escape');
    await page.locator('.tiles').waitFor();
    await page.locator('[data-tile="E"] svg.plot').click();
    await page.locator('.enlarged .lane[data-lane="E"]').waitFor();
    await page.keyboard.press('e');
    await page.locator('.tiles').waitFor();
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'uncertainty', pressed: true }).waitFor();
    await expect.poll(() => page.locator('[data-tile="E"] small').textContent()).toBe('no model');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('are walked by arrows while a tile has the focus, and the step stays', async () => {
    const { page } = await stage.open(sixLanes('moving-peaks-2d'));
    await page.locator('[data-tile="F"] svg.plot').waitFor();
    await page.locator('[data-tile="A"] .tile-head').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-tile]')?.getAttribute('data-tile'));
    await expect.poll(focused).toBe('E');
    expect(await page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
    await page.context().close();
  });
});

describe('the surface of a 2D lane', () => {
  it('is there when asked for, shares the pointer with the maps, turns by dragging, and goes', async () => {
    const { page, complaints } = await stage.open(sixLanes('moving-peaks-2d'));
    await page.locator('[data-tile="F"] svg.plot').waitFor();
    await page.keyboard.press('c');
    await page.getByRole('button', { name: 'Surface' }).click();
    const surface = page.locator('.surface');
    await surface.locator('canvas').waitFor();
    const picture = () =>
      surface.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    await expect.poll(async () => (await picture()).length).toBeGreaterThan(5000);
    const before = await picture();
    await page.locator('.enlarged .fields svg.plot').hover({ position: { x: 60, y: 90 } });
    await surface.locator('.needle').waitFor({ state: 'attached' });
    await surface.hover();
    const box = await surface.boundingBox();
    if (!box) throw new Error('no surface');
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(picture).not.toBe(before);
    await page.getByRole('button', { name: 'Surface' }).click();
    await surface.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
