import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { packBundle } from '../../../src/lessons/bundle/packed.ts';
import { Chance } from '../../faults/mutations.ts';
import { PATIENCE, share, tried } from '../../faults/tries.ts';
import { filesOf } from '../../lessons/support.ts';
import { openStage, type Stage } from '../support.ts';

// Two tabs of one browser at random: kept, removed, played, drawn, learnt, opened from a stranger's link. Whatever one of
// them said is kept is there at the end. DRIFTLAB_EARLIER names the build of an earlier release, which then plays along.

const EARLIER = process.env.DRIFTLAB_EARLIER;
const ACTS = 8;
const FRIEND = `#${encodeLink(
  parseScenario({
    seed: 77,
    horizon: 40,
    objective: { id: 'abrupt-change-1d' },
    lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'you', waits: true }],
  }),
)}`;
const LESSON = `#lesson-in=${packBundle({ folder: 'my-drift', files: filesOf('template') })}&step=1`;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What the tabs have said is kept. */
interface Ledger {
  readonly runs: Set<string>;
  readonly drawings: Set<string>;
  /** The queries of every game, as they were made. */
  readonly games: (readonly number[])[];
  readonly lessons: Set<string>;
}

class Tab {
  /** The queries of the game that is open in it; null where nobody has counted them. */
  private choices: number[] | null = null;
  private readonly page: Page;
  private readonly base: string;
  private readonly ledger: Ledger;
  private readonly chance: Chance;
  /** Of today's release: an earlier one keeps one game, and writes it over itself. */
  private readonly today: boolean;

  constructor(page: Page, base: string, ledger: Ledger, chance: Chance) {
    this.page = page;
    this.base = base;
    this.ledger = ledger;
    this.chance = chance;
    this.today = base === stage.url;
  }

  /** Forgets what it holds in memory, as a tab that is closed and opened again. */
  async reload(fragment = ''): Promise<void> {
    await this.page.goto('about:blank');
    await this.page.goto(this.base + fragment);
    await this.page.locator('#first').waitFor({ state: 'detached' });
    this.choices = null;
  }

  private go = (fragment: string) =>
    this.page.evaluate((to) => {
      location.hash = to;
    }, fragment);

  async keep(name: string): Promise<void> {
    await this.go('#yours');
    await this.page.getByRole('textbox', { name: 'Keep this run as' }).fill(name);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.kept-open').filter({ hasText: name }).waitFor();
    this.ledger.runs.add(name);
  }

  async remove(): Promise<void> {
    await this.go('#yours');
    await this.page.getByRole('textbox', { name: 'Keep this run as' }).waitFor();
    const rows = this.page.locator('.kept li');
    const count = await rows.count();
    if (count === 0) return;
    const row = rows.nth(this.chance.below(count));
    const name = (await row.locator('b').textContent()) ?? '';
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.getByRole('button', { name: /^Remove “/ }).click();
    const putBack = this.page.getByRole('button', { name: 'Put it back' });
    if (this.chance.below(2) === 0 && (await putBack.count()) > 0) await putBack.click();
    else this.ledger.runs.delete(name);
  }

  /** Opens a friend's game, or goes on with what is open or was left. */
  async play(link: string): Promise<void> {
    const before = await this.made();
    await this.go(link);
    await this.page.getByRole('button', { name: 'Query here' }).waitFor();
    await expect.poll(() => this.made()).not.toBeNull();
    if (before === null || link !== '#you') this.choices = (await this.made()) === 0 ? [] : null;
    for (let query = 1 + this.chance.below(3); query > 0; query--) await this.query();
  }

  /** Queries made in the game that is open; null where none is. */
  private async made(): Promise<number | null> {
    const text = await this.page.locator('.query-bar .tcount').allTextContents();
    const [, t] = /t = (\d+) of/.exec(text[0] ?? '') ?? [];
    return t === undefined ? null : Number(t) - 1;
  }

  private async query(): Promise<void> {
    const before = (await this.made()) ?? 0;
    if (before >= 38) return;
    const index = this.chance.below(8);
    await this.page.locator('body').press('Home');
    for (let i = 0; i < index; i++) await this.page.keyboard.press('ArrowRight');
    await this.page.keyboard.press('Enter');
    await expect.poll(() => this.made()).toBe(before + 1);
    this.choices?.push(index);
    if (this.choices && this.today) this.ledger.games.push([...this.choices]);
  }

  async newGame(): Promise<void> {
    await this.go('#you');
    await this.page.getByRole('button', { name: 'Query here' }).waitFor();
    // One that was left half way comes back first.
    await expect.poll(() => this.made()).not.toBeNull();
    const button = this.page.getByRole('button', { name: 'New game' });
    if ((await button.count()) > 0) {
      await button.click();
      await expect.poll(() => this.made()).toBe(0);
      this.choices = [];
    }
    await this.query();
  }

  async draw(name: string): Promise<void> {
    await this.go('#own/draw');
    const field = this.page.locator('input.own-name');
    // The same drawing, under another name.
    this.ledger.drawings.delete(await field.inputValue());
    await field.fill(name);
    // Kept once the hand rests.
    await this.page.waitForTimeout(600);
    this.ledger.drawings.add(name);
  }

  async learn(): Promise<void> {
    await this.go(`#lesson=forgetting&step=${1 + this.chance.below(3)}`);
    await this.page.locator('.lesson').getByRole('heading').first().waitFor();
    this.ledger.lessons.add('forgetting');
  }

