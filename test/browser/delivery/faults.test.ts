import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { createStream } from '../../../src/random/stream.ts';
import { backend, sessionFor } from '../../engine/support.ts';
import { unleash } from '../monkey.ts';
import { computed, drawn, openStage, type Stage } from '../support.ts';
import { type Harm, harm, holdings, openHarmed } from './fault-support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A link to a scene with another seed, and what Node computes for it. */
function promisingLink(index: number, seed: number): string {
  const { scenario: scene } = SCENES[index];
  const scenario = { ...scene, seed, view: { ...scene.view, step: 20 } };
  const world = createWorld(scenario, backend);
  const prints = scenario.lanes.map((lane) => {
    const session = sessionFor(scenario, lane, world);
    const print = createFingerprint(backend.name);
    while (session.t < scenario.horizon) print.add(session.step());
    session.dispose();
    return [lane.id, print.digest()];
  });
  return `#${encodeLink(scenario, Object.fromEntries(prints))}`;
}

const alert = (page: Page) => page.getByRole('alert').first();

describe('a worker that dies at a random moment', () => {
  const HARMS: readonly Harm[] = ['kill', 'silence', 'break'];

  it('is replaced: the run ends with the fingerprint that Node computes, and the page says so', async () => {
    const stream = createStream(2026, 'harm');
    const { page, context, complaints } = await openHarmed(stage);
    await drawn(page);
    for (let round = 0; round < 6; round++) {
      await page.evaluate(
        (link) => {
          location.hash = link;
        },
        promisingLink(round % 5, 100 + round),
      );
      await page.waitForTimeout(400 * stream.uniformAt(2 * round));
      await harm(
        page,
        HARMS[round % 3],
        Math.floor(stream.uniformAt(2 * round + 1) * 1.99) % (await labs(page)),
      );
      // A worker that was idle is missed at the next question.
      await page.keyboard.press('ArrowRight');
      await page.getByText('Identical run').waitFor({ timeout: 90_000 });
      await page.getByRole('button', { name: 'Close message' }).last().click();
    }
    await page.getByText('was replaced').waitFor();
    expect(page.workers().length).toBeLessThanOrEqual(4);
    expect(complaints).toEqual([]);
    await context.close();
  }, 240_000);

  const labs = (page: Page) => page.evaluate(() => window.labWorkers.length);
});

describe('a page that cannot start', () => {
  it.each([
    ['JavaScript', { javaScriptEnabled: false }, /needs JavaScript/],
    [
      'WebAssembly',
      { prepare: (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')) },
      /computes with WebAssembly/,
    ],
    [
      'its script',
      { prepare: (page: Page) => page.route('**/assets/index-*.js', (route) => route.abort()) },
      /did not come: index-/,
    ],
    [
      'its script, in whose place comes a page',
      {
        prepare: (page: Page) =>
          page.route('**/assets/index-*.js', (route) =>
            route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
          ),
      },
      /did not come: index-/,
    ],
    [
      'any script',
      { prepare: (page: Page) => page.route('**/*.js', (route) => route.abort()) },
      /a file did not come: check the connection/,
    ],
  ])('says so without %s', async (_, options, sentence) => {
    const { page, context } = await openHarmed(stage, options);
    await page.getByText(sentence).waitFor();
    await context.close();
  });
});

describe('a numerical core that does not come', () => {
  it.each([
    ['is blocked', { abort: true }, /core\.wasm\) could not be loaded: the server did not answer/],
    ['is missing', { status: 404, body: '' }, /core\.wasm\) could not be loaded: HTTP 404/],
    [
      'is a page',
      { status: 200, body: '<!doctype html>' },
      /what came as core\.wasm is cut off or another file/,
    ],
  ])('and %s is named, and the next change tries again', async (_, answer, sentence) => {
    const { page, context } = await openHarmed(stage, {
      prepare: (page) =>
        page.route('**/core-*.wasm', (route) =>
          'abort' in answer ? route.abort() : route.fulfill({ contentType: 'text/html', ...answer }),
        ),
    });
    await alert(page).filter({ hasText: sentence }).waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'New seed' }).click();
    await drawn(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Fingerprints of engine').waitFor();
    await context.close();
  });
});

