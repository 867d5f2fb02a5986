import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step } from '../../../src/lessons/lesson.ts';
import { lessonFolders, lessonIn } from '../../lessons/support.ts';
import { openStage, type Stage } from '../support.ts';
import { type Learner, walkLesson } from './walk-lesson.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LESSONS = lessonFolders().map((folder) => lessonIn(folder).lesson);
const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What is wider than its place: the page, the words, the lanes, the panel. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, .lesson-body, .lanes, .insight')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ className, scrollWidth }) => `${className} ${scrollWidth} px`),
  );

/** The page has not slid away under its header. */
const slid = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('html, .app')].some(({ scrollTop }) => scrollTop > 0));

/** Lanes that are drawn, named or marked anywhere but in the words, and are none of the step’s. */
const foreign = (page: Page, { lanes, compared }: Step) =>
  page.locator('.lanes, .insight, .transport').evaluateAll(
    (places, own) =>
      places.flatMap((place) =>
        [...place.querySelectorAll<HTMLElement>('[data-lane]')]
          .map(({ dataset }) => dataset.lane ?? '')
          .filter((letter) => own !== null && !own.includes(letter))
          .map((letter) => `${letter} in ${place.className}`),
      ),
    (compared ?? lanes ?? null) as readonly string[] | null,
  );

/** What of a question lies below the edge of its sheet. */
const below = (page: Page) =>
  page.locator('.lesson-body').evaluate((body) => {
    const asked = body.querySelector('.lesson-block');
    return asked ? asked.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom : 0;
  });

/** How far what came out, or the sentence after it, reaches beyond the sheet that it is read in. */
const unseen = (page: Page) =>
  page.locator('.lesson-body').evaluate((body) => {
    const sheet = body.getBoundingClientRect();
    const words = ['.lesson-result', '.lesson-after'].map((selector) => {
      const box = body.querySelector(selector)?.getBoundingClientRect();
      return box ? Math.max(sheet.top - box.top, box.bottom - sheet.bottom) : Number.POSITIVE_INFINITY;
    });
    return Math.max(...words);
  });

/** How much of the closing words is still to come, below the edge. */
const unread = (page: Page) =>
  page.locator('.lesson-body').evaluate((body) => {
    const closing = [...body.querySelectorAll('.lesson-after, .lesson-question')].at(-1);
    return closing ? closing.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom : 0;
  });

/** On a phone what came out and the closing sentence are what is seen after an answer, and Next passes none unread. */
async function conclusion(page: Page, { title }: Step, when: string, place: string): Promise<void> {
  if (when === 'answered') await expect.poll(() => unseen(page), { message: place }).toBeLessThanOrEqual(1);
  if (when !== 'done') return;
  for (let rest = await unread(page); rest > 1; rest = await unread(page)) {
    await page.locator('.lesson-foot .solid').tap();
    await expect.poll(() => unread(page), { message: place }).toBeLessThan(rest);
  }
  await page.getByRole('heading', { level: 3, name: title, exact: true }).waitFor();
}

/** Answers that were drawn outside the plot they belong to. */
const strayed = (page: Page) =>
  page.locator('.lesson-marks .truth').evaluateAll(
    (marks) =>
      marks.filter((mark) => {
        const plot = (mark as SVGElement).ownerSVGElement?.getBoundingClientRect();
        const { top, bottom } = mark.getBoundingClientRect();
        return !plot || top < plot.top - 1 || bottom > plot.bottom + 1;
      }).length,
  );

const look: Learner['look'] = async (page, { name, steps }, at, when) => {
  const place = `${name}, step ${at + 1}, ${when}`;
  if (page.viewportSize()?.width === PHONE.viewport.width) await conclusion(page, steps[at], when, place);
  if (when === 'answered') return;
  const soon = <T>(value: () => T) => expect.poll(value, { message: place });
  await soon(() => foreign(page, steps[at])).toEqual([]);
  if (when === 'met' && steps[at].predict) await soon(() => below(page)).toBeLessThanOrEqual(1);
  await soon(() => tooWide(page)).toEqual([]);
  await soon(() => slid(page)).toBe(false);
  await soon(() => strayed(page)).toBe(0);
};

describe.each([
  ['by keyboard at 1440 × 900', 'keyboard', DESK],
  ['by touch at 390 × 844', 'touch', PHONE],
] as const)('every lesson %s', (_, hands, options) => {
  it.each(LESSONS.map((lesson) => [lesson.title, lesson] as const))(
    '“%s” is gone through from its first question to its end',
    async (_title, lesson) => {
      const { page, complaints } = await stage.open(`#lesson=${lesson.name}&step=1`, options);
      await walkLesson(page, lesson, { hands, look });
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    240_000,
  );
});

describe('a lesson on the smallest phone', () => {
  it('has what came out and the closing sentence in sight after every answer', async () => {
    const lesson = lessonIn('04-forgetting').lesson;
    const small = { ...PHONE, viewport: { width: 360, height: 640 } };
    const { page, complaints } = await stage.open(`#lesson=${lesson.name}&step=1`, small);
    await walkLesson(page, lesson, {
      hands: 'touch',
      look: (_, { steps }, at, when) => conclusion(page, steps[at], when, `step ${at + 1}, ${when}`),
    });
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 240_000);
});
