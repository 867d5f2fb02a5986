import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCourse } from '../../../scripts/course.ts';
import { main } from '../../../src/cli/main.ts';
import { nodeIo } from '../../../src/cli/node-io.ts';
import { packageFiles } from '../../../src/cli/pack/package-files.ts';
import { LONGEST } from '../../../src/cli/pack/wrapper/learned.ts';
import { share } from '../../faults/tries.ts';
import { errorsOf, keptLast, lessonIn } from './platform.ts';
import { goOn, walkSteps } from './walk-lesson.ts';
import { openWorkshop, PAGE, type Workshop, watchedPage } from './workshop.ts';

const ROOT = join(import.meta.dirname, '../../..');
const COURSE = readCourse(ROOT).map(({ lesson }) => lesson);
const HANDS = { hands: 'keyboard' } as const;
/** For a busy machine. */
const SOON = { timeout: 60_000 };

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
}, 300_000);
afterAll(() => shop.close());

/** The files of what the command line packs. */
async function packed(...args: string[]): Promise<Record<string, Uint8Array>> {
  const out = join(shop.folder, 'lesson.zip');
  const io = { ...nodeIo, stderr: () => {} };
  expect(await main(['pack', 'lesson', ...args, '--page', PAGE, '--out', out], io)).toBe(0);
  return unzipSync(readFileSync(out));
}

async function profile() {
  const watched = await watchedPage(shop);
  watched.page.on('requestfailed', (request) => watched.complaints.push(`no answer to ${request.url()}`));
  return watched;
}

const visit = async (page: Page, learner: string): Promise<Page> => {
  await page.goto(`${shop.platform.url}/course?learner=${learner}`);
  return lessonIn(page);
};

/** Out of the course: the visit ends. */
const leave = (page: Page) => page.goto(`${shop.platform.url}/away`);
const title = (lesson: Page) => lesson.locator('.lesson-title').innerText();
const status = (page: Page) => keptLast(page).then((kept) => kept?.lesson_status);
const score = (page: Page) => keptLast(page).then((kept) => kept?.raw);

describe('a lesson as a SCORM package', () => {
  it('is completed by answering, is taken up at its step with its answers, and begins afresh for somebody else', async () => {
    const [event] = COURSE.filter(({ number }) => number === 6);
    shop.platform.show(await packed('06', '--scorm'));
    const { context, page, complaints } = await profile();
    const first = await visit(page, 'ada');
    await expect.poll(() => status(page)).toBe('incomplete');
    await walkSteps(first, event, HANDS, { to: 3 });
    const errors = [...(await errorsOf(page))];
    await leave(page);
    const left = await keptLast(page);
    expect(left).toMatchObject({ lesson_status: 'incomplete', exit: 'suspend' });
    expect(left?.session_time).toMatch(/^\d\d:\d\d:\d\d$/);

    const second = await visit(page, 'ada');
    await expect.poll(() => title(second), SOON).toBe(event.steps[2].title);
    await second.getByRole('button', { name: 'Back', exact: true }).click();
    await second
      .getByRole('region', { name: 'Predict' })
      .getByText('answered', { exact: true })
      .waitFor(SOON);
    await goOn(second, HANDS);
    await goOn(second, HANDS);
    await walkSteps(second, event, HANDS, { from: 3 });
    await expect.poll(() => status(page)).toBe('completed');
    expect(await score(page)).toBe('100');
    errors.push(...(await errorsOf(page)));
    await leave(page);
    const done = await keptLast(page);
    expect([done?.lesson_status, done?.exit]).toEqual(['completed', undefined]);
    expect(done?.suspend_data.length).toBeLessThan(LONGEST);

    const other = await visit(page, 'bob');
    expect(await title(other)).toBe(event.steps[0].title);
    await other.getByText('Show me instead').waitFor(SOON);
    await expect.poll(() => status(page)).toBe('incomplete');
    const stored = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(stored).toEqual(['last', 'platform:ada', 'platform:bob']);
    expect([...errors, ...(await errorsOf(page))]).toEqual([]);
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  }, 240_000);

  it('starts afresh where what was kept is damaged, or belongs to other questions', async () => {
    shop.platform.show(await packed('06', '--scorm', '--score', 'rightness'));
    const { context, page } = await profile();
    await leave(page);
    for (const suspend_data of ['{', '{"driftlab":1,"key":"00000000","step":4,"done":[],"given":[]}']) {
      await page.evaluate(
        (kept) => localStorage.setItem('platform:ada', kept),
        JSON.stringify({ suspend_data }),
      );
      const lesson = await visit(page, 'ada');
      await lesson.getByText('1 of 9').waitFor(SOON);
      await lesson.getByText('Show me instead').click();
      await expect.poll(() => score(page)).toBe('0');
      await leave(page);
    }
    await context.close();
  }, 120_000);

  it('works without a platform, and says that nothing is reported', async () => {
    shop.platform.show(await packed(join(ROOT, 'lessons/template'), '--scorm'));
    const { context, page, complaints } = await profile();
    await page.goto(`${shop.platform.url}/package/index.html`);
    await page.getByText('nothing is reported').waitFor(SOON);
    await page.frameLocator('iframe').getByRole('heading', { name: 'A template' }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await context.close();
  });

  // Every fifth, and all of them before a release.
  const chosen = COURSE.filter((_, i) => i % share(5, 1) === 0);
  it.each(chosen.map((lesson) => [lesson.name, lesson] as const))(
    '%s is completed, and what is kept of it is short',
    async (_, lesson) => {
      const packedLesson = { name: lesson.name, title: lesson.title, address: `lesson=${lesson.name}` };
      shop.platform.show(packageFiles('scorm', packedLesson, 'participation', readFileSync(PAGE)));
      const { context, page, complaints } = await profile();
      const shown = await visit(page, 'ada');
      for (const [at, step] of lesson.steps.entries()) {
        if (at > 0) await shown.getByRole('button', { name: `Step ${at + 1}: ` }).click();
        await expect.poll(() => title(shown), SOON).toBe(step.title);
        if (step.predict) await shown.getByText('Show me instead').click();
      }
      await expect.poll(() => status(page), SOON).toBe('completed');
      const kept = await keptLast(page);
      expect(kept?.raw).toBe(lesson.steps.some(({ predict }) => predict) ? '0' : '100');
      expect(kept?.suspend_data.length).toBeLessThan(LONGEST);
      expect([...(await errorsOf(page)), ...complaints]).toEqual([]);
      await context.close();
    },
  );
});
