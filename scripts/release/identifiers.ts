import { execFileSync } from 'node:child_process';

/** An entry under `identifiers` in CITATION.cff. */
export interface Identifier {
  readonly value: string;
  readonly description: string;
}

/**
 * The SWHIDs of a release, from git alone: a tag object, a commit and a tree of SHA-1 have the same number in both.
 * @throws Error where there is no such tag, it is no annotated one, or it is of another version than its files
 */
export function swhidsOf(folder: string, tag: string): Identifier[] {
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const numberOf = (name: string): string => {
    try {
      return git('rev-parse', '--verify', '--quiet', name);
    } catch {
      throw new Error(`there is no tag ${tag}`);
    }
  };
  const release = numberOf(`refs/tags/${tag}`);
  const tree = numberOf(`refs/tags/${tag}^{tree}`);
  if (git('cat-file', '-t', release) !== 'tag')
    throw new Error(`${tag} is a name of a commit, no release of its own: make it by git tag -a`);
  if (release.length !== 40) throw new Error('this repository counts by SHA-256, and SWHIDs by SHA-1');
  const { version } = JSON.parse(git('show', `${release}^{commit}:package.json`));
  if (tag !== `v${version}`) throw new Error(`${tag} has the files of version ${version}`);
  return [
    { value: `swh:1:rel:${release}`, description: `Release ${tag}` },
    { value: `swh:1:dir:${tree}`, description: `Files of ${tag}` },
  ];
}

/** CITATION.cff with these SWHIDs in the place of those it had; other identifiers stay. @throws Error where there is no place for them */
export function withIdentifiers(citation: string, identifiers: readonly Identifier[]): string {
  const [, before = ''] = /^identifiers:\n((?:[ -].*\n)*)/m.exec(citation) ?? [];
  const others = before.split(/^(?= *- )/m).filter((entry) => !/^ *- type: swh$/m.test(entry));
  const without = citation.replace(/^identifiers:\n(?:[ -].*\n)*/m, '');
  if (!/^authors:\n/m.test(without)) throw new Error('CITATION.cff names no authors: nothing was written');
  const entries = identifiers.map(
    ({ value, description }) => `  - type: swh\n    value: "${value}"\n    description: ${description}\n`,
  );
  return without.replace(/^authors:\n/m, `identifiers:\n${[...others, ...entries].join('')}authors:\n`);
}
