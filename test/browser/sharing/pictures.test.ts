import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The page at a link, its Share open. */
async function opened(link: string) {
  const watched = await stage.open(link);
  await watched.page.getByText('t = 61 of').first().waitFor();
  await watched.page.getByRole('button', { name: 'Share', exact: true }).click();
  await computed(watched.page);
  return watched;
}

async function saved(page: Page, subject: string, format: 'SVG' | 'PNG') {
  await page.getByLabel('Picture of').selectOption({ label: subject });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: format, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** What another document, with no style sheet of the page, makes of a file: size in px, share of dots unlike the first. */
async function drawnAlone(bytes: Buffer, type: string) {
  const page = await stage.browser.newPage();
  const drawn = await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const dots = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
      const inked = dots.reduce((sum, dot) => sum + Number(dot !== dots[0]), 0) / dots.length;
      return { width: canvas.width, height: canvas.height, inked };
    },
    `data:${type};base64,${bytes.toString('base64')}`,
  );
  await page.close();
  return drawn;
}

/** The texts of an SVG, read as XML. */
async function textsOf(svg: string): Promise<string[]> {
  const page = await stage.browser.newPage();
  const texts = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
    return [...parsed.querySelectorAll('text')].map((text) => text.textContent ?? '');
  }, svg);
  await page.close();
  return texts;
}

const viewBox = (svg: string) => (svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []).slice(1).map(Number);

describe('pictures', () => {
  it.each([
    ['#abrupt-change.61', 'Abrupt change', 'abrupt-change'],
    ['#abrupt-change-2d.61', 'Abrupt change in two dimensions', 'abrupt-change-in-two-dimensions'],
  ])('the lanes of %s as SVG need nothing of the page, and their text is text', async (link, title, name) => {
    const { page, complaints } = await opened(link);
    const heading = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent();
    const file = await saved(page, 'All lanes', 'SVG');
    const svg = file.bytes.toString('utf8');
    expect(file.name).toBe(`${name}-lanes.svg`);
    const written = svg.replace(/base64,[\w+/=]+/g, '');
    expect(written.match(/var\(|<script|foreignObject|color\(|NaN|class="/)).toBeNull();
    expect(written).toMatch(/<title>.+<dc:source>http.+<dc:identifier>A \w+, B \w+.*engine [\d.]+</s);
    const texts = await textsOf(svg);
    expect(texts).toContain(heading);
    expect(texts.join('\n')).toContain(`${title} · t = 61 of`);
    expect(texts.join('\n')).toContain(`${link}`);
    expect(texts).toContain('GP-UCB');
    expect((await drawnAlone(file.bytes, 'image/svg+xml')).inked).toBeGreaterThan(0.05);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the names at the lines of a panel keep their halo, for where another line crosses them', async () => {
    const { page } = await opened('#abrupt-change.61');
    const svg = (await saved(page, 'Regret', 'SVG')).bytes.toString('utf8');
    const [name] = svg.match(/<text[^>]*>GP-UCB</) ?? [];
    expect(name).toMatch(/paint-order="stroke/);
    expect(name).toMatch(/stroke-width="5px"/);
    expect(name).toMatch(/stroke="(#fff|rgb\(255, 255, 255\))/);
    await page.context().close();
  });

  it('a 2D lane holds its fields as pictures', async () => {
    const { page } = await opened('#abrupt-change-2d.61');
    const svg = (await saved(page, 'All lanes', 'SVG')).bytes.toString('utf8');
    expect(svg.match(/href="data:image\/png;base64,/g)?.length).toBeGreaterThanOrEqual(6);
    await page.context().close();
  });

  it.each(['All lanes', 'Lane A, GP-UCB', 'Regret', 'Trigger', 'Map of x over t', 'The page'])(
    '“%s” as PNG has three dots for each px of the page, and shows something',
    async (subject) => {
      const { page, complaints } = await opened('#abrupt-change.61');
      const [width, height] = viewBox((await saved(page, subject, 'SVG')).bytes.toString('utf8'));
      const png = await saved(page, subject, 'PNG');
      const drawn = await drawnAlone(png.bytes, 'image/png');
      expect(Math.abs(drawn.width - 3 * width)).toBeLessThanOrEqual(1);
      expect(Math.abs(drawn.height - 3 * height)).toBeLessThanOrEqual(1);
      expect(drawn.inked).toBeGreaterThan(0.03);
      // 305 dots to the inch.
      expect(png.bytes.subarray(37, 41).toString('latin1')).toBe('pHYs');
      expect(png.bytes.readUInt32BE(41)).toBe(12000);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  it('a picture waits for faces that have not come: it is as tall as the same picture later', async () => {
    const { page } = await opened('#abrupt-change.61');
    const faces: Array<() => void> = [];
    await page.route(
      '**/*.woff2',
      (route) => new Promise((free) => faces.push(() => free(route.continue()))),
    );
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('t = 61 of').first().waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const early = saved(page, 'Map of x over t', 'SVG');
    await page.waitForTimeout(500);
    await expect.poll(() => faces.length).toBeGreaterThan(0);
    for (const free of faces.splice(0)) free();
    await page.unroute('**/*.woff2');
    const later = await early.then(() => saved(page, 'Map of x over t', 'SVG'));
    expect(viewBox((await early).bytes.toString('utf8'))).toEqual(viewBox(later.bytes.toString('utf8')));
    await page.context().close();
  });
});
