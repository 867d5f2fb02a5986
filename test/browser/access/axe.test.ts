import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../src/contracts/scenario.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { completeScenario } from '../../../src/engine/scenario/complete.ts';
import { objectiveById } from '../../../src/objectives/registry.ts';
import { openStage, type Stage } from '../support.ts';
import { bringAxe, type Checks, findings } from './axe.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

function link(objective: string, algorithms: readonly string[], view: Partial<View> = {}): string {
  const spec = objectiveById(objective);
  if (!spec) throw new Error(`no objective ${objective}`);
  const lanes = algorithms.map((algorithm) => ({ algorithm }));
  const short = { objective: { id: objective }, lanes, horizon: 60, view: { step: 40, ...view } };
  return encodeLink(completeScenario(spec, short));
}

const mapAddress = (up: string) =>
  `#map/objective.parameters.rate=0.01,0.1${up}&most=24/${link('gp-chain-1d', ['gp-ucb', 'random'])}`;
const mapped = (page: Page) => page.locator('.map-cell.alone').first().waitFor({ timeout: 60_000 });

const SIX = ['gp-ucb', 'et-gp-ucb', 'tv-gp-ucb', 'ui-tvbo', 'random', 'sw-gp-ucb'];

/** What can be seen of the page: an address, what is done there, and what then stands on it. */
const VIEWS: readonly (readonly [name: string, path: string, arrive: (page: Page) => Promise<unknown>])[] = [
  ['the opening page', '#abrupt-change.61', (page) => page.locator('.lane svg.plot').nth(1).waitFor()],
  [
    'the overview over one axis',
    `#${link('abrupt-change-1d', SIX)}`,
    (page) => page.locator('[data-tile="F"] svg.plot').waitFor(),
  ],
  [
    'the overview over a square',
    `#${link('moving-peaks-2d', SIX)}`,
    (page) => page.locator('[data-tile="F"] svg.plot').waitFor(),
  ],
  [
    'one lane in front',
    `#${link('moving-peaks-2d', SIX)}`,
    async (page) => {
      await page.locator('[data-tile="F"] svg.plot').waitFor();
      await page.keyboard.press('c');
      await page.locator('.enlarged .lane[data-lane="C"] .field').first().waitFor();
    },
  ],
  ['lanes over a square', '#abrupt-change-2d.80', (page) => page.locator('.field canvas').first().waitFor()],
  [
    'designs in an environment',
    '#threshold.30',
    (page) => page.locator('.designs svg.plot').first().waitFor(),
  ],
  ['arms', '#unemployment.40', (page) => page.locator('.lane svg.plot').first().waitFor()],
  [
    'a table of one’s own',
    '#own/table',
    (page) => page.getByRole('main', { name: 'Your own objective' }).waitFor(),
  ],
  [
    'a formula of one’s own',
    '#own/formula',
    (page) => page.getByRole('main').last().locator('svg').first().waitFor(),
  ],
  [
    'a drawing of one’s own',
    '#own/draw',
    (page) => page.getByRole('main').last().locator('svg').first().waitFor(),
  ],
  ['the papers', '#papers', (page) => page.locator('.papers svg').first().waitFor()],
  ['a paper’s figure', '#papers/et-fig4', (page) => page.locator('.papers svg').first().waitFor()],
  [
    'the comparison',
    `#compare/${link('abrupt-change-1d', ['gp-ucb', 'et-gp-ucb', 'random'], { seeds: 20 })}`,
    async (page) => {
      await page.getByText(/pairs (is|are) apart/).waitFor();
    },
  ],
  ['the map', mapAddress('&noiseVariance=0.05,0.5'), mapped],
  ['a map of one axis', mapAddress(''), mapped],
  [
    'a figure to enter, with its seeds and its table',
    '#inspect/seeds/scene=abrupt-change&t=61&seeds=20',
    async (page) => {
      await page.locator('.inspect-plot .main-svg').first().waitFor();
      await button(page, 'worst').click();
      await page.getByText('The same as a table').click();
      await page.getByText('Rows 1 to 20 of 20.').waitFor();
    },
  ],
  [
    'the editor of a program that stopped, with its names',
    '#abrupt-change.61',
    async (page) => {
      await button(page, '+ Add lane').click();
      await page.getByRole('menuitem', { name: /^Own algorithm/ }).click();
      const text = page.getByRole('textbox', { name: /^Program of/ });
      await text.press('Control+End');
      await page.keyboard.type('kepAll');
      await page.locator('.fault-note').waitFor();
      await page.keyboard.press('Control+ ');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['what is kept', '#yours', (page) => page.getByRole('main', { name: 'Yours' }).waitFor()],
  ['a game', '#you', (page) => page.getByText('40 queries to make.').waitFor()],
  [
    'the share sheet',
    '#abrupt-change.61',
    async (page) => {
      await button(page, 'Share').click();
      await page.getByRole('img', { name: 'QR code of the address' }).waitFor();
    },
  ],
  [
    'the code for the room',
    '#abrupt-change.61',
    async (page) => {
      await page.locator('.lane svg.plot').nth(1).waitFor();
      await page.keyboard.press('q');
      await page.getByRole('img', { name: 'QR code of the address' }).waitFor();
    },
  ],
  [
    'the theory',
    '#steady-drift.50',
    async (page) => {
      await button(page, 'Bounds').click();
      await page.getByRole('dialog').locator('svg').first().waitFor();
    },
  ],
  [
    'the keys',
    '#abrupt-change.61',
    async (page) => {
      await page.locator('.lane svg.plot').nth(1).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    },
  ],
  [
    'a menu',
    '#abrupt-change.61',
    async (page) => {
      await button(page, 'What is shown').click();
      await page.getByRole('menu').waitFor();
    },
  ],
  [
    'a lecture',
    '#scene=abrupt-change&t=61&lecture=125',
    (page) => page.locator('.lecture svg.plot').nth(1).waitFor(),
  ],
  ['an embedded lane', '?embed=B#abrupt-change.61', (page) => page.locator('.lane svg.plot').waitFor()],
  [
    'an embedded panel',
    '?embed=regret#abrupt-change.61',
    (page) => page.locator('.panel svg').first().waitFor(),
  ],
  [
    'an embedded comparison',
    '?embed=compare#abrupt-change',
    (page) => page.getByRole('button', { name: 'Save' }).waitFor(),
  ],
];

/** Pictures have followed the window. */
const redrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

/** The widest first: some things go with their panel where the page is narrow. */
const WIDTHS = [1920, 1440, 1280, 820, 390, 360];
const HEIGHTS: Readonly<Record<number, number>> = { 360: 740, 390: 844, 820: 1180, 1280: 720, 1920: 1080 };
/** One of each arrangement: colours follow nothing else. */
const ARRANGEMENTS = [1440, 820, 390];
const ofWidth = (width: number): Checks => (ARRANGEMENTS.includes(width) ? 'all' : 'places');
const colours = (): Checks => 'colours';

describe.each([
  ['light', ofWidth, WIDTHS],
  ['dark', colours, ARRANGEMENTS],
] as const)('axe, the %s theme', (colorScheme, of, widths) => {
  let page: Page;
  beforeAll(async () => {
    // One for all views: what has been fetched once is kept.
    page = (await stage.open('', { colorScheme, reducedMotion: 'reduce' })).page;
    await bringAxe(page);
  });
  afterAll(() => page.context().close());

  it.each(VIEWS)(
    'finds nothing of any impact in %s, from 360 to 1920 px',
    async (_, path, arrive) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto('about:blank');
      await page.goto(stage.url + path);
      await arrive(page);
      const found: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHTS[width] ?? 900 });
        await redrawn(page);
        found.push(...(await findings(page, of(width))).map((finding) => `${width} px: ${finding}`));
      }
      expect(found).toEqual([]);
    },
    240_000,
  );
});
