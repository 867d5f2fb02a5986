import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { swhidsOf, withIdentifiers } from '../../scripts/release/identifiers.ts';

const folder = mkdtempSync(join(tmpdir(), 'driftlab-tag-'));
const git = (...words: string[]) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b', ...words], {
    encoding: 'utf8',
  }).trim();
const FILE = '{ "version": "1.0.0" }\n';
beforeAll(() => {
  git('init', '--quiet', '--object-format=sha1');
  writeFileSync(join(folder, 'package.json'), FILE);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Release');
  git('tag', '-a', 'v1.0.0', '-m', 'Version 1.0.0');
  git('tag', '-a', 'v1.0.1', '-m', 'Version 1.0.1');
  git('tag', 'light');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A SWHID's number by its own rule: SHA-1 over kind, length and content. */
function numbered(kind: string, ...parts: readonly (string | Buffer)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  return createHash('sha1').update(`${kind} ${content.length}\0`).update(content).digest();
}

const CITATION = readFileSync(new URL('../../CITATION.cff', import.meta.url), 'utf8');

describe('the SWHIDs of a tag', () => {
  it('are what their rule makes of the release and of its files', () => {
    const tree = numbered('tree', '100644 package.json\0', numbered('blob', FILE));
    const release = numbered('tag', `${git('cat-file', 'tag', 'v1.0.0')}\n`);
    expect(swhidsOf(folder, 'v1.0.0')).toEqual([
      { value: `swh:1:rel:${release.toString('hex')}`, description: 'Release v1.0.0' },
      { value: `swh:1:dir:${tree.toString('hex')}`, description: 'Files of v1.0.0' },
    ]);
  });

  it('are refused for no tag, for a mere name of a commit, and for files of another version', () => {
    expect(() => swhidsOf(folder, 'v2.0.0')).toThrow('there is no tag v2.0.0');
    expect(() => swhidsOf(folder, 'light')).toThrow('make it by git tag -a');
    expect(() => swhidsOf(folder, 'v1.0.1')).toThrow('v1.0.1 has the files of version 1.0.0');
  });

  it('go into CITATION.cff, and a later release’s take their place', () => {
    const first = withIdentifiers(CITATION, swhidsOf(folder, 'v1.0.0'));
    const later = [{ value: `swh:1:rel:${'0'.repeat(40)}`, description: 'Release v1.1.0' }];
    const { identifiers, ...rest } = parse(withIdentifiers(first, later));
    expect(identifiers).toEqual([{ type: 'swh', ...later[0] }]);
    const { identifiers: _, ...before } = parse(CITATION);
    expect(rest).toEqual(before);
    expect(parse(first).identifiers).toHaveLength(2);
  });

  it('leave other identifiers where they are, and nothing is written where there is no place for them', () => {
    const doi = '  - type: doi\n    value: 10.5281/zenodo.1\n';
    const cited = CITATION.replace(/^authors:\n/m, `identifiers:\n${doi}authors:\n`);
    const types = parse(withIdentifiers(cited, swhidsOf(folder, 'v1.0.0'))).identifiers.map(
      ({ type }: { type: string }) => type,
    );
    expect(types).toEqual(['doi', 'swh', 'swh']);
    expect(() => withIdentifiers('title: x\n', [])).toThrow('names no authors');
  });
});

describe('CITATION.cff', () => {
  it('has SWHIDs in their form, or none before its first release', () => {
    for (const { type, value } of parse(CITATION).identifiers ?? []) {
      if (type === 'swh') expect(value).toMatch(/^swh:1:(rel|dir):[0-9a-f]{40}$/);
    }
  });
});
