import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { damagedFiles } from '../../scripts/engines/whole.ts';
import { ARCHIVE, ENGINE_FILES } from '../../src/archive/archive.ts';
import type { Knowledge } from '../../src/archive/knowledge.ts';
import { checkedEngine } from '../../src/cli/engines/engine-files.ts';
import { decodeLink, ENGINE_VERSION } from '../../src/index.ts';
import { linksOf } from './corpus.ts';
import { differing, ENGINES, printsIn, printsInSources, startArchived } from './replay.ts';

const VERSIONS = ARCHIVE.map(({ version }) => version);

describe('the archive', () => {
  it('holds every engine byte for byte', () => {
    expect(damagedFiles(ENGINES, ARCHIVE)).toEqual([]);
    const folders = readdirSync(ENGINES).filter((name) => name !== 'manifest.json');
    expect(folders.sort()).toEqual([...VERSIONS].sort());
    for (const { version, files } of ARCHIVE) {
      expect(readdirSync(join(ENGINES, version)).sort()).toEqual(Object.keys(files).sort());
      expect(Object.keys(files)).toEqual(expect.arrayContaining([...ENGINE_FILES]));
    }
  });

  it('sees one byte that changed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'engines-'));
    await cp(ENGINES, folder, { recursive: true });
    const file = join(folder, '0.1.0', 'core.wasm');
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] ^= 1;
    writeFileSync(file, bytes);
    expect(damagedFiles(folder, ARCHIVE)).toEqual(['0.1.0/core.wasm']);
    expect(() => checkedEngine(folder, ARCHIVE[0])).toThrow(
      /Engine 0\.1\.0 in .* is not the archived one: the SHA-256 of core\.wasm is/,
    );
  });

  it('has today’s engine, and it is the newest', () => {
    expect(VERSIONS.at(-1), 'npm run engine:archive enters a version that was raised').toBe(ENGINE_VERSION);
  });

  it.each(VERSIONS)('engine %s takes at most 130 kB', (version) => {
    const packed = ENGINE_FILES.map((name) =>
      gzipSync(readFileSync(join(ENGINES, version, name)), { level: 9 }),
    );
    expect(packed.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(130_000);
  });
});

/** The choices that an engine knows at "lanes.algorithm", lists walked through; none where it does not know the field. */
function choicesAt(knows: Knowledge, path: string): readonly unknown[] {
  const inner = (at: Knowledge | undefined, key: string) => (at?.items ?? at)?.properties?.[key];
  return path.split('.').reduce<Knowledge | undefined>(inner, knows)?.enum ?? [];
}

/** Of the links of an engine every twentieth; `engines.long.test.ts` takes all. */
const sampleOf = (version: string) => linksOf(version).filter((_, i) => i % 20 === 0);

describe.each(VERSIONS)('links of engine %s', (version) => {
  const contents = linksOf(version).map(({ name, link }) => ({ name, ...decodeLink(link) }));

  it('are a hundred at least, name it, and carry a fingerprint of every lane', () => {
    expect(contents.length).toBeGreaterThanOrEqual(100);
    expect(new Set(contents.map(({ name }) => name)).size).toBe(contents.length);
    for (const { engine, fingerprints, scenario } of contents) {
      expect(engine).toBe(version);
      expect(Object.keys(fingerprints)).toEqual(scenario.lanes.map(({ id }) => id));
    }
  });

  it('hold every algorithm, objective and intervention that it knows', () => {
    const knows = checkedEngine(ENGINES, ARCHIVE[VERSIONS.indexOf(version)]);
    const scenarios = contents.map(({ scenario }) => scenario);
    const held = {
      'objective.id': scenarios.map(({ objective }) => objective.id),
      'lanes.algorithm': scenarios.flatMap(({ lanes }) => lanes.map(({ algorithm }) => algorithm)),
      'interventions.kind': scenarios.flatMap(({ interventions = [] }) =>
        interventions.map(({ kind }) => kind),
      ),
    };
    for (const [path, ids] of Object.entries(held))
      expect(choicesAt(knows, path).filter((id) => !ids.includes(`${id}`))).toEqual([]);
  });

  it('replay in it', async () => {
    const { lab, thread } = startArchived(version);
    for (const { name, link } of sampleOf(version)) {
      const content = decodeLink(link);
      expect(differing(content, await printsIn(lab, content.scenario)), name).toEqual([]);
    }
    thread.stop();
  });
});

describe('the sources', () => {
  it('compute what links of today’s engine say', async () => {
    for (const { name, link } of sampleOf(ENGINE_VERSION)) {
      const content = decodeLink(link);
      const message = `${name}: the sources give other bits than the archived engine of the same version; raise it`;
      expect(differing(content, await printsInSources(content.scenario)), message).toEqual([]);
    }
  });
});
