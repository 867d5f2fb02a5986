import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';
import { goOn, guessBegins, tapWithin } from './walk-lesson.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LESSON = 'lesson=the-event-trigger';
const LAPTOP = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** For a busy machine. */
const SOON = { timeout: 30_000 };

/** Fires above three standard deviations of what the model expects to read. */
const THREE_SD = `defineAlgorithm({
  id: 'three-sd',
  slots: () => ({
    memory: dropAtReset(1),
    trigger: {
      test: ({ y, mean, variance, noiseVariance }) => ({
        psi: Math.abs(y - mean),
        kappa: 3 * Math.sqrt(variance + noiseVariance),
      }),
    },
  }),
});`;

const title = (page: Page, name: string) => page.getByRole('heading', { level: 3, name }).waitFor(SOON);
const taskDone = (page: Page) => page.locator('.lesson .ok').waitFor(SOON);
const answered = (page: Page) => page.locator('.lesson').getByText('answered', { exact: true }).waitFor(SOON);
const fragment = (page: Page) => page.evaluate(() => location.hash);
/** The lanes of the step have been computed and are drawn. */
const drawn = (page: Page) => page.locator('.lane-plot:not(.waiting) svg.plot .band').first().waitFor(SOON);
async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

/** Opens the library and the lesson from it, with the keyboard alone. */
async function openByKeyboard(page: Page): Promise<void> {
  await press(page, 'l');
  await page.getByRole('button', { name: /The event trigger/ }).focus();
  await press(page, 'Enter');
}

describe('lesson 6 by keyboard at 1280 × 720', () => {
  it('is gone through from the first guess to the end, and gives back what was there', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.90', LAPTOP);
    await page.locator('.tcount').getByText('90').waitFor(SOON);
    await openByKeyboard(page);

    await title(page, 'How far may it fall');
    await drawn(page);
    await guessBegins(page);
    await expect.poll(() => fragment(page)).toBe(`#${LESSON}&step=1`);
    expect(await page.locator('.stats').count()).toBe(0);
    // While it is asked the clock stands still.
    await press(page, ' ');
    await press(page, 'ArrowDown', 20);
    await page.locator('.lesson-guesses dd', { hasText: '0.83' }).waitFor(SOON);
    await press(page, 'Shift+ArrowDown');
    await press(page, 'Enter');
    await answered(page);
    await page.getByText('The test is stricter than you').first().waitFor(SOON);
    await expect.poll(() => page.locator('.tcount').first().textContent()).toContain('60');
    await press(page, 'ArrowRight');
    await taskDone(page);
    await page.getByText('It reads −0.45. That is 2.28 below the curve').first().waitFor(SOON);

    await press(page, 'Alt+ArrowRight');
    await title(page, 'The test fires');
    await page.keyboard.type('1.1');
    await press(page, 'Enter');
    await answered(page);
    await page.locator('.lesson-formula').getByText('1.26').waitFor(SOON);

    await press(page, 'Alt+ArrowRight');
    await title(page, 'Where next');
    await drawn(page);
    await guessBegins(page);
    await press(page, 'Shift+ArrowRight', 3);
    await press(page, 'Enter');
    await press(page, 'Shift+ArrowLeft', 2);
    await press(page, 'Enter');
    await answered(page);
    await page.locator('.strip').first().waitFor(SOON);
    await press(page, 'ArrowRight', 3);
    await taskDone(page);
    await page.getByText('was close to the new optimum 3 steps after the jump').first().waitFor(SOON);

    await press(page, 'Alt+ArrowRight');
    await title(page, 'Hide a jump in noise');
    await press(page, '2');
    await answered(page);
    await page.getByText('its surprise is then 1.95').first().waitFor(SOON);
    await press(page, 'Alt+ArrowRight');
    await title(page, 'False alarms');
    await press(page, '1');
    await answered(page);
    const bound = page.getByRole('textbox', { name: 'False alarm bound' });
    await bound.fill('1');
    await bound.press('Enter');
    await taskDone(page);

    await bound.press('Tab');
    await press(page, 'Alt+ArrowRight');
    await title(page, 'A jump nobody saw');
    await drawn(page);
    await guessBegins(page);
    await press(page, 'ArrowRight', 3);
    await press(page, 'Enter');
    await answered(page);
    await page.getByText('No reset comes.').first().waitFor(SOON);
    const less = page.getByRole('textbox', { name: 'Noise variance' });
    await less.fill('0.005');
    await less.press('Enter');
    await taskDone(page);

    await less.press('Tab');
    await press(page, 'Alt+ArrowRight');
    await title(page, 'Write the test yourself');
    const program = page.locator('.lesson-program').getByRole('textbox');
    await program.fill(THREE_SD);
    await taskDone(page);
    await press(page, 'Escape');
    await press(page, 'Alt+ArrowRight');
    await title(page, 'Nervous, and too nervous');
    await press(page, '2');
    await answered(page);
    await press(page, 'Alt+ArrowRight');
    await title(page, 'Try it');

    await press(page, 'Escape');
    await page.locator('.lesson').waitFor({ state: 'detached' });
    await page.locator('.tcount').getByText('90').waitFor(SOON);
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor(SOON);
    const progress = () => page.evaluate(() => localStorage.getItem('driftlab-lessons:the-event-trigger'));
    await expect.poll(progress).toContain('"finished":true');
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 180_000);
});