describe('a part of the page that does not come', () => {
  it('is named where it is wanted, and no empty link is counted', async () => {
    const { page, context } = await openHarmed(stage, {
      prepare: (page) => page.route('**/assets/link-*.js', (route) => route.abort()),
    });
    await drawn(page);
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await share.getByText('The part of the page for links could not be loaded').waitFor();
    expect(await share.textContent()).not.toContain('0 characters');
    await context.close();
  });

  it('is named where a game is shared, and no complaint goes astray', async () => {
    const { page, context, complaints } = await openHarmed(stage, {
      path: '#you',
      prepare: (page) => page.route('**/assets/link-*.js', (route) => route.abort()),
    });
    await page.getByRole('button', { name: 'Query here' }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share this hidden world' });
    await share
      .getByRole('alert')
      .filter({ hasText: 'The part of the page for links could not be loaded' })
      .waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  it('is there when the connection goes after the first picture', async () => {
    const asked: string[] = [];
    const fetched: string[] = [];
    const { page, context, complaints } = await openHarmed(stage, {
      prepare: async (page) =>
        page
          .on('request', (request) => asked.push(request.url()))
          .on('requestfinished', (request) => fetched.push(request.url())),
    });
    await drawn(page);
    for (const chunk of [
      'link-',
      'regret-table-',
      'library-view-',
      'papers-view-',
      'share-sheet-',
      'compare-view-',
      'own-view-',
      // The last of them.
      'check-view-',
    ])
      await expect
        .poll(() => fetched.some((url) => url.includes(`/assets/${chunk}`) && url.endsWith('.js')), {
          timeout: 40_000,
        })
        .toBe(true);
    // What the last of them needs itself, too.
    await expect.poll(() => asked.filter((url) => !fetched.includes(url))).toEqual([]);
    const missed: string[] = [];
    page.on('requestfailed', (request) => missed.push(request.url()));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'New seed' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Fingerprints of engine').waitFor();
    const link = page.getByRole('textbox', { name: 'Link to this run' });
    await expect.poll(() => link.inputValue()).toContain('#v2.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Library: / }).click();
    await page.getByRole('button', { name: /^ET, Table 1/ }).click();
    await page.getByRole('navigation', { name: 'Experiments' }).waitFor();
    // The browser itself looks for the icon again when the address changes.
    expect(missed.filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
    expect(complaints.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    await context.close();
  }, 120_000);
});

describe('a visitor whose browser saves data', () => {
  it('is sent nothing but what is asked for', async () => {
    const fetched: string[] = [];
    const { page, context, complaints } = await openHarmed(stage, {
      prepare: async (page) => {
        page.on('requestfinished', (request) => fetched.push(request.url()));
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        );
      },
    });
    const has = (name: string) => fetched.some((url) => url.includes(name));
    await drawn(page);
    await page.locator('#term-note').waitFor({ state: 'attached' });
    await page.mouse.move(400, 300);
    await expect.poll(() => has('/held-')).toBe(true);
    const asked = fetched.length;
    await page.waitForTimeout(1500);
    expect(fetched.slice(asked)).toEqual([]);
    expect(['sw.js', '/link-', '/library-view-'].filter(has)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Fingerprints of engine').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a lane that was given choices', () => {
  const opened = (choices: number[]) =>
    openHarmed(stage, {
      path: `#${encodeLink(
        parseScenario({
          objective: { id: 'abrupt-change-1d' },
          horizon: 30,
          lanes: [{ algorithm: 'gp-ucb', choices, waits: true }, { algorithm: 'et-gp-ucb' }],
          view: { step: 10 },
        }),
      )}`,
    });

  it('says where it waits, which step is shown, and that nobody chose its query', async () => {
    const { page, context, complaints } = await opened([1, 2, 3]);
    await page.getByText('Waits for a choice at step 4.').waitFor();
    await page.getByText('was given, not chosen by').first().waitFor();
    for (const key of ['End', 'ArrowLeft', ' ', 'Home', 'ArrowRight']) await page.keyboard.press(key);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is refused by place and rule where there is no such candidate, and the other lane runs', async () => {
    const { page, context, complaints } = await opened([999_999]);
    await alert(page)
      .filter({ hasText: 'choices[0] of the lane A must be the index of one of 200 candidates' })
      .waitFor();
    await page.getByText('No reset so far').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a page in a hurry', () => {
  /** Another scene every 60 ms; then the last one stands there whole. */
  async function hurry(page: Page, scenes: number): Promise<void> {
    await page.evaluate(
      async ([links, count]) => {
        for (let i = 0; i < count; i++) {
          location.hash = links[i % links.length];
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      },
      [[0, 8, 3, 10, 5].map((scene) => `#${encodeLink(SCENES[scene].scenario)}`), scenes] as const,
    );
    await page.getByRole('heading', { level: 1, name: SCENES[5].scenario.title }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await computed(page);
    await page.keyboard.press('Escape');
  }

  it('bears 200 scenes at 60 ms each, and shows the last', async () => {
    const { page, context, complaints } = await openHarmed(stage);
    await drawn(page);
    // Whatever comes late is there before anything is counted.
    await hurry(page, 10);
    const before = await holdings(context, page);
    await hurry(page, 200);
    const after = await holdings(context, page);
    expect(complaints).toEqual([]);
    expect(after.workers).toBeLessThanOrEqual(4);
    expect(after.listeners).toBeLessThan(before.listeners + 200);
    expect(after.megabytes).toBeLessThan(before.megabytes + 40);
    await context.close();
  }, 180_000);

  it('bears thirty undos in two seconds', async () => {
    const { page, context, complaints } = await openHarmed(stage);
    await drawn(page);
    for (let i = 0; i < 15; i++) await page.getByRole('button', { name: 'New seed' }).click();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(60);
    }
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  const clocks = (page: Page) => page.getByText(/^t = [1-9]\d* of \d+$/);

  /** Escape until nothing changes: a monkey may have left a menu in a sheet opened from a sheet, over a lecture. */
  async function leaveAll(page: Page): Promise<void> {
    for (let i = 0; i < 4; i++) await page.keyboard.press('Escape');
    for (let address = ''; address !== page.url() || (await clocks(page).count()) > 1; ) {
      address = page.url();
      await page.keyboard.press('Escape');
      // What Escape leaves by the history is there a moment later; an address that is set before would be left, too.
      await page.waitForTimeout(500);
    }
  }

  /** Acts at random, then the opening scene with nothing before it. */
  async function monkeyAround(page: Page, seed: number, acts: number): Promise<void> {
    await unleash(page, seed, acts);
    await leaveAll(page);
    const { scenario } = SCENES[0];
    await page.evaluate((link) => {
      location.hash = link;
    }, encodeLink(scenario));
    await page.getByRole('heading', { level: 1, name: scenario.title, exact: true }).waitFor();
    // What was open before has its own until it is gone.
    await expect.poll(() => clocks(page).count()).toBe(1);
  }

  it('bears 400 acts of a monkey without a word in the console', async () => {
    const { page, context, complaints } = await openHarmed(stage);
    await drawn(page);
    await monkeyAround(page, 9, 200);
    const before = await holdings(context, page);
    await monkeyAround(page, 8, 400);
    const after = await holdings(context, page);
    expect(complaints).toEqual([]);
    expect(await page.getByText('could not be drawn').count()).toBe(0);
    // The pool, and the theory panel's own.
    expect(after.workers).toBeLessThanOrEqual(6);
    // Every kind of sheet stays once it was open, with about 140 listeners; one more at every opening would be thousands.
    expect(after.listeners).toBeLessThan(before.listeners + 1200);
    expect(after.megabytes).toBeLessThan(before.megabytes + 60);
    await context.close();
  }, 240_000);
});
