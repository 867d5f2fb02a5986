import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFingerprint } from '../../../src/engine/fingerprint.ts';
import { decodeLink, encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { engineName } from '../../../src/engine/version.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, sessionFor } from '../../engine/support.ts';
import { computed, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const main = (page: Page) => page.getByRole('main').textContent();

/** The numbers in the lanes' heads: regret, average, data, resets. */
const figures = (page: Page) => page.getByRole('main').getByRole('definition').allTextContents();

async function copyLinkAt(page: Page, step: number): Promise<string> {
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('End');
  await page.getByRole('slider', { name: 'Step', exact: true }).focus();
  for (let t = 200; t > step; t--) await page.keyboard.press('ArrowLeft');
  await page.getByText(`t = ${step} of 200`).waitFor();
  await page.getByRole('button', { name: 'Share' }).click();
  await computed(page);
  const link = page.getByRole('textbox', { name: 'Link to this run' });
  // It is written anew as the lanes come to their ends.
  const promised = async () => {
    const fragment = (await link.inputValue()).split('#')[1];
    if (!fragment) return null;
    const { scenario, fingerprints } = decodeLink(fragment);
    return { step: scenario.view.step, lanes: Object.keys(fingerprints).length };
  };
  await expect.poll(promised).toEqual({ step, lanes: 2 });
  return link.inputValue();
}

/** What the command line and any Node program compute for the opening scene. */
function nodeFingerprints(): string[] {
  const { scenario } = SCENES[0];
  const world = createWorld(scenario, backend);
  return scenario.lanes.map((lane) => {
    const session = sessionFor(scenario, lane, world);
    const print = createFingerprint(backend.name);
    while (session.t < scenario.horizon) print.add(session.step());
    return print.digest();
  });
}

describe('links', () => {
  it('a link in a fresh profile shows the same step, the same numbers, and proves the run identical', async () => {
    const { page } = await stage.open();
    const link = await copyLinkAt(page, 180);
    const before = await figures(page);
    await page.context().close();

    const fresh = await stage.open(link.slice(link.indexOf('#')));
    await fresh.page.getByText('t = 180 of 200').waitFor();
    await expect.poll(() => figures(fresh.page), { timeout: 20_000 }).toEqual(before);
    await fresh.page.getByRole('button', { name: 'Share' }).click();
    await fresh.page.getByText('Identical run').first().waitFor();
    expect(fresh.complaints).toEqual([]);
    await fresh.page.context().close();
  });

  it.each(['Compare', 'You', null])(
    'one put into the address opens, whatever was changed a moment before (%s)',
    async (place) => {
      const { page, complaints } = await stage.open();
      await page.getByRole('button', { name: 'New seed' }).click();
      if (place) {
        await page.getByRole('button', { name: place, exact: true }).click();
        await page.locator('#place').waitFor();
        await page.waitForTimeout(1200);
      }
      const { scenario } = SCENES[3];
      await page.evaluate((hash) => {
        location.hash = hash;
      }, encodeLink(scenario));
      await page.getByRole('heading', { level: 1, name: scenario.title }).waitFor();
      await page.waitForTimeout(1200);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(scenario.title);
      expect(await page.locator('#place').count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('one with a declared posterior opens, runs and is shared again', async () => {
    const { scenario: long } = SCENES.find(({ id }) => id === 'long-run') as (typeof SCENES)[number];
    expect(long.lanes.map(({ posterior }) => posterior)).toContain('kalman');
    const { page, complaints } = await stage.open(`#${encodeLink({ ...long, seed: 3, horizon: 40 })}`);
    await page.getByRole('heading', { level: 1, name: long.title }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('textbox', { name: 'Link to this run' });
    await expect.poll(() => link.inputValue()).toContain('#');
    await page.getByText('Fingerprints of engine').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the browser computes the same bits as Node', async () => {
    const { page } = await stage.open();
    await copyLinkAt(page, 200);
    const shown = () => page.getByRole('dialog', { name: 'Share' }).textContent();
    for (const print of nodeFingerprints()) await expect.poll(shown).toContain(print);
    await page.context().close();
  });

  it('the code for the room covers the page and holds the shortest address', async () => {
    const { page, complaints } = await stage.open('#abrupt-change.61');
    await page.getByText('t = 61 of 200').waitFor();
    // Also with Caps Lock.
    for (const key of ['q', 'Q']) {
      await page.keyboard.press(key);
      await page.getByRole('img', { name: 'QR code of the address' }).waitFor();
      await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/#abrupt-change\.61$/);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.title()).toBe('Abrupt change · Driftlab');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the records are saved as the command line writes them', async () => {
    const { page } = await stage.open();
    await copyLinkAt(page, 200);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV', exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('abrupt-change.csv');
    const rows = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\n');
    expect(rows).toHaveLength(1 + 2 * 200);
    expect(rows[0]).toMatch(/^lane,algorithm,replicate,t,/);
    await page.context().close();
  });

  it('a citation’s link names the first step at which a run differs', async () => {
    const { scenario } = SCENES[0];
    const prints = { A: '000000000000', B: nodeFingerprints()[1] };
    const link = encodeLink(scenario, prints, engineName('wasm'), { A: 'xx'.repeat(200) });
    const { page } = await stage.open(`#${link}`);
    await page.getByText('A first differs at step 1.').first().waitFor();
    await page.context().close();
  });

  it.each([
    ['truncated', (link: string) => link.slice(0, -12)],
    ['altered', (link: string) => link.replace(/.(?=.{40}$)/, (c) => (c === 'A' ? 'B' : 'A'))],
    ['nonsense', () => '#v2.hello'],
    ['of an unknown version', (link: string) => link.replace('#v2', '#v9')],
  ])('a link that is %s gives a sentence, and the page runs on', async (_, spoil) => {
    const { page } = await stage.open();
    const link = await copyLinkAt(page, 190);
    await page.context().close();
    const bad = await stage.open(spoil(link.slice(link.indexOf('#'))));
    await bad.page.getByRole('alert').filter({ hasText: /link/i }).first().waitFor();
    await bad.page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor();
    await expect.poll(() => main(bad.page)).toContain('GP-UCB');
    expect(bad.complaints).toEqual([]);
    await bad.page.context().close();
  });
});
