import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { decodeLink, type LinkContent } from '../../../src/engine/link/link.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, sessionFor } from '../../engine/support.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const QUERIES = 30;
/** For a busy machine. */
const SOON = { timeout: 30_000 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const aim = (page: Page) => page.getByRole('slider', { name: 'Where to query' });
/** How many candidates the board has; none while there is no board. */
const candidates = (page: Page) =>
  aim(page)
    .getAttribute('aria-valuemax', { timeout: 1000 })
    .catch(() => null);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const announced = (page: Page) => page.locator('.you > [aria-live]').textContent();
const atRest = async (page: Page) => {
  await page.getByRole('button', { name: 'Pause' }).click();
};

/** Presses Tab until something of this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const now = (await focused(page)) ?? '';
    if (typeof name === 'string' ? now === name : name.test(now)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${name}.`);
}

/** The link in the share popover, once all lanes have their fingerprints. */
async function sharedLink(page: Page, lanes = 3): Promise<LinkContent & { readonly fragment: string }> {
  const field = page.getByRole('textbox', { name: 'Link to this run' });
  await expect
    .poll(async () => {
      const fragment = (await field.inputValue()).split('#')[1];
      return fragment ? Object.keys(decodeLink(fragment).fingerprints).length : 0;
    }, SOON)
    .toBe(lanes);
  const fragment = (await field.inputValue()).split('#')[1];
  return { ...decodeLink(fragment), fragment };
}

/** What Node computes for a link's scenario. */
function nodePrints({ scenario }: LinkContent): Record<string, string> {
  const world = createWorld(scenario, backend);
  return Object.fromEntries(
    scenario.lanes.map((lane) => {
      const session = sessionFor(scenario, lane, world);
      const print = createFingerprint(backend.name);
      while (session.t < scenario.horizon && !session.waits) print.add(session.step());
      return [lane.id, print.digest()];
    }),
  );
}

/** The link shows the same run in a fresh profile and in Node. */
async function replays(link: Awaited<ReturnType<typeof sharedLink>>): Promise<void> {
  expect(nodePrints(link)).toEqual(link.fingerprints);
  const fresh = await stage.open(`#${link.fragment}`);
  await fresh.page.getByText('Identical run').first().waitFor();
  await fresh.page.getByRole('heading', { level: 2, name: /^You/ }).waitFor();
  expect(fresh.complaints).toEqual([]);
  await fresh.page.context().close();
}

describe('a game', () => {
  it('is played by keyboard alone, and its link replays it in a fresh profile and in Node', async () => {
    const { page, complaints } = await stage.open();
    await tabTo(page, 'You');
    await page.keyboard.press('Enter');
    await aim(page).waitFor();
    await tabTo(page, 'Steps of the game');
    await page.keyboard.type(String(QUERIES));
    await page.keyboard.press('Enter');
    await page.getByText(`of ${QUERIES}`, { exact: true }).waitFor();
    for (let i = 0; i < QUERIES; i++) {
      await page.keyboard.press(['Shift+ArrowRight', 'ArrowLeft', 'Shift+ArrowLeft', 'End', 'Home'][i % 5]);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('slider', { name: 'Step', exact: true }).waitFor();
    await page.getByText(/^Regret after 30 queries: you [\d.]+, GP-UCB [\d.]+ and ET-GP-UCB/).waitFor();
    await tabTo(page, /^ ?Share$/);
    await page.keyboard.press('Enter');
    const link = await sharedLink(page);
    const choices = link.scenario.lanes[0].choices ?? [];
    expect(choices).toHaveLength(QUERIES);
    expect(choices.slice(0, 5)).toEqual([110, 109, 99, 199, 0]);
    await replays(link);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  it('is played by touch at 390 px, and its link replays it', async () => {
    const { page, complaints } = await stage.open('', PHONE);
    await page.getByRole('button', { name: 'You', exact: true }).tap();
    await aim(page).waitFor();
    await page.getByRole('button', { name: 'Controls' }).tap();
    const steps = page.getByRole('textbox', { name: 'Steps of the game' });
    await steps.tap();
    await steps.fill(String(QUERIES));
    await page.getByRole('button', { name: 'Close the controls' }).tap();
    await page.getByText(`of ${QUERIES}`, { exact: true }).waitFor();
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    for (let i = 0; i < QUERIES; i++) {
      const box = await aim(page).boundingBox();
      if (!box) throw new Error('The board has no box.');
      await page.touchscreen.tap(box.x + box.width * (0.15 + 0.7 * ((i * 0.37) % 1)), box.y + box.height / 3);
      if (i % 4 === 0) await page.getByRole('button', { name: 'Aim right' }).tap();
      await page.getByRole('button', { name: 'Query here' }).tap();
    }
    await page.getByRole('slider', { name: 'Step', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Share' }).tap();
    const link = await sharedLink(page);
    expect(new Set(link.scenario.lanes[0].choices).size).toBeGreaterThan(20);
    await replays(link);
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 120_000);

  it.each([
    [844, 390],
    [667, 375],
  ])('stands whole on a phone on its side, %i × %i', async (width, height) => {
    const { page, complaints } = await stage.open('#you', { ...PHONE, viewport: { width, height } });
    await aim(page).waitFor();
    const below = () =>
      page.evaluate(() => {
        const [pane, board] = [...document.querySelectorAll('.you-main, .board')];
        return board.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
      });
    await expect.poll(below, SOON).toBeLessThanOrEqual(0);
    const box = await aim(page).boundingBox();
    expect(box?.height).toBeGreaterThan(150);
    expect(box?.width).toBeGreaterThan(350);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is played by the mouse on a map and over arms; every query is read out', async () => {
    const { page, complaints } = await stage.open('#you');
    for (const [world, words] of [
      ['A map', /^Step 1 of 40\. At x = \(0\.\d\d, 0\.\d\d\) you read y = [−\d.]+\. 39 left\.$/],
      ['Arms', /^Step 1 of 40\. From [A-Z].+ you read y = [−\d.]+\. 39 left\.$/],
    ] as const) {
      await aim(page).waitFor();
      const before = await candidates(page);
      await page.getByRole('button', { name: /^World: / }).click();
      await page.getByRole('menuitemradio', { name: world }).click();
      await page.getByRole('button', { name: `World: ${world}` }).waitFor();
      // The button says what is wished; the board stays until that has been dealt.
      await expect.poll(async () => [before, null].includes(await candidates(page)), SOON).toBe(false);
      await page.getByRole('checkbox', { name: 'A model of the data' }).check();
      // The pointer comes when the board stands still.
      await aim(page).hover();
      const box = await aim(page).boundingBox();
      if (!box) throw new Error('The board has no box.');
      await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.4);
      await expect.poll(() => announced(page), SOON).toMatch(words);
      await page.getByRole('button', { name: 'New game' }).click();
      await page.getByText('40 queries to make.').waitFor();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('gives back address, step and focus when it is left, and goes on where it was', async () => {
    const { page, complaints } = await stage.open();
    await atRest(page);
    const step = () => page.getByRole('slider', { name: 'Step', exact: true }).getAttribute('aria-valuenow');
    const before = { url: page.url(), step: await step() };
    for (const [visit, leave] of [() => page.keyboard.press('Escape'), () => page.goBack()].entries()) {
      await page.getByRole('button', { name: 'You', exact: true }).click();
      await aim(page).waitFor();
      await expect.poll(() => page.url()).toMatch(/#you$/);
      await page.getByText(`t = ${visit + 1} of 40`).waitFor();
      await page.keyboard.press('Enter');
      await page.getByText(`t = ${visit + 2} of 40`).waitFor();
      await leave();
      await page.getByRole('main', { name: 'You' }).waitFor({ state: 'detached' });
      await expect.poll(async () => ({ url: page.url(), step: await step() })).toEqual(before);
      await expect.poll(() => focused(page), SOON).toBe('You');
    }
    await page.goto(`${stage.url}#you`);
    await page.reload();
    await page.getByText('Kept as you left it: go on at 3.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is shared as its world alone: the same readings for the same queries, and nobody’s queries in it', async () => {
    const { page } = await stage.open('#you');
    await aim(page).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect.poll(() => announced(page), SOON).toMatch(/^Step 1/);
    const said = await announced(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const field = page.getByRole('textbox', { name: 'Link to this game' });
    await expect.poll(() => field.inputValue(), SOON).toContain('#');
    const fragment = (await field.inputValue()).split('#')[1];
    expect(decodeLink(fragment).scenario.lanes[0].choices).toBeUndefined();
    const fresh = await stage.open(`#${fragment}`);
    await aim(fresh.page).waitFor();
    await fresh.page.getByText('t = 1 of 40').waitFor();
    await fresh.page.keyboard.press('Home');
    await fresh.page.keyboard.press('Enter');
    await expect.poll(() => announced(fresh.page), SOON).toBe(said);
    expect(fresh.complaints).toEqual([]);
    await fresh.page.context().close();
    await page.context().close();
  });

  it('ended early says so in lane and table, plays on to its end, and replays', async () => {
    const { page, complaints } = await stage.open('#you');
    await aim(page).waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press('Enter');
    await page.getByText('t = 5 of 40').waitFor();
    await page.getByRole('button', { name: 'Show the truth' }).click();
    await page.getByText('t = 4 of 40').waitFor();
    await page.keyboard.press('End');
    await page.getByText('The truth was shown after step 4: the game ended there.').waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByText('ended by showing the truth after step 4 of 40').waitFor();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const step = page.getByRole('slider', { name: 'Step', exact: true });
    await expect.poll(async () => Number(await step.getAttribute('aria-valuenow')), SOON).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'Share' }).click();
    const link = await sharedLink(page);
    expect(link.scenario.lanes[0].choices).toEqual([100, 100, 100, 100]);
    await replays(link);
    await page.getByRole('checkbox', { name: /^With your queries/ }).uncheck();
    const field = page.getByRole('textbox', { name: 'Link to this run' });
    await expect
      .poll(async () => decodeLink((await field.inputValue()).split('#')[1]).scenario.lanes[0].choices, SOON)
      .toBeUndefined();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('after a change of one parameter', () => {
  it('the run before is a thin line in lane and regret, said in words, until key, button or undo takes it away', async () => {
    const { page, complaints } = await stage.open();
    await atRest(page);
    await page.keyboard.press('End');
    const bound = page.getByRole('textbox', { name: /^False alarm bound/ });
    const note = page.getByRole('button', { name: 'before: δ_B = 0.1: dismiss the thin line' });
    const regret = page.locator('.lane[data-lane="B"] .stats');
    const rested = await regret.textContent();
    const change = async () => {
      // A run that has no records yet would leave no line.
      await expect.poll(async () => (await regret.textContent()) === rested, SOON).toBe(true);
      await bound.fill('0.9');
      await bound.press('Enter');
      await note.waitFor();
      await page.locator('.lane[data-lane="B"] .plot .ghost-line').waitFor({ state: 'attached' });
      await page.locator('.regret-before').waitFor({ state: 'attached' });
      await page.getByText('thin lines, before: δB = 0.1').waitFor();
      expect(await page.locator('.lane[data-lane="A"] .ghost-line').count()).toBe(0);
    };
    for (const away of [
      () => page.keyboard.press('g'),
      () => note.click(),
      () => page.getByRole('button', { name: 'Undo' }).click(),
    ]) {
      await change();
      await away();
      await note.waitFor({ state: 'detached' });
      await expect.poll(() => page.locator('.ghost-line, .regret-before').count(), SOON).toBe(0);
      await bound.fill('0.1');
      await bound.press('Enter');
      await page.keyboard.press('g');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a branch', () => {
  it('is marked where it goes its own way: in its lane, on the timeline and on its regret', async () => {
    const { page, complaints } = await stage.open();
    await atRest(page);
    await page.keyboard.press('Home');
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Lane A, GP-UCB: more' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Branch here' }).click();
    await page.getByText('on its own after t = 41').waitFor();
    await page.getByRole('slider', { name: 'Step', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.lane[data-lane="C"] .branch-ring').waitFor({ state: 'attached' });
    await page.locator('.timeline [data-lane="C"] .branch').waitFor({ state: 'attached' });
    await page.locator('.regret-panel, #panel-regret').getByText('branch', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
