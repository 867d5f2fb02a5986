import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computed, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Every picture that Share offers of the page, as SVG, by its name. */
async function pictures(page: Page): Promise<Map<string, string>> {
  const choice = page.getByLabel('Picture of');
  const files = new Map<string, string>();
  for (const name of await choice.getByRole('option').allTextContents()) {
    await choice.selectOption({ label: name });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'SVG', exact: true }).click(),
    ]);
    files.set(name, readFileSync(await file.path(), 'utf8'));
  }
  return files;
}

/** What a renderer that is no browser draws, one dot a px of the page. */
function drawnElsewhere(svg: string) {
  const [width] = (svg.match(/viewBox="0 0 ([\d.]+)/) ?? []).slice(1).map(Number);
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: Math.round(width) } }).render();
  const dots = new Uint32Array(image.pixels.buffer, image.pixels.byteOffset, image.width * image.height);
  const counts = new Map<number, number>();
  for (const dot of dots) counts.set(dot, (counts.get(dot) ?? 0) + 1);
  const [paper] = [...counts.values()].sort((a, b) => b - a);
  return { inked: 1 - paper / dots.length, colours: counts.size };
}

describe('a picture as SVG in a renderer that is no browser', () => {
  it.each([
    ['lanes over one axis', '#abrupt-change.61', 6],
    ['fields', '#abrupt-change-2d.61', 6],
    ['an overview', '#et-table-1.50', 8],
    ['designs in an environment', '#threshold.20', 6],
    ['arms', '#unemployment.20', 4],
  ])(
    'shows ink and colours, and its text is text: %s',
    async (_, link, atLeast) => {
      const { page } = await stage.open(link);
      await page
        .getByText(/t = \d+ of/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await computed(page, { timeout: 60_000 });
      const files = await pictures(page);
      expect(files.size).toBeGreaterThanOrEqual(atLeast);
      for (const [name, svg] of files) {
        const { inked, colours } = drawnElsewhere(svg);
        expect.soft(inked, name).toBeGreaterThan(0.02);
        expect.soft(colours, name).toBeGreaterThan(30);
        expect.soft(svg.match(/<text/g)?.length ?? 0, name).toBeGreaterThan(5);
      }
      await page.context().close();
    },
    240_000,
  );
});
