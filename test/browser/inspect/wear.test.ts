import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unleash } from '../monkey.ts';
import { drawn, openStage, type Stage } from '../support.ts';
import { figure, inspect, left } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PLACES = [
  'inspect/regret/moving-peaks-2d.20',
  'inspect/map/moving-peaks-2d.20',
  'inspect/scene-a/moving-peaks-2d.20',
  'inspect/lane-b/moving-peaks-2d.20',
  'inspect/seeds/scene=abrupt-change&t=20&seeds=20',
  'inspect/compare-dots/scene=abrupt-change&t=20&seeds=20',
  'inspect/theory-a/abrupt-change.20',
  'inspect/paper-et-table1-0',
  'inspect/misspecified-b/abrupt-change.20',
  'inspect/trigger-b/abrupt-change.20',
];

describe('figures that are used without care', () => {
  it('answer 200 random acts and drags without a complaint, and without asking another host', async () => {
    const said: string[] = [];
    for (const [round, place] of PLACES.entries()) {
      // A page of its own: a step back in the history that the last act began would lead away from the next place.
      const { page, complaints } = await stage.open(`#${place}`);
      // Without lanes, or with a run that cannot be, a sentence stands in the figure's place.
      await page.locator('.inspect-plot, .inspect-main .note').first().waitFor();
      await unleash(page, 40 + round, 20, '.inspect-plot');
      await page.waitForTimeout(300);
      said.push(...complaints);
      await page.context().close();
    }
    // That pixels are read back is Plotly's way to know what is pointed at in space.
    expect(said.filter((text) => !/WebGL|GPU stall|willReadFrequently/.test(text))).toEqual([]);
  }, 300_000);

  it('leave nothing behind after fifty openings', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.60');
    await drawn(page);
    const session = await page.context().newCDPSession(page);
    const nodes = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Memory.getDOMCounters')).nodes;
    };
    const openAndLeave = async () => {
      await page.keyboard.press('x');
      await figure(page).waitFor();
      await page.keyboard.press('Escape');
      await left(page);
    };
    for (let i = 0; i < 5; i++) await openAndLeave();
    const before = await nodes();
    for (let i = 0; i < 50; i++) await openAndLeave();
    // One figure alone has some 700 nodes.
    expect((await nodes()) - before).toBeLessThan(700);
    expect(await inspect(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  }, 180_000);
});
