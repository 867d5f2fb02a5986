import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { openStage, SOFTWARE_WEBGL, type Stage } from '../support.ts';
import { left } from './support.ts';

let stage: Stage;
let without: Stage;
beforeAll(async () => {
  stage = await openStage('../dist', SOFTWARE_WEBGL);
  without = await openStage('../dist', ['--disable-3d-apis']);
});
afterAll(async () => {
  await stage.close();
  await without.close();
});

const SCENE = '#inspect/scene-b/moving-peaks-2d.20';
const canvas = (page: Page) => page.locator('.inspect-plot canvas').first();
/** The browser says that reading pixels back is slow, which Plotly does to know what is pointed at. */
const ofPage = (complaints: readonly string[]) =>
  complaints.filter((text) => !/willReadFrequently|GPU stall due to ReadPixels/.test(text));

describe('a lane in three dimensions', () => {
  it('switches its surfaces, is read, seen from above, saved as a picture, and reached from its lane', async () => {
    const { page, complaints } = await stage.open(SCENE);
    await canvas(page).waitFor();
    const box = await canvas(page).boundingBox();
    if (!box) throw new Error('the scene has no box');
    const reading = page.locator('.inspect-main > .reading');
    const read = async () => {
      for (const x of [0.45, 0.5, 0.55]) {
        await page.mouse.move(box.x + x * box.width, box.y + 0.6 * box.height, { steps: 3 });
        const text = await reading.textContent();
        if (/x1 = /.test(text ?? '')) return text;
      }
      return null;
    };
    await expect.poll(read, { timeout: 60_000, interval: 500 }).toMatch(/(μ = .*σ = .*α = )|(f = )|(y = )/);
    const traces = () =>
      page.evaluate(() =>
        (document.querySelector('.inspect-plot') as unknown as { data: { name: string }[] }).data.map(
          ({ name }) => name,
        ),
      );
    expect(await traces()).toEqual(
      expect.arrayContaining(['mean μ', 'truth f', 'observations', 'optimum', 'query', 'band at the query']),
    );
    await page.getByRole('checkbox', { name: /uncertainty/ }).check();
    await page.getByRole('checkbox', { name: /band μ/ }).check();
    await page.getByRole('checkbox', { name: /truth/ }).uncheck();
    await expect.poll(traces).not.toContain('truth f');
    expect(await traces()).toEqual(
      expect.arrayContaining(['uncertainty σ', 'upper band edge', 'lower band edge']),
    );
    // Not two coloured sheets at once.
    expect(await traces()).not.toContain('mean μ');
    await page.getByRole('button', { name: 'From above' }).click();
    const eye = () =>
      page.evaluate(
        () =>
          (
            document.querySelector('.inspect-plot') as unknown as {
              layout: { scene: { camera: { eye: { z: number } } } };
            }
          ).layout.scene.camera.eye.z,
      );
    await expect.poll(eye).toBe(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('menuitem', { name: 'Picture, PNG' }).click();
    expect((await download).suggestedFilename()).toMatch(/scene-b\.png$/);
    await page.getByLabel('Figure', { exact: true }).selectOption('Lane A, ET-GP-UCB');
    await page.locator('.inspect-plot .main-svg').first().waitFor();
    expect(await page.locator('.inspect-plot canvas').count()).toBe(0);
    expect(ofPage(complaints)).toEqual([]);
  }, 180_000);

  it('leaves no scene behind: a browser keeps some sixteen, and says when it drops one', async () => {
    // A small square in a small window: what a scene leaves behind does not depend on its size.
    const small = parseScenario({
      objective: { id: 'moving-peaks-2d' },
      ...{ horizon: 3, grid: { pointsPerDimension: 12 } },
      lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'tv-gp-ucb' }],
    });
    const address = `#inspect/scene-b/${encodeLink(small)}`;
    const { page, complaints } = await stage.open(address, { viewport: { width: 900, height: 600 } });
    for (let i = 0; i < 18; i++) {
      await canvas(page).waitFor();
      await page.keyboard.press('Escape');
      await left(page);
      await page.goForward().catch(() => null);
      if (!(await page.getByRole('main', { name: 'Inspect' }).isVisible()))
        await page.goto(stage.url + address);
    }
    expect(ofPage(complaints)).toEqual([]);
  }, 180_000);

  it('without WebGL is a sentence and the surface that stands beside the lane', async () => {
    const { page } = await without.open(SCENE);
    await page.getByRole('alert').getByText('This browser has no WebGL').waitFor();
    await page.locator('.inspect-main .surface canvas').waitFor();
  });
});
