import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lesson, Step } from '../../../src/lessons/lesson.ts';
import { kindOf, type Predict, type Task } from '../../../src/lessons/step-shape.ts';

/** A learner who never gives up, with what they hold in their hands. */
export interface Learner {
  readonly hands: 'keyboard' | 'touch';
  /** Looks at each step as it is met, when its question is answered, and when everything asked has been done. */
  look?(page: Page, lesson: Lesson, at: number, when: 'met' | 'answered' | 'done'): Promise<void>;
}

/** For a busy machine. */
const SOON = { timeout: 60_000 };

/** Goes through an open lesson from its first step to its last and out of it, as its own data say. */
export async function walkLesson(page: Page, lesson: Lesson, learner: Learner): Promise<void> {
  await walkSteps(page, lesson, learner);
  await goOn(page, learner);
  await page.locator('.lesson').waitFor({ state: 'detached', ...SOON });
}

/** The same from one step to before another, as far as the end of the last one. */
export async function walkSteps(
  page: Page,
  lesson: Lesson,
  learner: Learner,
  { from = 0, to = lesson.steps.length } = {},
): Promise<void> {
  for (let at = from; at < to; at++) {
    if (at > from) await goOn(page, learner);
    await page.getByRole('heading', { level: 3, name: lesson.steps[at].title, exact: true }).waitFor(SOON);
    await walkStep(page, lesson, at, learner);
  }
}

async function walkStep(page: Page, lesson: Lesson, at: number, learner: Learner): Promise<void> {
  const step = lesson.steps[at];
  await drawn(page);
  await learner.look?.(page, lesson, at, 'met');
  if (step.predict) {
    await predict(page, step.predict, learner);
    await learner.look?.(page, lesson, at, 'answered');
  }
  if (step.task) await doTask(page, step, step.task, learner);
  if (step.you) await page.getByRole('button', { name: /queries yourself/ }).waitFor(SOON);
  if (step.question) await says(page.locator('.lesson-question'), step.question);
  await learner.look?.(page, lesson, at, 'done');
}

/** The lanes of the step have been computed and are drawn. */
const drawn = (page: Page): Promise<void> =>
  page.locator('.lane-plot:not(.waiting) svg.plot').first().waitFor(SOON);

/** A text is there, in those of its words that no run has to fill in. */
async function says(place: Locator, text: string): Promise<void> {
  const plain = text.split(/\$[^$]*\$|\{[^}]*\}|\[[^\]]*\]|\*\*/).map((part) => part.trim());
  const longest = plain.reduce((a, b) => (b.length > a.length ? b : a));
  await place
    .getByText(longest)
    .or(place.filter({ hasText: longest }))
    .first()
    .waitFor(SOON);
}

/** Next, and again where it read on to closing words that were still below the edge. */
export async function goOn(page: Page, { hands }: Learner): Promise<void> {
  if (hands === 'touch') {
    const place = () => page.evaluate(() => location.hash);
    const left = await place();
    while ((await place()) === left) await page.locator('.lesson-foot .solid').tap();
    return;
  }
  await page.keyboard.press('Alt+ArrowRight');
}

/** Guesses anything: the page must take it and say what is so. */
async function predict(page: Page, asked: Predict, { hands }: Learner): Promise<void> {
  const block = page.getByRole('region', { name: 'Predict' });
  await says(block, asked.ask);
  if (asked.choice) await choose(page, hands);
  else if (asked.number) await typeNumber(page, hands);
  else {
    const count = asked.place?.length ?? asked.curve?.length ?? 1;
    await guessBegins(page);
    for (let i = 0; i < count; i++) await (hands === 'touch' ? aimByTouch(page) : aimByKey(page, asked));
  }
  await block.getByText('answered', { exact: true }).waitFor(SOON);
}

/** The guess can begin: its own scene has been computed. */
export const guessBegins = (page: Page): Promise<void> =>
  page
    .locator('.lesson-guesses [aria-current] dd', { hasText: /\d/ })
    .waitFor({ state: 'attached', ...SOON });

async function choose(page: Page, hands: Learner['hands']): Promise<void> {
  if (hands === 'touch') await page.locator('.lesson-choices button').first().tap();
  else await page.keyboard.press('1');
}

/** By keyboard the first character finds the field by itself. */
async function typeNumber(page: Page, hands: Learner['hands']): Promise<void> {
  const field = page.locator('.lesson-number input');
  await field.waitFor(SOON);
  if (hands === 'touch') {
    await field.tap();
    await field.fill('1,5');
    return page.locator('.lesson-foot .solid').tap();
  }
  await page.keyboard.type('1.5');
  await page.keyboard.press('Enter');
}

async function aimByKey(page: Page, asked: Predict): Promise<void> {
  const upwards = ['level', 'curve'].includes(kindOf(asked));
  await page.keyboard.press(upwards ? 'ArrowUp' : 'ArrowRight');
  await page.locator('.lesson-guesses [aria-current] dd:not(:text("?"))').waitFor(SOON);
  await page.keyboard.press('Enter');
}

async function aimByTouch(page: Page): Promise<void> {
  await tapWithin(page.locator('.catcher').first(), 0.6, 0.4);
  await page.locator('.lesson-guesses [aria-current] dd:not(:text("?"))').waitFor(SOON);
  await page.locator('.lesson-foot .solid').tap();
}

