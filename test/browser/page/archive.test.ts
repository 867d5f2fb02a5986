import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linksOf } from '../../archive/corpus.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A link from before 1.0. */
const [{ link: LINK }] = linksOf('0.1.0').slice(5);

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
    await page.goto('about:blank');
    await page.goto(`${stage.url}#${LINK}`);
    await page.getByRole('button', { name: 'Engine 0.1.0, archived' }).click();
    const note = page.locator('.engine-pop');
    await note.getByText('This link runs in the engine it was made with').waitFor();
    await note.getByText('Identical run').waitFor();
    await note.getByText(/^Today’s engine, .* the same .* queries/).waitFor();
    expect([...new Set(fetched)].sort()).toEqual(
      ['core.wasm', 'knows.json', 'lab-worker.js'].map((name) => `0.1.0/${name}`),
    );
    expect(complaints).toEqual([]);
  });
});

const COMPARED = `compare/${linksOf('0.1.0').find(({ name }) => name === 'scene abrupt-change, whole')?.link}`;

describe('many seeds of an older engine’s link', () => {
  it('run in it, with the measures that it keeps; what needs today’s engine names the one that ran', async () => {
    const { page, complaints } = await stage.open(`#${COMPARED}`);
    await page.getByRole('button', { name: 'Engine 0.1.0, archived' }).waitFor();
    await page.getByText('ET-GP-UCB is better in 19 of 20 seeds').first().waitFor();
    const measures = page.getByRole('group', { name: 'Compared by' }).getByRole('button');
    expect(await measures.count()).toBe(3);
    await page.getByRole('button', { name: 'Theory' }).click();
    await page.getByText('engine 0.1.0 computes this run, and this needs today’s').waitFor();
    expect(complaints).toEqual([]);
  });

  it('name it in a frame, beside the way to the whole page', async () => {
    const { page, complaints } = await stage.open(`?embed=compare#${COMPARED}`);
    await page.locator('.place-head').getByText('engine 0.1.0', { exact: true }).waitFor();
    await page.goto('about:blank');
    await page.goto(`${stage.url}?embed=all#abrupt-change`);
    await page.locator('.embed-bar').waitFor();
    expect(await page.locator('.engine-name').count()).toBe(0);
    expect(complaints).toEqual([]);
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
