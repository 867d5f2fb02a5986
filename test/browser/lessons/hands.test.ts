import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lessonFolders, lessonIn } from '../../lessons/support.ts';
import { openStage, type Stage } from '../support.ts';
import { type Learner, walkLesson } from './walk-lesson.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Unhurried: words read a minute, and seconds for each key pressed or place touched, letters of a value included. */
const READING = 200;
const ACTION = 3;
const MOST_MINUTES = 10;
const MEASURED = [1, 6, 12, 15];

const LESSONS = lessonFolders()
  .map((folder) => lessonIn(folder).lesson)
  .filter(({ number }) => MEASURED.includes(number));

/** Counts keys pressed, places touched and presses of a mouse from now on, those of a person alone. */
const countActions = (page: Page) =>
  page.evaluate(() => {
    const counts = { keys: 0, taps: 0, clicks: 0 };
    Object.assign(window, { counts });
    const count = (name: keyof typeof counts) => (event: Event) => {
      if (event.isTrusted) counts[name]++;
    };
    window.addEventListener('keydown', count('keys'), true);
    window.addEventListener('touchstart', count('taps'), true);
    window.addEventListener(
      'pointerdown',
      (event) => event.pointerType === 'mouse' && count('clicks')(event),
      true,
    );
  });

const counted = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: Record<'keys' | 'taps' | 'clicks', number> }).counts);

/** The lines that a learner reads; what stands over every step is read once. */
const linesOf = async (page: Page) => (await page.locator('.lesson-body').innerText()).split('\n');

const wordsIn = (lines: Iterable<string>): number =>
  [...lines].flatMap((line) => line.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word)).length;

describe.each([
  ['by keyboard alone', 'keyboard', { viewport: { width: 1440, height: 900 } }],
  ['by touch alone', 'touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)('%s', (name, hands, options) => {
  it.each(LESSONS.map((lesson) => [lesson.number, lesson] as const))(
    'lesson %i is done in less than ten unhurried minutes',
    async (number, lesson) => {
      const { page, complaints } = await stage.open(`#lesson=${lesson.name}&step=1`, options);
      await countActions(page);
      const read = new Set<string>();
      const look: Learner['look'] = async () => {
        for (const line of await linesOf(page)) read.add(line);
      };
      await walkLesson(page, lesson, { hands, look });
      const { keys, taps, clicks } = await counted(page);
      expect(keys + taps).toBeGreaterThan(lesson.steps.length);
      const words = wordsIn(read);
      const minutes = words / READING + ((keys + taps) * ACTION) / 60;
      console.log(
        `Lesson ${number} ${name}: ${keys} keys, ${taps} taps, ${words} words, ${minutes.toFixed(1)} minutes.`,
      );
      expect(clicks).toBe(0);
      if (hands === 'keyboard') expect(taps).toBe(0);
      expect(complaints).toEqual([]);
      expect(minutes).toBeLessThan(MOST_MINUTES);
      await page.context().close();
    },
    240_000,
  );
});
