import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCode } from '../../../src/lessons/codes/answer-code.ts';
import { tagOf } from '../../../src/lessons/codes/question.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LESSON = '#lesson=the-event-trigger';
const SEEN = '#lesson=where-to-look-next';
const WALL = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const soon = <T>(value: () => T) => expect.poll(value, { timeout: 30_000 });

const codeOf = (page: Page) =>
  page.locator('.guess-groups').evaluate((groups) => groups.textContent?.trim().replaceAll(' ', '-') ?? '');
const said = (page: Page) => page.locator('.class-outcome').textContent();
const read = (page: Page) => page.locator('.class-counts').textContent();

/** A choice, and behind it two places to guess. */
const CHOICE = 5;
const CHOICES = ['both stay there', 'B leaves and A stays', 'both leave'];
const PLACES = 6;
const guess = (device: number, values: readonly number[], step: number, choice: boolean) =>
  writeCode({ tag: tagOf('where-to-look-next', step), device, values, choice });

/** A chat of two hundred guesses at a choice, with names, what looks like codes, corrections, and three guesses at the next step. */
function chat(): string {
  const lines = Array.from({ length: 200 }, (_, i) => {
    const code = guess(5000 + i, [i < 50 ? 2 : 1], CHOICE, true);
    const first = i % 20 ? '' : `Anna Meier: ${guess(5000 + i, [3], CHOICE, true)}\n`;
    return `${first}[12:01] Anna Meier ${i}: zoom-link ABCD-EFGH\n12:02 Bo: ${code}, thanks`;
  });
  const others = [0.9, 0.38, 0.39].map((x, i) => `Cy: ${guess(i, [x, 0.33], PLACES, false)}`);
  return [...lines, ...others].join('\n');
}

/** Copies a text elsewhere and pastes it into the field, as a person does. */
async function paste(page: Page, text: string): Promise<void> {
  const chat = await page.evaluateHandle((all) => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.value = all;
    field.select();
    return field;
  }, text);
  await page.keyboard.press('ControlOrMeta+c');
  await chat.evaluate((field) => field.remove());
  await page.locator('.class-field').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Escape');
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

