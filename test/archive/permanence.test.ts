import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ARCHIVE, ENGINE_FILES } from '../../src/archive/archive.ts';
import { linksOf } from './corpus.ts';
import { ENGINES } from './replay.ts';

const PAGE = readFileSync(new URL('../../docs/permanence.md', import.meta.url), 'utf8');
const ROWS = PAGE.split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

function packedKilobytes(version: string): number {
  const sizes = ENGINE_FILES.map(
    (name) => gzipSync(readFileSync(join(ENGINES, version, name)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('docs/permanence.md', () => {
  it('has a row for every engine', () => {
    expect(ROWS.map(([engine]) => engine.split(' ')[0])).toEqual(ARCHIVE.map(({ version }) => version));
  });

  it.each(ARCHIVE)('says of $version what is archived', ({ version, links }) => {
    const [, , , formats, kept, size] = ROWS.find(([engine]) => engine.startsWith(version)) ?? [];
    expect(formats).toBe(links.join(', '));
    expect(Number(kept)).toBe(linksOf(version).length);
    expect(Math.abs(Number.parseInt(size, 10) - packedKilobytes(version))).toBeLessThan(2);
  });
});
