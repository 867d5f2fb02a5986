import { readFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, type EncodedPacket, EncodedPacketSink, Input } from 'mediabunny';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sceneById } from '../../../src/engine/scenes/index.ts';
import { computed, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A film takes a while to draw on a machine that others use, too. */
vi.setConfig({ testTimeout: 180_000 });

/** The page at a link, its Share open and the run computed. */
async function opened(link: string, options = {}) {
  const watched = await stage.open(link, options);
  await watched.page
    .getByText(/t = \d+ of/)
    .first()
    .waitFor();
  await watched.page.getByRole('button', { name: 'Share', exact: true }).click();
  await computed(watched.page);
  return watched;
}

async function recorded(page: Page, format: 'WebM' | 'MP4') {
  await page.getByLabel('Film of').selectOption('here');
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    page.getByRole('button', { name: format, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** What a reader of films makes of the file. */
async function parsed(bytes: Buffer) {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('no video track');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  return {
    codec: track.codec,
    width: track.displayWidth,
    height: track.displayHeight,
    duration: await input.computeDuration(),
    times: packets.map(({ timestamp }) => timestamp),
    packets,
    decoding: await track.getDecoderConfig(),
  };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Luminance of the parts of a picture, from 0 to 255, row by row. */
const PARTS = { across: 40, down: 16 };

/** A part of the film's first and last picture, decoded, coarsely. */
async function coarseEnds(page: Page, bytes: Buffer, box: Box) {
  const { packets, decoding } = await parsed(bytes);
  const chunks = packets.map(({ type, data, microsecondTimestamp }) => ({
    type,
    timestamp: microsecondTimestamp,
    data: Buffer.from(data).toString('base64'),
  }));
  return page.evaluate(
    async ({ chunks, decoding, box, across, down }) => {
      const canvas = new OffscreenCanvas(across, down);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      const pictures: number[][] = [];
      const decoder = new VideoDecoder({
        output: (frame) => {
          context.drawImage(frame, box.x, box.y, box.width, box.height, 0, 0, across, down);
          frame.close();
          const { data } = context.getImageData(0, 0, across, down);
          pictures.push(Array.from({ length: across * down }, (_, i) => data[4 * i + 1]));
        },
        error: (error) => {
          throw error;
        },
      });
      decoder.configure(decoding as VideoDecoderConfig);
      for (const { data, ...chunk } of chunks) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        decoder.decode(new EncodedVideoChunk({ ...chunk, data: bytes }));
      }
      await decoder.flush();
      return [pictures[0], pictures[pictures.length - 1]];
    },
    { chunks, decoding, box, ...PARTS },
  );
}

/** A part of the page, as coarsely. */
async function coarsePage(page: Page, box: Box) {
  const bytes = await page.screenshot({ clip: box });
  const reader = await stage.browser.newPage();
  const parts = await reader.evaluate(
    async ({ address, across, down }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, across, down);
      const { data } = context.getImageData(0, 0, across, down);
      return Array.from({ length: across * down }, (_, i) => data[4 * i + 1]);
    },
    { address: `data:image/png;base64,${bytes.toString('base64')}`, ...PARTS },
  );
  await reader.close();
  return parts;
}

/** Mean difference of two coarse pictures. */
const apart = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]), 0) / a.length;

const PLOT = '#root .lane[data-lane="B"] .lane-plot';
const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