describe('a class that guesses', () => {
  it.each([
    ['on a phone', PHONE],
    ['on a laptop', { ...WALL, hasTouch: true }],
  ])('%s gets a code before the answer, and may guess again', async (_, device) => {
    const { page, complaints } = await stage.open(`${LESSON}&step=5&class`, device);
    await page.locator('.lesson-choices button').first().tap();
    await page.locator('.guess-code .qr path').waitFor();
    const first = await codeOf(page);
    expect(first).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    const answered = page.getByText('answered', { exact: true });
    expect(await answered.count()).toBe(0);
    // Everything is in sight: code, sentence, button, QR code.
    const below = () =>
      page.locator('.lesson-body').evaluate((body) => body.scrollHeight - body.clientHeight);
    await soon(below).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Guess again' }).tap();
    await page.locator('.lesson-choices button').nth(2).tap();
    await soon(() => codeOf(page)).not.toBe(first);
    // The same device: the later code takes the place of the first.
    expect((await codeOf(page)).slice(0, 7)).toBe(first.slice(0, 7));
    const last = await codeOf(page);
    await page.getByRole('button', { name: 'Show the answer' }).tap();
    await answered.waitFor({ state: 'attached' });
    await page.getByText('Your answer as a code').tap();
    await soon(() => codeOf(page)).toBe(last);
    expect(new URL(page.url()).hash).toBe(`${LESSON}&step=5&class`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('alone is shown the answer at once, with the code in one line', async () => {
    const { page, complaints } = await stage.open(`${LESSON}&step=5`, WALL);
    await page.getByRole('region', { name: 'Predict' }).waitFor();
    await page.keyboard.press('1');
    await page.getByText('answered', { exact: true }).waitFor();
    expect(await page.locator('.guess-code').count()).toBe(0);
    await page.getByText('Your answer as a code').click();
    await page.locator('.guess-code').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each(['', 'de/', 'es/'])(
    'has all that is pressed in one row, and every letter above the axis: /%s',
    async (language) => {
      const { page, complaints } = await stage.open(`${language}${SEEN}&step=${CHOICE}&room`, WALL);
      await page.locator('.class-join .qr path').waitFor();
      await paste(page, chat());
      await page.keyboard.press('t');
      const foot = page.locator('.class-foot');
      await foot.getByRole('button').nth(3).waitFor();
      const tops = () =>
        foot
          .locator('> :is(form, .btn)')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      await expect.poll(async () => new Set(await tops()).size).toBe(1);
      const cut = page.locator('.class-field').evaluate((field) => {
        const { placeholder } = field as HTMLInputElement;
        const probe = document.body.appendChild(document.createElement('span'));
        Object.assign(probe.style, {
          font: getComputedStyle(field).font,
          position: 'absolute',
          whiteSpace: 'nowrap',
        });
        probe.textContent = placeholder;
        return probe.getBoundingClientRect().width - (field.clientWidth - 28);
      });
      expect(await cut).toBeLessThanOrEqual(0);
      const labels = page.locator('.insight .lane-label');
      await expect.poll(() => labels.count()).toBe(5);
      const ends = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      const axis = await page
        .locator('.insight .time-plot svg')
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().bottom);
      for (const end of ends) expect(end).toBeLessThan(axis - 18);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it.each([
    ['on the wall', WALL],
    ['on the teacher’s phone', { ...WALL, viewport: PHONE.viewport }],
  ])('is seen %s: all guesses of a chat, then the truth, then the next question', async (_, device) => {
    const { page, complaints } = await stage.open(`${SEEN}&step=${CHOICE}&room`, device);
    await page.locator('.class-join .qr path').waitFor();
    const link = await page.getByLabel('Link for the class', { exact: true }).inputValue();
    expect(link).toBe(`${stage.url}${SEEN}&step=${CHOICE}&class`);
    // Before the first guess the answers are there to choose from, without bars.
    const choices = page.getByRole('list', { name: 'The answers to choose from' });
    expect(await choices.getByRole('listitem').allInnerTexts()).toEqual(CHOICES);
    expect(await choices.locator('i').count()).toBe(0);
    const cut = () => page.locator('.class-join').evaluate((join) => join.scrollHeight - join.clientHeight);
    await soon(cut).toBeLessThanOrEqual(0);
    await paste(page, chat());
    await soon(() => said(page)).toBe('200 guesses');
    await expect.poll(() => read(page)).toContain('203 codes read3 of another step');
    await page.keyboard.press('t');
    await soon(() => said(page)).toBe('50 of 200 chose the right answer');
    // One more, typed in sloppily; then one with a wrong letter.
    const late = guess(77, [2], CHOICE, true);
    await page.keyboard.press('v');
    await page.keyboard.type(late.toLowerCase().replaceAll('-', ' '));
    await page.keyboard.press('Enter');
    await soon(() => said(page)).toBe('51 of 201 chose the right answer');
    await page.keyboard.type(late.replace(/.$/, late.endsWith('Z') ? 'Y' : 'Z'));
    await page.keyboard.press('Enter');
    await soon(() => read(page)).toContain('There was no code in this text.');
    await expect.poll(() => said(page)).toBe('51 of 201 chose the right answer');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await soon(() => said(page)).toBe('201 guesses');

    // What the chat had of the next step is there.
    await page.keyboard.press('ArrowRight');
    await soon(() => said(page)).toBe('3 guesses');
    await page.locator('.lane[data-lane="A"] .guess-dots circle').nth(2).waitFor();
    await expect.poll(() => page.locator('.guess-dots .truth').count()).toBe(0);
    const held = await page.evaluateHandle(
      (text) => {
        const data = new DataTransfer();
        data.items.add(new File([text], 'chat.txt', { type: 'text/plain' }));
        return data;
      },
      guess(9, [0.4, 0.34], PLACES, false),
    );
    await page.dispatchEvent('body', 'drop', { dataTransfer: held });
    await soon(() => said(page)).toBe('4 guesses');
    await page.keyboard.press('t');
    await soon(() => said(page)).toBe('A 3 of 4 within 0.05 of 0.39B 4 of 4 within 0.05 of 0.33');
    // A narrow page shows one lane.
    const lanes = await page.locator('.guess-dots').count();
    await soon(() => page.locator('.guess-dots .truth').count()).toBe(lanes);

    const left = await kept(page);
    expect(left).not.toContain('Anna');
    expect(left).not.toContain(late);
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Predict' }).waitFor();
    expect(new URL(page.url()).hash).toBe(`${SEEN}&step=${PLACES}`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
