import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { INSIGHT_PANELS } from '../../../web/panels/registry.ts';
import { allKnown } from '../../../web/registry/known.ts';
import { drawn, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Plots lower than this tell nothing, in px. */
const LEAST = 90;

const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;

/** The panel is there, and so is every plot in it, none of them flat. */
async function expectDrawn(page: Page, id: string) {
  const panel = page.locator(`#panel-${id}`);
  await panel.waitFor();
  await expect.poll(() => heightOf(panel), { message: id }).toBeGreaterThan(0);
  for (const plot of await panel.locator('.time-plot').all()) {
    await plot.locator('svg').first().waitFor();
    await expect.poll(() => heightOf(plot), { message: id }).toBeGreaterThanOrEqual(LEAST);
  }
}

// Which lanes weigh their data stands with the algorithms.
await allKnown();

/** The first scene that each panel has something to show of, and its panels. */
const SHOWN = SCENES.map(({ id, scenario }, i) => ({
  scene: id,
  panels: INSIGHT_PANELS.filter(({ isFor = () => true }) => {
    const first = SCENES.findIndex((other) => isFor(other.scenario.lanes));
    return first === i && isFor(scenario.lanes);
  }),
})).filter(({ panels }) => panels.length > 0);

describe('every registered panel', () => {
  it('has a scene', () => {
    expect(SHOWN.flatMap(({ panels }) => panels)).toHaveLength(INSIGHT_PANELS.length);
  });

  it.each([
    [1440, 900],
    [1280, 720],
    [900, 800],
  ])('has its height at %i × %i', async (width, height) => {
    for (const { scene, panels } of SHOWN) {
      const { page, complaints } = await stage.open(`#${scene}`, { viewport: { width, height } });
      for (const { id } of panels) await expectDrawn(page, id);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('has its height on a phone, behind its tab', async () => {
    for (const { scene, panels } of SHOWN) {
      const { page, complaints } = await stage.open(`#${scene}`, { viewport: { width: 390, height: 844 } });
      for (const { id, title } of panels) {
        await page.getByRole('tab', { name: title, exact: true }).click();
        await expectDrawn(page, id);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });
});

describe('the plots over t', () => {
  it('draw their curves, and take the colours of a new theme', async () => {
    const { page, complaints } = await stage.open();
    const line = page.locator('#panel-regret path.curve[data-lane="A"]');
    await expect.poll(async () => (await line.getAttribute('d'))?.length ?? 0).toBeGreaterThan(100);
    const stroke = () => line.evaluate((path) => getComputedStyle(path).stroke);
    const before = await stroke();
    await page.getByRole('button', { name: /^Switch to the / }).click();
    await expect.poll(stroke).not.toBe(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the dots of all seeds', () => {
  /** The table over 20 seeds of a short run, and the strip of dots under it. */
  async function openDots() {
    const spec = objectiveById('abrupt-change-1d');
    if (!spec) throw new Error('There is no such objective.');
    const view = { step: 20, regret: 'table', seeds: 20 } as const;
    const lanes = [{ algorithm: 'gp-ucb' }, { algorithm: 'random' }];
    const hash = encodeLink(completeScenario(spec, { objective: { id: spec.id }, lanes, horizon: 20, view }));
    const { page, complaints } = await stage.open(`#${hash}`);
    const dots = page.getByRole('slider', { name: /^Replicate/ });
    await dots.and(page.locator('[aria-valuemax="19"]')).waitFor();
    return { page, dots, complaints };
  }

  it('open the run that a finger chose, though it has left before its click is heard', async () => {
    const { page, dots, complaints } = await openDots();
    const farthest = await dots.evaluate((strip) => {
      const row = strip.querySelector('[data-lane="A"] .seed-dots')?.getBoundingClientRect();
      if (!row) throw new Error('There are no dots.');
      return { clientX: row.right - 2, clientY: row.top + row.height / 2, detail: 1, bubbles: true };
    });
    await dots.dispatchEvent('pointerdown', farthest);
    await expect.poll(() => dots.locator('.joined:not(.shown)').count()).toBe(1);
    const chosen = Number(await dots.getAttribute('aria-valuenow'));
    expect(chosen).not.toBe(0);
    await dots.dispatchEvent('pointerout', farthest);
    await expect.poll(() => dots.locator('.joined:not(.shown)').count()).toBe(0);
    await dots.dispatchEvent('click', farthest);
    await expect.poll(() => dots.getAttribute('aria-valuenow')).toBe(String(chosen));
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('every algorithm that the menu offers', () => {
  it.each(['abrupt-change.20', 'threshold.20'])(
    'runs in %s as it is added, with a picture in every panel',
    async (scene) => {
      const { page, complaints } = await stage.open(`#${scene}`);
      await drawn(page);
      const add = page.getByRole('button', { name: '+ Add lane' });
      const lanes = page.locator('.lanerow');
      const blank = page.locator('.insight .time-plot:not(:has(svg))');
      const before = await lanes.count();
      await add.click();
      await page.getByRole('menuitem').first().waitFor();
      const offered = await page.getByRole('menuitem').count();
      expect(offered).toBeGreaterThan(2);
      await page.keyboard.press('Escape');
      for (let i = 0; i < offered; i++) {
        await add.click();
        const chosen = page.getByRole('menuitem').nth(i);
        const opensEditor = (await chosen.textContent())?.includes('Own algorithm');
        await chosen.click();
        if (opensEditor) {
          await page.getByRole('textbox', { name: /^Program of/ }).waitFor();
          await page.keyboard.press('Escape');
        }
        await expect.poll(() => lanes.count()).toBe(before + 1);
        const said = await lanes.nth(before).textContent();
        await page.waitForTimeout(300);
        await expect.poll(() => blank.count(), { message: `${said}` }).toBe(0);
        expect(complaints, `${said}`).toEqual([]);
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await expect.poll(() => lanes.count()).toBe(before);
      }
      await page.context().close();
    },
  );
});
