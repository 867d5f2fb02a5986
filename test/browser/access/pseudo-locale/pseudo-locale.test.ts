import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStage, type Stage, type WatchedPage } from '../../support.ts';
import { cutOff, redrawn, textsShown } from './shown.ts';
import { SURFACES } from './surfaces.ts';
import { wordsLeft } from './words-left.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const outDir = mkdtempSync(join(tmpdir(), 'driftlab-pseudo-'));

/** The picture that the page opens with and the service worker are of no language. */
const LEFT_OUT = /^(first-picture|vite-plugin-pwa)/;

/** The page as `vite build --mode pseudo` makes it, sooner. */
async function buildPseudo(): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  const env = { command: 'build', mode: 'pseudo' } as const;
  const loaded = await loadConfigFromFile(env, resolve(ROOT, 'vite.config.ts'));
  const { plugins = [], build: how, ...config } = loaded?.config ?? {};
  await build({
    ...config,
    configFile: false,
    mode: env.mode,
    root: resolve(ROOT, 'web'),
    plugins: await without(plugins),
    build: {
      ...how,
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
    },
    logLevel: 'error',
  });
  vi.unstubAllEnvs();
}

async function without(plugins: readonly PluginOption[]): Promise<PluginOption[]> {
  const all = (await Promise.all(plugins)).flat(9) as PluginOption[];
  return all.filter((one) => !(one && 'name' in one && LEFT_OUT.test(one.name)));
}

let stage: Stage;
let opened: WatchedPage;
beforeAll(async () => {
  await buildPseudo();
  stage = await openStage(outDir);
  // One for all: what has been fetched once is kept.
  opened = await stage.open('', { reducedMotion: 'reduce' });
}, 300_000);

afterAll(async () => {
  await stage?.close();
  rmSync(outDir, { recursive: true });
});

/** The wider one first: some things go with their panel where the page is narrow. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

describe('in a language that nobody speaks, and a third longer', () => {
  const left = wordsLeft();

  it.each(SURFACES)('no word is left in a component, and nothing is cut off: %s', async (_, path, acts) => {
    const { page, complaints } = opened;
    const found: string[] = [];
    await page.setViewportSize(WINDOWS[0]);
    await page.goto('about:blank');
    await page.goto(stage.url + path);
    for (const act of acts) await act(page);
    await expect.poll(() => page.locator('.place-wait').count()).toBe(0);
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await redrawn(page);
      found.push(...(await cutOff(page)).map((what) => `${window.width} px: ${what}`));
      found.push(...left(await textsShown(page)));
    }
    expect([...new Set(found)]).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sees a word of no room, and what is wider than its place', async () => {
    const { page } = opened;
    await page.goto('about:blank');
    await page.setContent(
      '<p style="width: 1500px">Kept in a component, GP-UCB</p><p style="overflow: hidden">Šhóórt</p>',
    );
    expect(left(await textsShown(page))).toEqual(['Kept in a component, GP-UCB']);
    expect(await cutOff(page)).toEqual([
      expect.stringMatching(/^the page: \d+ px$/),
      expect.stringMatching(/^p, .*, “Kept in a component, GP-UCB”: \d+ px$/),
    ]);
  });
});
