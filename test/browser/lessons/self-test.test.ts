import { afterAll, beforeAll, expect, it } from 'vitest';
import { lessonIn } from '../../lessons/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const { steps } = lessonIn('self-test').lesson;
const SOON = { timeout: 60_000 };

it('asks to its end without a word on the way, leads to what was missed, and is drawn again', async () => {
  const { page, complaints } = await stage.open('#lesson=self-test&step=1');
  for (let at = 1; at <= steps.length; at++) {
    await page.getByText(`${at} of ${steps.length}`, { exact: true }).waitFor(SOON);
    const title = await page.locator('.lesson-title').textContent();
    const predict = steps.find((step) => step.title === title)?.predict;
    if (!predict) throw new Error(`“${title}” asks nothing.`);
    // A choice is answered rightly, nothing else.
    if (predict.choice) await page.keyboard.press(`${predict.answer}`);
    else await page.getByRole('button', { name: 'I do not know' }).click(SOON);
    if (at < steps.length) expect(await page.locator('.test-result, .right').count()).toBe(0);
  }
  const right = steps.filter(({ predict }) => predict?.choice).length;
  await expect
    .poll(() => page.locator('.test-result h3').textContent(), SOON)
    .toBe(`${right} of ${steps.length} right`);
  await page
    .getByRole('button', { name: /Step 2 of this lesson/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => location.hash), SOON).toMatch(/&step=2$/);
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => location.hash), SOON)
    .toBe(`#lesson=self-test&step=${steps.length}`);
  await page.getByRole('button', { name: /Once more/ }).click(SOON);
  await page.getByText(`1 of ${steps.length}`, { exact: true }).waitFor(SOON);
  expect(await page.locator('.test-result').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
}, 300_000);

it('says on paper what each question is about, and ends no answer at a colon', async () => {
  const { page, complaints } = await stage.open('#teacher/self-test');
  const sheet = page.locator('.worksheet');
  await sheet.locator('li').first().waitFor(SOON);
  const bodies = await sheet.locator('section').first().locator('li').allTextContents();
  for (const { title, say } of steps) {
    const [first] = say.split(/[{[$]/);
    expect(bodies.find((body) => body.startsWith(title))).toContain(first);
  }
  await page.evaluate(() => {
    location.hash = '#teacher/believing-a-curve';
  });
  await sheet.getByRole('heading', { name: 'Answers: Believing a curve' }).waitFor(SOON);
  for (const text of await sheet.locator('p').allTextContents()) expect(text).not.toMatch(/:\s*$/);
  expect(complaints).toEqual([]);
  await page.context().close();
});
