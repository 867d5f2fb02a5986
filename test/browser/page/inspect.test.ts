import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { createRunWriter } from '../../../src/engine/run-writer.ts';
import { meansFigure } from '../../../src/figure/comparison-figure.ts';
import { USUAL_SURFACES } from '../../../src/figure/surface-figure.ts';
import { createWorld, loadBackend, openLane, SCENES } from '../../../src/index.ts';
import { figureOf } from '../../../web/inspect/figures.ts';
import { subjectsOf } from '../../../web/inspect/subjects.ts';
import { NO_REPLICATES } from '../../../web/store/store.ts';
import { summariseWorld } from '../../../web/worker/lab/world-summary.ts';
import { unleash } from '../monkey.ts';
import { drawn, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const figure = (page: Page) => page.locator('.inspect-plot .main-svg').first();
const ticks = (page: Page) => page.locator('.inspect-plot .xaxislayer-above .xtick').allTextContents();
/** Where the steps lie in the window, in px. */
const plane = async (page: Page) => {
  const box = await page.locator('.inspect-plot .nsewdrag').first().boundingBox();
  if (!box) throw new Error('the figure has no plane');
  return box;
};
const at = (box: { x: number; y: number; width: number; height: number }, x: number, y: number) =>
  [box.x + x * box.width, box.y + y * box.height] as const;

describe('a figure that can be entered', () => {
  it('opens by its key, is zoomed by the wheel, sets the page’s step by a click, and is left by Back', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.140');
    await drawn(page);
    await page.keyboard.press('x');
    await figure(page).waitFor();
    expect(new URL(page.url()).hash).toBe('#inspect');
    const whole = await ticks(page);
    const box = await plane(page);
    await page.mouse.move(...at(box, 0.5, 0.5));
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -240);
    await expect.poll(() => ticks(page)).not.toEqual(whole);
    await page.getByRole('button', { name: 'Whole run' }).click();
    await expect.poll(() => ticks(page)).toEqual(whole);
    await page.mouse.click(...at(box, 0.3, 0.9));
    await page.goBack();
    await page.getByRole('main', { name: 'Inspect' }).waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        page
          .locator('#root')
          .getByText(/^t = \d+ of 200$/)
          .textContent(),
      )
      .not.toBe('t = 140 of 200');
    expect(complaints).toEqual([]);
  });

  it('opens from the panel and the lane it shows, and from its address', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.140');
    await drawn(page);
    for (const [name, id] of [
      ['Inspect: Regret', 'regret'],
      ['Inspect: Trigger', 'trigger-b'],
      ['Inspect: Map of x over t', 'map'],
      ['Inspect: ET-GP-UCB', 'lane-b'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await figure(page).waitFor();
      expect(await page.getByLabel('Figure', { exact: true }).inputValue()).toBe(id);
      await page.keyboard.press('Escape');
      await page.getByRole('main', { name: 'Inspect' }).waitFor({ state: 'detached' });
    }
    expect(complaints).toEqual([]);
    const linked = await stage.open('#inspect/map');
    await figure(linked.page).waitFor();
    expect(linked.complaints).toEqual([]);
  });

  it('selects the seeds in a box, lists them and opens one in the lanes', async () => {
    const { page, complaints } = await stage.open('#scene=abrupt-change&t=140&seeds=20');
    await drawn(page);
    await page.getByRole('button', { name: 'Inspect: Regret' }).click();
    await page.getByText('0 of 20 seeds selected').waitFor();
    await page.getByRole('button', { name: 'Box' }).click();
    const box = await plane(page);
    await page.mouse.move(...at(box, 0.9, 0.02));
    await page.mouse.down();
    await page.mouse.move(...at(box, 0.99, 0.98), { steps: 4 });
    await page.mouse.up();
    await page.getByText('20 of 20 seeds selected').waitFor();
    await page.getByText('these 20 say nothing about which lane is better').waitFor();
    await page.getByRole('button', { name: 'Open replicate 7 in the lanes' }).click();
    await page.getByRole('main', { name: 'Inspect' }).waitFor({ state: 'detached' });
    await page
      .getByText(/replicate 7/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('answers 200 random acts without a complaint and without asking another host', async () => {
    const { page, complaints } = await stage.open('#moving-peaks-2d.20');
    await drawn(page);
    await page.keyboard.press('x');
    await figure(page).waitFor();
    for (let round = 0; round < 10; round++) {
      await unleash(page, 40 + round, 20);
      if (!(await page.getByRole('main', { name: 'Inspect' }).isVisible())) {
        await page.goto(`${stage.url}#inspect/${['regret', 'map', 'lane-a', 'lane-b'][round % 4]}`);
        // Without lanes, or with a run that cannot be, a sentence stands in the figure's place.
        await page.locator('.inspect-plot, .inspect-main .note').first().waitFor();
      }
    }
    expect(complaints.filter((text) => !/WebGL|getImageData/.test(text))).toEqual([]);
  });

  it('leaves nothing behind after fifty openings', async () => {
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
      await page.getByRole('main', { name: 'Inspect' }).waitFor({ state: 'detached' });
    };
    for (let i = 0; i < 5; i++) await openAndLeave();
    const before = await nodes();
    for (let i = 0; i < 50; i++) await openAndLeave();
    // One figure alone has some 700 nodes.
    expect((await nodes()) - before).toBeLessThan(700);
    expect(complaints).toEqual([]);
  });

  it('on a phone has its figure and its table without a scroll to the side', async () => {
    const { page, complaints } = await stage.open('#inspect/regret', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await figure(page).waitFor();
    await page.getByText('The same as a table').tap();
    await page.getByRole('columnheader', { name: 'series' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(complaints).toEqual([]);
  });

  it('keeps a hidden future hidden', async () => {
    const { page } = await stage.open('#scene=abrupt-change&t=40&hide=future');
    await drawn(page);
    await page.keyboard.press('x');
    await figure(page).waitFor();
    await page.getByText('The same as a table').click();
    const steps = await page.locator('.inspect-data tbody tr td:nth-of-type(1)').allTextContents();
    expect(steps.length).toBeGreaterThan(10);
    expect(Math.max(...steps.map(Number))).toBeLessThanOrEqual(40);
  });
});

describe('the figures as files', () => {
  it('are valid to Plotly: every subject of every scene, and what the command line writes', async () => {
    const backend = await loadBackend();
    const figures = SCENES.flatMap(({ id, scenario: whole }) => {
      const scenario = {
        ...whole,
        horizon: Math.min(whole.horizon, 20),
        grid: { pointsPerDimension: Math.min(whole.grid.pointsPerDimension, 12) },
      };
      const world = createWorld(scenario, backend);
      const summary = summariseWorld(world, scenario.horizon);
      const lanes = scenario.lanes.slice(0, 2).map((lane) => {
        const session = openLane(scenario, lane, world, backend);
        while (!session.ended) session.step();
        return { lane, session, letter: lane.id, name: lane.algorithm, records: session.records };
      });
      const run = { scenario, world: summary, lanes };
      const pieces: string[] = [];
      const writer = createRunWriter(
        'plotly',
        { scenario, backend: 'wasm', samples: [] },
        { write: (text) => pieces.push(text) },
      );
      for (const { lane, records } of lanes)
        for (const replicate of [0, 1]) {
          writer.begin({ lane, replicate });
          for (const record of records) writer.add(record);
          writer.finish('');
        }
      writer.end();
      const drawnOf = subjectsOf(run).map((subject) => {
        const own = lanes.find(({ letter }) => letter === subject.letter);
        return figureOf(subject, {
          run,
          setting: { title: id, horizon: scenario.horizon, changes: [], theme: 'dark' },
          measure: 'total',
          replicates: NO_REPLICATES,
          frame: own
            ? laneFrame(own.session, Math.min(12, own.records.length), own.lane, scenario.horizon, world)
            : null,
          surfaces: { ...USUAL_SURFACES, band: true, sd: true, acquisition: true, contours: true },
          window: null,
          selected: [],
        });
      });
      const setting = { title: id, horizon: 3, changes: [2], theme: 'light' } as const;
      const curve = { mean: [3, 2, 1], half: [1, 0.5, Number.NaN] };
      const means = meansFigure(setting, 'average regret', [{ letter: 'A', name: 'GP-UCB', curve }]);
      return [...drawnOf, means, JSON.parse(pieces.join(''))].flatMap((one) => (one ? [{ id, ...one }] : []));
    });
    expect(figures.length).toBeGreaterThan(4 * SCENES.length);
    const page = await stage.browser.newPage();
    await page.addScriptTag({
      content: readFileSync(
        join(import.meta.dirname, '../../../node_modules/plotly.js/dist/plotly.min.js'),
        'utf8',
      ),
    });
    const faults = await page.evaluate(
      (all) =>
        all.flatMap(({ id, data, layout }) => {
          const { Plotly } = window as unknown as {
            Plotly: { validate(data: unknown, layout: unknown): { msg: string }[] | undefined };
          };
          return (Plotly.validate(data, layout) ?? []).map(({ msg }) => `${id}: ${msg}`);
        }),
      figures,
    );
    expect([...new Set(faults)]).toEqual([]);
  }, 300_000);
});
