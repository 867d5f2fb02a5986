import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, readCatalogue } from '../../scripts/words/catalogue.ts';
import { checked } from '../../scripts/words/check.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const english = readCatalogue('en');

/** Files that ask for words, with the surface each import names. */
const READERS = ['web', 'src', 'scripts/docs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(ROOT, folder, name), 'utf8');
      return [...text.matchAll(/from '#words\/([\w-]+\/[\w-]+)'/g)].map(([, surface]) => ({ surface, text }));
    }),
);

/** Asked for when the page is built: the texts of index.html and start.js, a language's own name, the words in a lesson's numbers. */
const BY_BUILD = /^(page\.(index|start)\.|page\.language\.name$|lessons\.statement\.(of|none)$)/;

describe('words/en.arb', () => {
  it('holds no message that nobody asks for', () => {
    const unused = [...english.messages.keys()].filter((key) => {
      if (BY_BUILD.test(key)) return false;
      const [room, surface, name] = key.split('.');
      const word = new RegExp(`\\.${name}\\b|import \\{[^}]*\\b${name}\\b`);
      return !READERS.some((reader) => reader.surface === `${room}/${surface}` && word.test(reader.text));
    });
    expect(unused).toEqual([]);
  });

  it('holds the texts of index.html', () => {
    const html = readFileSync(join(ROOT, 'web/index.html'), 'utf8');
    const texts = [...english.messages].filter(([key]) => key.startsWith('page.index.'));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(([, text]) => !html.includes(text))).toEqual([]);
  });

  it('describes for translators what there is', () => {
    const text = readFileSync(join(ROOT, 'words/en.arb'), 'utf8');
    const described = Object.keys(JSON.parse(text)).filter((key) => /^@(?!@)/.test(key));
    expect(described.filter((key) => !english.messages.has(key.slice(1)))).toEqual([]);
  });
});

describe('the translations', () => {
  it.each(languages())('%s says what English says, with the same values and formulas', (name) => {
    expect(checked(readCatalogue(name), english).wrong).toEqual([]);
  });
});
