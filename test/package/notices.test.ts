import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { packageOf } from '../../scripts/build/third-party.mjs';
import { BESIDE, NOTICES } from '../../scripts/page/notices.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const outDir = mkdtempSync(join(tmpdir(), 'driftlab-notices-'));
afterAll(() => rmSync(outDir, { recursive: true }));

let output: Rolldown.RolldownOutput['output'];
let listed: string[] = [];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: resolve(ROOT, 'vite.config.ts'),
    root: resolve(ROOT, 'web'),
    build: { outDir, emptyOutDir: true },
    logLevel: 'error',
  });
  vi.unstubAllEnvs();
  ({ output } = built as Rolldown.RolldownOutput);
  const text = readFileSync(join(outDir, NOTICES), 'utf8');
  listed = [...text.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \([^)]+\)$/gm)].map(([, name]) => name);
}, 300_000);

const packagesIn = (paths: readonly string[]) => paths.flatMap((path) => packageOf(path) ?? []);

/** Packages of which something is left in the page's own scripts. */
const inPage = () =>
  packagesIn(
    output.flatMap((file) =>
      file.type === 'chunk'
        ? Object.entries(file.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
        : [],
    ),
  );

/** The same of the workers, by another bundler: it shakes less out, so that nothing is overlooked. */
async function inWorkers(): Promise<string[]> {
  const folder = join(ROOT, 'web/worker');
  const workers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('-worker.ts'),
  );
  const { metafile } = await bundle({
    entryPoints: workers.map((name) => join(folder, name)),
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: outDir,
    minify: true,
    loader: { '.wasm': 'empty' },
    logLevel: 'error',
  });
  return packagesIn(
    Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([id, { bytesInOutput }]) => (bytesInOutput > 0 ? [id] : [])),
    ),
  );
}

describe('the licence texts of what the page ships', () => {
  it('name every package of page, workers, service worker and faces, and no other', async () => {
    const shipped = [...inPage(), ...(await inWorkers()), ...BESIDE];
    expect([...new Set(listed)].sort()).toEqual([...new Set(shipped)].sort());
  });

  it('give the text of each, and the licence of KaTeX’s faces beside that of its code', () => {
    const parts = readFileSync(join(outDir, NOTICES), 'utf8').split(/^(?=\S+ \d+\.\d+\.\d+\S* \([^)]+\)$)/m);
    expect(parts.filter((part) => part.length < 300)).toEqual([]);
    expect(parts.find((part) => part.startsWith('katex '))).toContain('SIL OPEN FONT LICENSE');
  });

  it('say every package of the service worker', () => {
    const worker = readFileSync(join(outDir, 'sw.js'), 'utf8');
    const named = [...worker.matchAll(/workbox:([a-z-]+):/g)].map(([, name]) => `workbox-${name}`);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !listed.includes(name))).toEqual([]);
  });
});
