import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import { SETTINGS } from '../../src/engine/scenario/settings.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A page as it is built: all its files, and the chunks fetched before it draws a lane: the entry, and what that imports without waiting. */
interface Built {
  readonly files: Rolldown.RolldownOutput['output'];
  readonly first: readonly Rolldown.OutputChunk[];
}

const outDir = mkdtempSync(join(tmpdir(), 'driftlab-page-'));
afterAll(() => rmSync(outDir, { recursive: true }));

/** @param mode the language */
async function buildPage(mode: string): Promise<Built> {
  // As `npm run build` does, and not with the parts of React that are for tests.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: resolve(ROOT, 'vite.config.ts'),
    root: resolve(ROOT, 'web'),
    mode,
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  vi.unstubAllEnvs();
  const { output: files } = built as Rolldown.RolldownOutput;
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const reached = new Set(entry ? [entry.fileName] : []);
  for (const name of reached)
    for (const target of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reached.add(target);
  return { files, first: chunks.filter(({ fileName }) => reached.has(fileName)) };
}

let english: Built;
beforeAll(async () => {
  english = await buildPage('production');
}, 300_000);

/** Modules of which something is left in the first script. */
const modules = () =>
  english.first.flatMap((chunk) =>
    Object.entries(chunk.modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id]) => id.replace(`${ROOT}/`, '')),
  );

describe('the first script of the page', () => {
  it('is the page', () => {
    expect(modules()).toContain('web/app/app.tsx');
    expect(modules()).toContain('src/algorithms/resets/et-gp-ucb.about.ts');
  });

  it('computes nothing: the engine is the workers’, and the registries are descriptions', () => {
    const numbers =
      /^src\/(math|linalg|gp\/(?!samplers\/limits\.ts)|random|data\/(?!limits)|engine\/(world|run-|lane\/(?!data\/held-steps)|link\/(?!trail)))/;
    expect(modules().filter((id) => numbers.test(id))).toEqual([]);
  });

  it('does not read formulas or check what comes from outside: the rows of a formula and the readers of links do', () => {
    const checks =
      /^src\/(formula\/(?!limits)|objectives\/formula-parts|parameters\/(check|shape|key-frames)|engine\/scenario\/validate)/;
    expect(modules().filter((id) => checks.test(id))).toEqual([]);
  });

  it('has the words of faults come with the first of them', () => {
    expect(modules().filter((id) => /^web\/told\/(told\.|teller|message-of)/.test(id))).toEqual([]);
  });

  it('has no library that waits for somebody: menus and dialogs, tables, packed links, codes', () => {
    const late =
      /node_modules\/(@mantine\/core|@floating-ui|papaparse|zod|katex|fflate|@noble|lean-qr|d3-contour)\//;
    expect(modules().filter((id) => late.test(id))).toEqual([]);
  });

  it('has no view that the opening scene does not show', () => {
    const late =
      /^web\/(own\/(?!own-place)|inspect\/(?!inspect-place)|compare\/(?!compare-place)|papers\/(?!papers-place)|you\/(?!you-place)|yours\/(?!yours-place)|embed|theory\/(?!theory-panel)|views\/(surface|designs|arms|overview\/overview|field\/field-(view|panel)))/;
    expect(modules().filter((id) => late.test(id))).toEqual([]);
  });

  it('leaves to a press what only a press asks for: another objective, a band over seeds, a link to share', () => {
    const pressed =
      /^web\/(store\/(actions\/(pick-objective|suited-lanes)|address\/made-links)|panels\/regret\/band-progress|readings\/seeds\/(bands|replicates)|ui\/late-icons)/;
    expect(modules().filter((id) => pressed.test(id))).toEqual([]);
  });

  it('leaves the help of parameters and settings to whoever presses a label', () => {
    const parameters = ALGORITHMS.flatMap((algorithm) => algorithm.parameters);
    const help = [...parameters, ...Object.values(SETTINGS)].map((parameter) => parameter.help);
    expect(help.length).toBeGreaterThan(100);
    expect(help.filter((text) => english.first.some(({ code }) => code.includes(text)))).toEqual([]);
  });

  it('is few files and at most 155 kB packed', () => {
    expect(english.first.length).toBeLessThanOrEqual(3);
    const packed = english.first.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(packed).toBeLessThanOrEqual(155_000);
  });

  it.each(['production', 'de', 'es'])(
    'comes with page, faces, core and worker in at most 320 kB: %s',
    async (mode) => {
      const { files, first } = mode === 'production' ? english : await buildPage(mode);
      const sizes = files.flatMap((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        // Faces are packed already.
        if (/\/(inter|symbols-\w+)-[\w-]{8}\.woff2$/.test(file.fileName)) return [content.length];
        const isFetched = /index\.html$|(lab-worker|core)-[\w-]{8}\./.test(file.fileName);
        return isFetched ? [gzipSync(content, { level: 9 }).length] : [];
      });
      expect(sizes).toHaveLength(6);
      const packed = first.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
      expect(sizes.reduce((sum, size) => sum + size, packed)).toBeLessThanOrEqual(320_000);
    },
    120_000,
  );
});
