import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLink } from '../../../src/index.ts';
import { linksOf } from '../../archive/corpus.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A link from before 1.0, with more than one lane. */
const LINK = linksOf('0.1.0')
  .map(({ link }) => ({ link, ...decodeLink(link) }))
  .find(({ scenario }) => scenario.lanes.length > 1 && scenario.horizon <= 200) as ReturnType<
  typeof decodeLink
> & { readonly link: string };

/** Addresses of engine files that a page has fetched. */
function engineFiles(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const [, file] = request.url().match(/\/engines\/(.*)$/) ?? [];
    if (file) seen.push(file);
  });
  return seen;
}

describe('a link of an older engine', () => {
  it('runs in it, shows its own numbers, and says what today’s engine does otherwise', async () => {
    const { page, complaints } = await stage.open();
    const fetched = engineFiles(page);
    expect(fetched).toEqual([]);
    await page.evaluate((link) => {
      location.hash = link;
    }, LINK.link);
    const badge = page.getByRole('button', { name: 'Engine 0.1.0, archived' });
    await badge.waitFor();
    await badge.click();
    const note = page.getByRole('region', { name: 'Engine 0.1.0, archived' });
    await note.getByText(/^This link runs in the engine it was made with$/).waitFor();
    await note.getByText(/^Identical/).waitFor();
    await note.getByText(/^Today’s engine, .* the same .* queries/).waitFor();
    expect([...new Set(fetched)].sort()).toEqual(
      ['core.wasm', 'knows.json', 'lab-worker.js'].map((name) => `0.1.0/${name}`),
    );

    await note.getByRole('button', { name: 'What changed' }).click();
    const place = page.getByRole('main', { name: 'What changed' });
    for (const print of Object.values(LINK.fingerprints))
      await place.getByText(print, { exact: true }).waitFor();
    await place.getByRole('button', { name: 'Run with today’s engine' }).click();
    await place.waitFor({ state: 'detached' });
    await badge.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('is refused in a sentence where its engine has changed on the way', async () => {
    const { page } = await stage.open();
    await page.route('**/engines/0.1.0/core.wasm', (route) => route.fulfill({ body: 'not the core' }));
    await page.evaluate((link) => {
      location.hash = link;
    }, LINK.link);
    await page
      .getByText(/engine 0\.1\.0.*core\.wasm/i)
      .first()
      .waitFor();
  });
});

describe('#permanence', () => {
  it('replays links of every engine here, and says that all came out identical', async () => {
    const { page, complaints } = await stage.open('#permanence/40');
    const table = page.getByRole('table');
    for (const count of ['0.1.0', '0.2.0'].map((version) => Math.ceil(linksOf(version).length / 40)))
      await table.getByText(`all ${count} identical`).waitFor({ timeout: 240_000 });
    expect(complaints).toEqual([]);
  });
});
