import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A fenced block of a text that somebody wrote. */
export interface Block {
  /** Path from the root. */
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** Every text of the docs that is written by hand. */
export const WRITTEN = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('gen/'))
    .map((name) => `docs/${name}`),
];

export const readText = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The fenced blocks of a text; those inside a list are indented. */
export function blocksOf(file: string): readonly Block[] {
  const found = readText(file).matchAll(/^([ ]*)```(\S*)\n([\s\S]*?)^\1```$/gm);
  return [...found].map(([, indent, language, text]) => ({
    file,
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

export const BLOCKS = WRITTEN.flatMap(blocksOf);

/** The code that stands between backticks inside the sentences and tables of a text. */
export function codeInSentences(file: string): readonly string[] {
  const sentences = readText(file).replace(/^[ ]*```[\s\S]*?^[ ]*```$/gm, '');
  return [...sentences.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text]) => text);
}
