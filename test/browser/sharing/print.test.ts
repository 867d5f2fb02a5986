import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What stands in a PDF: its pages, and the operators that draw text. */
function read(pdf: Buffer) {
  const raw = pdf.toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return {
    pages: raw.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    texts: streams.join('\n').match(/\bT[jJ]\b/g)?.length ?? 0,
    // By these a reader finds and copies words.
    letters: streams.filter((stream) => stream.includes('beginbfchar') || stream.includes('beginbfrange'))
      .length,
  };
}

async function opened(link: string) {
  const watched = await stage.open(`?print${link}`);
  await watched.page
    .getByRole('button', { name: 'Print', exact: true, disabled: false })
    .waitFor({ timeout: 60_000 });
  await watched.page.locator('.lane-plot, .tile').first().waitFor();
  // Until its face has come, text is not drawn.
  await watched.page.evaluate(() => document.fonts.ready.then(() => {}));
  return watched;
}

describe('the summary on paper', () => {
  it.each([
    '#abrupt-change.61',
    '#abrupt-change-2d.61',
    '#et-table-1.100',
    '#threshold.40',
    '#unemployment.50',
  ])(
    'of %s is one page on A4 and Letter, and its text is text',
    async (link) => {
      const { page, complaints } = await opened(link);
      for (const format of ['A4', 'Letter']) {
        const { pages, texts, letters } = read(await page.pdf({ format }));
        expect(pages).toBe(1);
        expect(texts).toBeGreaterThan(100);
        expect(letters).toBeGreaterThan(0);
      }
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    120_000,
  );

  it('says what the run is: title, sentence, lanes, regret, figures, settings, fingerprints, engine, address and its code', async () => {
    const { page } = await opened('#scene=abrupt-change&t=61&seed=7&lanes.B.parameters.deltaB=0.02');
    const said = (await page.locator('.sheet').innerText()).replaceAll('\n', ' ');
    for (const words of [
      'Abrupt change',
      'The objective jumped after',
      'Regret',
      'at t = 200',
      'σ_n² = 0.05',
      'squared exponential',
      'seed 7',
      'δ_B = 0.02',
      'engine',
    ])
      expect.soft(said).toContain(words);
    expect(said.match(/\b[0-9a-f]{12}\b/g)).toHaveLength(2);
    expect(said).toMatch(/http:\/\/\S+#\S+/);
    await page.getByRole('img', { name: 'QR code of the address' }).waitFor();
    expect(await page.getByRole('region', { name: /^Lane [AB]/ }).count()).toBe(2);
    await page.context().close();
  });

  it('tells nothing of what its link hides', async () => {
    const { page } = await opened('#scene=abrupt-change&t=61&hide=future');
    await page.getByText('at t = 61').waitFor();
    await page.context().close();
  });

  it('says in a sentence what cannot be printed', async () => {
    const { page } = await stage.open('?print#v2.nonsense');
    await page.getByRole('alert').filter({ hasText: /link/ }).waitFor();
    await page.context().close();
  });

  it('is reached from Share', async () => {
    const { page } = await stage.open('#abrupt-change.61');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const way = page.getByRole('link', { name: 'Summary on one page' });
    await expect
      .poll(() => way.getAttribute('href'), { timeout: 20_000 })
      .toBe(`${stage.url}?print#abrupt-change.61`);
    await page.context().close();
  });
});