/** Taps a place, at a share of its width and of its height, where it then is. */
export async function tapWithin(place: Locator, across: number, down: number): Promise<void> {
  const box = await place.boundingBox(SOON);
  if (!box) throw new Error('There is nothing to tap.');
  await place.tap({ position: { x: across * box.width, y: down * box.height }, ...SOON });
}

/** Does what the lesson itself says that the task is reached by, and sees that the page notices. */
async function doTask(page: Page, step: Step, task: Task, { hands }: Learner): Promise<void> {
  const block = page.getByRole('region', { name: 'Task' });
  await says(block, task.do);
  if (await block.locator('.ok').isVisible())
    throw new Error(`“${step.title}” is done before anything was done.`);
  const { with: changes = {}, t, seeds } = task.reached;
  for (const [place, value] of Object.entries(changes)) await setTo(page, step, place, String(value), hands);
  if (seeds) await chooseSeeds(page, seeds, hands);
  if (t) await stepTo(page, t, hands);
  await block.getByText('done', { exact: true }).waitFor(SOON);
  // With its figures: what is not known is written as a dash.
  await expect.poll(() => block.locator('.say').first().textContent(SOON), SOON).not.toMatch(/(^|\s)–/);
}

async function setTo(
  page: Page,
  step: Step,
  place: string,
  value: string,
  hands: Learner['hands'],
): Promise<void> {
  if (place.endsWith('.program')) return writeProgram(page, value, hands);
  const row = page.locator('.lesson-controls .param').nth(step.controls.indexOf(place));
  const box = row.getByRole('checkbox');
  if (place === 'truth') return hands === 'touch' ? box.tap() : pressOn(page, box, ' ');
  if (!step.controls.includes(place)) return openWorld(page, Number(value), hands);
  const field = row.getByRole('textbox');
  await writeOver(page, field, value, hands);
  await page.keyboard.press('Enter');
}

/** As many presses of Tab as lead from one end of a page to the other. */
const MOST_TABS = 80;

/** Goes to an element by Tab alone. */
async function reach(page: Page, place: Locator): Promise<void> {
  const here = () => place.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < MOST_TABS && !(await here()); i++) await page.keyboard.press('Tab');
  expect(await here(), 'Tab leads there').toBe(true);
}

async function pressOn(page: Page, place: Locator, key: string): Promise<void> {
  await reach(page, place);
  await page.keyboard.press(key);
}

/** Writes in the place of what is there: the letters are the hands’ own. */
async function writeOver(page: Page, field: Locator, text: string, hands: Learner['hands']): Promise<void> {
  if (hands === 'touch') await field.tap();
  else await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function chooseSeeds(page: Page, seeds: number, hands: Learner['hands']): Promise<void> {
  const group = page.getByRole('group', { name: 'Seeds' });
  const button = group.getByRole('button', { name: String(seeds), exact: true });
  return hands === 'touch' ? button.tap() : pressOn(page, button, 'Enter');
}

/** Puts a program in the place of the one that is there, as from the clipboard, and leaves the editor. */
async function writeProgram(page: Page, program: string, hands: Learner['hands']): Promise<void> {
  const text = page.locator('.lesson-program').getByRole('textbox');
  if (hands === 'touch') await text.tap();
  else await reach(page, text);
  await text.fill(program);
  if (hands === 'touch') return page.locator('.lesson-body h3').first().tap();
  // The first Escape may close the editor's own list.
  const inside = () => text.evaluate((element) => element === document.activeElement);
  for (let i = 0; i < 3 && (await inside()); i++) await page.keyboard.press('Escape');
}

/** Chooses the dot of one world among those of all seeds: by touch the one on the far right. */
async function openWorld(page: Page, replicate: number, hands: Learner['hands']): Promise<void> {
  const dots = page.getByRole('slider', { name: /^Replicate/ });
  await dots.and(page.locator('[aria-valuemax="99"]')).waitFor(SOON);
  if (hands === 'keyboard') {
    await pressOn(page, dots, 'Home');
    for (let i = 0; i < replicate; i++) await page.keyboard.press('ArrowRight');
    return page.keyboard.press('Enter');
  }
  const [box, farthest] = [
    await dots.boundingBox(),
    await dots.locator('[data-lane="B"] .seed-dots').boundingBox(),
  ];
  if (!box || !farthest) throw new Error('There are no dots.');
  const [x, y] = [farthest.x + farthest.width - 2, farthest.y + farthest.height / 2];
  await dots.tap({ position: { x: x - box.x, y: y - box.y } });
}

/** To a step of the run, one by one and by tens where there are keys for it. */
async function stepTo(page: Page, wanted: number, hands: Learner['hands']): Promise<void> {
  const count = page.locator('.tcount:visible').first();
  const now = Number((await count.textContent())?.match(/\d+/)?.[0]);
  const apart = Math.abs(wanted - now);
  const onwards = wanted > now;
  if (hands === 'touch') {
    const button = page
      .locator('.lesson-clock')
      .getByRole('button', { name: onwards ? 'One step on' : 'One step back' });
    for (let i = 0; i < apart; i++) await button.tap();
  } else {
    const key = onwards ? 'ArrowRight' : 'ArrowLeft';
    for (let i = 0; i < Math.floor(apart / 10); i++) await page.keyboard.press(`Shift+${key}`);
    for (let i = 0; i < apart % 10; i++) await page.keyboard.press(key);
  }
}