  /** A stranger's lesson is shown; only Keep keeps. */
  async stranger(keep: boolean): Promise<void> {
    await this.go('');
    await this.go(LESSON);
    await this.page.locator('.lesson').getByRole('heading', { name: 'A template' }).waitFor();
    const button = this.page.getByRole('button', { name: 'Keep', exact: true });
    if (!keep || (await button.count()) === 0) return;
    await button.click();
    await button.waitFor({ state: 'detached' });
  }
}

/** What is missing of what the tabs said is kept, from the storage alone. */
function missing(page: Page, { runs, drawings, games, lessons }: Ledger): Promise<readonly string[]> {
  return page.evaluate(
    ([runs, drawings, games, lessons]) => {
      const held = (shelf: string) =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith(`${shelf}:`) || key === shelf)
          .map(([, text]) => JSON.parse(text));
      const texts = held('driftlab-yours').map((entry) => JSON.stringify(entry));
      const drawn = held('driftlab-drawings').map(({ value }) => value.title);
      const played = held('driftlab-game').map((entry) => (entry.value ?? entry).choices as number[]);
      return [
        ...runs.filter((name) => !texts.some((text) => text.includes(`"name":"${name}"`))),
        ...drawings.filter((name) => !drawn.includes(name)),
        ...games
          .filter((game) => !played.some((whole) => game.every((choice, i) => whole[i] === choice)))
          .map((game) => `game ${game}`),
        ...lessons.filter((name) => localStorage.getItem(`driftlab-lessons:${name}`) === null),
      ];
    },
    [[...runs], [...drawings], games, [...lessons]] as const,
  );
}

/** The pages of an earlier release under the same origin: they share what is kept. */
async function serveEarlier(context: BrowserContext, folder: string): Promise<string> {
  const types: Readonly<Record<string, string>> = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.wasm': 'application/wasm',
  };
  await context.route(`${stage.url}earlier/**`, (route) => {
    const path = new URL(route.request().url()).pathname.replace('/earlier/', '') || 'index.html';
    const file = join(folder, path);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: types[extname(file)] ?? '' });
  });
  return `${stage.url}earlier/`;
}

describe('two tabs', () => {
  it('lose nothing in sessions at random', PATIENCE, async (context) => {
    const { page: first, complaints } = await stage.open();
    const browser = first.context();
    browser.setDefaultTimeout(60_000);
    const second = await browser.newPage();
    const bases = [stage.url, stage.url, ...(EARLIER ? [await serveEarlier(browser, EARLIER)] : [])];
    const pages = [first, second, ...(EARLIER ? [await browser.newPage()] : [])];
    const sessions = share(3, 500);
    const lost: string[] = [];
    for (let seed = 0; seed < sessions; seed++) {
      const chance = new Chance(seed);
      const ledger: Ledger = { runs: new Set(), drawings: new Set(), games: [], lessons: new Set() };
      const tabs = pages.map((page, i) => new Tab(page, bases[i], ledger, chance));
      for (const page of pages) await page.goto('about:blank');
      await first.goto(stage.url);
      await first.evaluate(() => {
        localStorage.clear();
        localStorage.setItem('driftlab-tour', 'seen');
      });
      for (const tab of tabs) await tab.reload();
      for (let act = 0; act < ACTS; act++) {
        const at = chance.below(tabs.length);
        const tab = tabs[at];
        const today = at < 2;
        await chance.pick([
          () => tab.keep(`run ${seed} ${act}`),
          () => tab.keep(`run ${seed} ${act}`),
          () => tab.remove(),
          () => tab.play('#you'),
          () => tab.play(FRIEND),
          () => tab.newGame(),
          () => (today ? tab.draw(`drawing ${seed} ${act}`) : tab.play('#you')),
          () => tab.learn(),
          () => (today ? tab.stranger(chance.below(2) === 0) : tab.learn()),
          () => tab.reload(),
        ])();
      }
      lost.push(...(await missing(first, ledger)).map((what) => `session ${seed}: ${what}`));
    }
    tried(context, sessions);
    expect(lost).toEqual([]);
    expect(complaints).toEqual([]);
    await browser.close();
  });

  it('keep both of two lessons of one name, and set aside a draft that is begun again', async () => {
    const { page: first, complaints } = await stage.open(LESSON);
    const files = filesOf('template');
    const other = { ...files, 'lesson.md': files['lesson.md'].replace('A template', 'Another') };
    const second = await first.context().newPage();
    await second.goto(`${stage.url}#lesson-in=${packBundle({ folder: 'my-drift', files: other })}&step=1`);
    for (const page of [second, first]) {
      const button = page.getByRole('button', { name: 'Keep', exact: true });
      await button.click();
      await button.waitFor({ state: 'detached' });
    }
    await expect.poll(() => first.url()).toContain('own-my-drift-2');
    await first.locator('.lesson').getByRole('heading', { name: 'A template' }).waitFor();
    await second.goto(`${stage.url}#make/add`);
    const goal = second.getByRole('textbox', { name: 'Goal' });
    await goal.fill('See what one reading does.');
    await second.getByRole('button', { name: 'New draft' }).click();
    await expect.poll(() => goal.inputValue()).toBe('');
    await second.getByRole('button', { name: 'Put it back' }).click();
    await expect.poll(() => second.locator('.make-lesson .lanerow').count()).toBe(0);
    await second.getByRole('button', { name: 'New draft' }).click();
    await second.locator('.make-lesson .lanerow .pick').click();
    await expect.poll(() => goal.inputValue()).toBe('See what one reading does.');
    expect(await second.locator('.make-lesson .lanerow').count()).toBe(0);
    expect(complaints).toEqual([]);
    await first.context().close();
  });
});