describe('the scene as a film', () => {
  it('has a picture for each step at its exact time', async () => {
    const { page, complaints } = await opened('#abrupt-change.191');
    const { name, bytes } = await recorded(page, 'WebM');
    expect(name).toBe('abrupt-change.webm');
    const film = await parsed(bytes);
    expect(['vp9', 'vp8', 'av1']).toContain(film.codec);
    expect([film.width, film.height]).toEqual([1920, 1080]);
    expect(film.times).toEqual(Array.from({ length: 10 }, (_, i) => i / 4));
    expect(film.duration).toBe(2.5);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows what the page shows, from its first picture to its last', async () => {
    // So wide that the lanes are as wide as in the film; the objective jumps after step 60.
    const viewport = { width: 1928, height: 900 };
    const { page } = await opened('#scene=abrupt-change&horizon=70&t=58', { viewport });
    const attached = page.waitForEvent('frameattached');
    const film = recorded(page, 'WebM');
    const frame = await attached;
    // Laid out for good once its first picture has been taken.
    await page.getByRole('button', { name: /^Cancel WebM · [1-9]/ }).waitFor({ timeout: 120_000 });
    const plot = await frame.locator(PLOT).evaluate(boxOf);
    const dots = { x: 1.5 * plot.x, y: 1.5 * plot.y, width: 1.5 * plot.width, height: 1.5 * plot.height };
    const { bytes } = await film;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const [first, last] = await coarseEnds(page, bytes, dots);
    const { height } = await page.locator(PLOT).evaluate(boxOf);
    await page.setViewportSize({ ...viewport, height: 900 + Math.round(2 * (plot.height - height)) });
    const shown = async () => coarsePage(page, await page.locator(PLOT).evaluate(boxOf));
    const soon = (picture: readonly number[]) =>
      expect.poll(async () => apart(picture, await shown()), { timeout: 20_000 });
    await soon(first).toBeLessThan(6);
    const atFirst = await shown();
    await page.keyboard.press('End');
    await soon(last).toBeLessThan(6);
    const atLast = await shown();
    expect(apart(last, atFirst)).toBeGreaterThan(12);
    expect(apart(first, atLast)).toBeGreaterThan(12);
    await page.context().close();
  });

  it.each([
    ['two dimensions', 'abrupt-change-2d'],
    ['an overview', 'et-table-1'],
    ['an environment', 'threshold'],
    ['arms', 'unemployment'],
  ])('also of %s', async (_, scene) => {
    const { horizon } = sceneById(scene)?.scenario ?? { horizon: 0 };
    const { page, complaints } = await opened(`#${scene}.${horizon - 2}`);
    const film = await parsed((await recorded(page, 'WebM')).bytes);
    expect(film.times).toHaveLength(3);
    expect(film.width).toBe(1920);
    expect(film.height).toBeGreaterThanOrEqual(1080);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is written as MP4 where the browser can, else a sentence says so', async () => {
    const { page } = await opened('#abrupt-change.191');
    const film = recorded(page, 'MP4').then(({ bytes }) => parsed(bytes));
    const refused = page.getByText('This browser cannot write films as MP4.').waitFor();
    const first = await Promise.any([film, refused.then(() => null)]);
    if (first) {
      expect(first.times).toEqual(Array.from({ length: 10 }, (_, i) => i / 4));
      expect(first.duration).toBe(2.5);
    }
    await page.context().close();
  });

  it('the page goes on while it is recorded, and so does the film when Share is closed', async () => {
    const { page, complaints } = await opened('#abrupt-change.186');
    await page.getByLabel('Film of').selectOption('here');
    const file = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'WebM', exact: true }).click();
    await page.getByRole('button', { name: /^Cancel WebM · \d+ %/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.getByText('t = 1 of 200').waitFor();
    const film = await parsed(readFileSync(await (await file).path()));
    expect(film.times).toHaveLength(15);
    expect(page.frames()).toHaveLength(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is given up by Cancel, and no part of it is offered', async () => {
    const { page, complaints } = await opened('#abrupt-change.1');
    let files = 0;
    page.on('download', () => files++);
    await page.getByRole('button', { name: 'WebM', exact: true }).click();
    const cancel = page.getByRole('button', { name: /^Cancel WebM/ });
    await cancel.filter({ hasText: /· [1-9]/ }).click();
    await page.getByRole('button', { name: 'WebM', exact: true }).waitFor();
    expect(page.frames()).toHaveLength(1);
    // Another one may be recorded at once.
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    await page.getByText('t = 200 of').first().waitFor();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    expect((await parsed((await recorded(page, 'WebM')).bytes)).times).toEqual([0]);
    expect(files).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is not offered where the browser has no WebCodecs, and a sentence says so', async () => {
    const context = await stage.browser.newContext();
    await context.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'));
    const page = await context.newPage();
    await page.goto(`${stage.url}#abrupt-change.61`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByText('Films need a browser with WebCodecs').waitFor();
    expect(await page.getByLabel('Film of').count()).toBe(0);
    await context.close();
  });
});