describe('the address of a step', () => {
  it('opens it; Back and Forward walk the steps, reloading stays, and a lesson is gone on with', async () => {
    const { page, complaints } = await stage.open(`#${LESSON}&step=4`, LAPTOP);
    await title(page, 'Hide a jump in noise');
    await page.getByRole('button', { name: /^Step 6/ }).click();
    await title(page, 'A jump nobody saw');
    await page.goBack();
    await title(page, 'Hide a jump in noise');
    await page.goForward();
    await title(page, 'A jump nobody saw');
    await page.reload();
    await title(page, 'A jump nobody saw');
    await page.getByRole('button', { name: 'Lessons' }).first().click();
    await page.getByRole('button', { name: /The event trigger.*0 of 9/ }).click();
    await title(page, 'A jump nobody saw');
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  it.each([
    ['lesson=no-such-thing&step=2', 'No lesson is called “no-such-thing”.'],
    ['lesson=No_Such.thing', 'No lesson is called “No_Such”.'],
    ['lesson=the-event-trigger&step=99', '“The event trigger” has no step “99”: it has 9.'],
    ['lesson=the-event-trigger&step=four', '“The event trigger” has no step “four”: it has 9.'],
  ])('that is mistyped says what there is not, and leads to the library: %s', async (fragment, said) => {
    const { page, complaints } = await stage.open(`#${fragment}`, LAPTOP);
    await page.getByRole('alert').getByText(said).waitFor(SOON);
    await page.getByRole('button', { name: 'All lessons' }).click();
    await page.getByRole('button', { name: /^The event trigger/ }).click();
    await page.getByRole('heading', { name: 'The event trigger', level: 2 }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('of a lesson that there is not is left by Escape', async () => {
    const { page } = await stage.open('#lesson=no-such-thing&step=2', LAPTOP);
    await page.getByText('No lesson is called “no-such-thing”.').waitFor(SOON);
    await page.keyboard.press('Escape');
    await page.locator('.lesson').waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('keeps out of sight what the question asks, also from those who do not see', async () => {
    const { page } = await stage.open(`#${LESSON}&step=3`, LAPTOP);
    await title(page, 'Where next');
    await drawn(page);
    const said = await page
      .locator('.lanes')
      .evaluate((lanes) =>
        [
          lanes.textContent,
          ...[...lanes.querySelectorAll('[aria-label]')].map((e) => e.getAttribute('aria-label')),
        ].join(' '),
      );
    expect(said).not.toMatch(/Query at|query x|0\.86|regret/);
    await expect.poll(() => page.getByRole('button', { name: 'Next', exact: true }).isDisabled()).toBe(true);
    await page.context().close();
  });
});

describe('lesson 6 by touch at 390 × 844', () => {
  it('is gone through with a thumb: aim in the plot, answer and go on in the sheet', async () => {
    const { page, complaints } = await stage.open(`#${LESSON}&step=1`, PHONE);
    await title(page, 'How far may it fall');
    await drawn(page);
    await guessBegins(page);
    const tap = (x: number, y: number) => tapWithin(page.locator('.catcher').first(), x, y);
    await tap(0.8, 0.6);
    await page.locator('.lesson-marks .chip:not(.open)').waitFor(SOON);
    await page.getByRole('button', { name: 'Answer' }).tap();
    await answered(page);
    await page.getByRole('button', { name: 'One step on' }).tap();
    await taskDone(page);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();

    await title(page, 'The test fires');
    await page.getByRole('textbox', { name: 'Your number' }).fill('1,1');
    await page.getByRole('button', { name: 'Answer' }).tap();
    await answered(page);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();

    await title(page, 'Where next');
    await drawn(page);
    await guessBegins(page);
    await tap(0.8, 0.5);
    await page.getByRole('button', { name: 'Set' }).tap();
    await page.locator('.lane[data-lane="B"]').waitFor(SOON);
    await tap(0.4, 0.5);
    await page.getByRole('button', { name: 'Answer' }).tap();
    await answered(page);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();

    await title(page, 'Hide a jump in noise');
    await page.getByRole('button', { name: /0\.15/ }).tap();
    await answered(page);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();

    await title(page, 'False alarms');
    await page.getByRole('button', { name: /none/ }).tap();
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    await title(page, 'A jump nobody saw');
    await page.getByRole('button', { name: 'It will not' }).tap();
    await answered(page);
    await page.getByRole('button', { name: 'Next', exact: true }).tap();
    await title(page, 'Write the test yourself');
    await page.locator('.lesson-program').getByRole('textbox').fill(THREE_SD);
    await taskDone(page);
    await goOn(page, { hands: 'touch' });
    await title(page, 'Nervous, and too nervous');
    await page.getByRole('button', { name: 'three standard deviations' }).tap();
    await goOn(page, { hands: 'touch' });
    await title(page, 'Try it');
    await goOn(page, { hands: 'touch' });
    await page.locator('.lesson').waitFor({ state: 'detached' });

    expect(complaints).toEqual([]);
    await page.context().close();
  }, 180_000);

  it('never scrolls sideways, and Back and Next are within reach', async () => {
    const { page } = await stage.open(`#${LESSON}&step=4`, PHONE);
    await title(page, 'Hide a jump in noise');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const name of ['Back', 'Next']) {
      const button = page.getByRole('button', { name, exact: true });
      const height = async () => (await button.boundingBox())?.height ?? 0;
      const bottom = async () => ((await button.boundingBox())?.y ?? 0) + (await height());
      await expect.poll(height).toBeGreaterThanOrEqual(44);
      await expect.poll(bottom).toBeLessThanOrEqual(844);
    }
    await page.context().close();
  });
});
