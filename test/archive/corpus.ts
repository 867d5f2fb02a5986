import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** A link that an engine made, with the fingerprints that it computed, and what it is a case of. */
export interface ArchivedLink {
  readonly name: string;
  readonly link: string;
}

const FOLDER = new URL('../corpus/links/engines/', import.meta.url);
const fileOf = (version: string) => new URL(`${version}.txt`, FOLDER);

/** The links of an engine, one to a line of its file: the case, a tabulator, the link. */
export function linksOf(version: string): readonly ArchivedLink[] {
  if (!existsSync(fileOf(version))) return [];
  return readFileSync(fileOf(version), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name, link] = line.split('\t');
      return { name, link };
    });
}

export function writeLinks(version: string, links: readonly ArchivedLink[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(version), links.map(({ name, link }) => `${name}\t${link}\n`).join(''));
}
