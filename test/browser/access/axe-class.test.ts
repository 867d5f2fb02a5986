import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCode } from '../../../src/lessons/codes/answer-code.ts';
import { tagOf } from '../../../src/lessons/codes/question.ts';
import { guessBegins } from '../lessons/walk-lesson.ts';
import { openStage, type Stage, type WatchedPage } from '../support.ts';
import { bringAxe, findings } from './axe.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

type Act = (page: Page) => Promise<unknown>;

const seen =
  (selector: string): Act =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().waitFor();
const asked: Act = async (page) => {
  await page.locator('.lane-plot:not(.waiting) svg.plot').first().waitFor();
  await page.getByRole('region', { name: 'Predict' }).waitFor();
};
const ready: Act = async (page) => {
  await asked(page);
  await guessBegins(page);
};
const pressed =
  (...keys: string[]): Act =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
/** A code of a choice, typed by the teacher. */
const CODE = writeCode({ tag: tagOf('the-event-trigger', 5), device: 1, values: [3], choice: true });
const typed =
  (text: string): Act =>
  async (page) => {
    await page.keyboard.press('v');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  };
const answered: Act = (page) => page.locator('.lesson').getByText('answered', { exact: true }).waitFor();

/** What learners and teachers see beside the page itself: an address, and what is done there, with a look after each. */
const VIEWS: readonly (readonly [name: string, path: string, looks: readonly (readonly Act[])[]])[] = [
  [
    'a level to guess',
    '#lesson=the-event-trigger&step=1',
    [[ready], [pressed('ArrowUp', 'Enter'), answered]],
  ],
  ['a choice', '#lesson=the-event-trigger&step=5', [[asked], [pressed('1'), answered]]],
  ['a number', '#lesson=the-event-trigger&step=2', [[asked], [pressed('1', 'Enter'), answered]]],
  ['a worksheet', '#teacher/the-event-trigger', [[seen('.worksheet .qr path')]]],
  ['the self-test', '#lesson=self-test&step=1', [[asked]]],
  [
    'two places to guess',
    '#lesson=the-event-trigger&step=3',
    [[ready], [pressed('ArrowRight', 'Enter', 'ArrowRight', 'Enter'), answered]],
  ],
  [
    'a step to guess',
    '#lesson=the-event-trigger&step=6',
    [[ready], [pressed('ArrowRight', 'Enter'), answered]],
  ],
  [
    'two lines to guess',
    '#lesson=where-to-look-next&step=3',
    [[ready], [pressed('ArrowUp', 'Enter', 'ArrowUp', 'Enter'), answered]],
  ],
  [
    'the end of a lesson',
    '#lesson=the-event-trigger&step=9',
    [[seen('.lesson-foot'), seen('.lane svg.plot')]],
  ],
  [
    'a program to write in a lesson',
    '#lesson=the-event-trigger&step=7',
    [[seen('.lesson-program .cm-content')]],
  ],
  [
    'a guess as a code, in a class',
    '#lesson=the-event-trigger&step=4&class',
    [[asked, pressed('1'), seen('.guess-code .qr path')]],
  ],
  [
    'the guesses of a class, before the first, with some and with the truth',
    '#lesson=the-event-trigger&step=5&room',
    [
      [seen('.lane svg.plot'), seen('.class-join .qr path')],
      [typed(CODE), seen('.class-bars'), pressed('t'), seen('.class-bars.answered')],
    ],
  ],
  ['a lesson that there is not', '#lesson=nonsense', [[seen('.lesson-fault')]]],
  ['the shelf of the lessons', '#library/lessons', [[seen('.shelf svg')]]],
  ['the words and symbols', '#glossary', [[seen('#place li')]]],
  ['a lesson being made', '#make/add', [[seen('.make-facts summary')]]],
  ['the teacher’s page', '#teacher', [[seen('.teachers h2, .teachers h3')]]],
  [
    'a link for a class',
    '#scene=abrupt-change&t=61&lock=controls&hide=future&you=none',
    [[seen('.lane svg.plot'), seen('.lock-note'), seen('.locked-controls')]],
  ],
  [
    'a lecture at the largest type',
    '#scene=abrupt-change&t=61&lecture=150&hide=future',
    [[seen('.lecture svg.plot')]],
  ],
];

const LAPTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const redrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  });

describe.each([
  ['light', 'all', [LAPTOP, PHONE]],
  ['dark', 'colours', [LAPTOP]],
] as const)('axe in class, the %s theme', (colorScheme, of, windows) => {
  let opened: WatchedPage;
  beforeAll(async () => {
    opened = await stage.open('', { colorScheme, reducedMotion: 'reduce' });
    await bringAxe(opened.page);
  });
  afterAll(() => opened.page.context().close());

  it.each(VIEWS)('finds nothing of any impact in %s', async (_, path, looks) => {
    const { page } = opened;
    await page.setViewportSize(LAPTOP);
    await page.goto('about:blank');
    await page.goto(stage.url + path);
    const found: string[] = [];
    for (const [look, acts] of looks.entries()) {
      await page.setViewportSize(LAPTOP);
      for (const act of acts) await act(page);
      for (const window of windows) {
        await page.setViewportSize(window);
        await redrawn(page);
        found.push(
          ...(await findings(page, of)).map((what) => `look ${look + 1}, ${window.width} px: ${what}`),
        );
      }
    }
    expect(found).toEqual([]);
  });
});
