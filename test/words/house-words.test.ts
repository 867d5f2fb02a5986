import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** What CONTRIBUTING.md asks to be said otherwise, over the end of a line and the star of a comment, too. */
const FORBIDDEN =
  /(?<![\p{L}\d_-])(anew|alike|whatever|whichever|goes\s(?:\s*(?:\*|\/\/))?\s*on|one['’]s\s(?:\s*(?:\*|\/\/))?\s*own)(?![\p{L}\d_-])/giu;

/** Where such a word stands for a reason: it is taken out before the file is read. */
const EXCEPTIONS: readonly { readonly of: RegExp; readonly says: RegExp; readonly why: string }[] = [
  {
    of: /^CONTRIBUTING\.md$/,
    says: /Not \*anew\* but .*/,
    why: 'the rule itself',
  },
  {
    of: /^docs\/lessons\.md$|^src\/lessons\/measures\/settings\.ts$/,
    says: /\balike\(lane, number\)|name: 'alike'/g,
    why: 'a measure that lessons name, also those of others',
  },
  {
    of: /^src\/engine\/scenes\/index\.ts$/,
    says: /name: 'Whatever the environment'/,
    why: 'a title that stands in links',
  },
  {
    of: /^src\/engine\/link\/frozen-/,
    says: /[\s\S]*/,
    why: 'the frozen dictionary of links',
  },
  {
    of: /^src\/experiments\/(bpt|ctv|et|shelf|sparq)\//,
    says: /(['"`])(?:(?!\1).)*\1/g,
    why: 'claims and settings as they are recorded in results/',
  },
  {
    of: /^docs\/reproductions\.md$/,
    says: /<!-- results:[\s\S]*<!-- end of results -->/,
    why: 'written from what is recorded',
  },
];

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css|html)$/.test(name) && !/(^|\/)gen\//.test(name))
    .map((name) => `${folder}/${name}`);

const docs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));

const FILES: readonly string[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'words/en.arb'],
  ...docs.map((name) => `docs/${name}`),
  ...['src', 'web'].flatMap(sources),
];

/** Its text; what is excepted is blank, so that lines keep their numbers. */
function textOf(file: string): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return EXCEPTIONS.filter(({ of }) => of.test(file)).reduce(
    (rest, { says }) => rest.replace(says, (excepted) => excepted.replace(/[^\n]/g, ' ')),
    text,
  );
}

/** File, line and word of each. */
const forbiddenIn = (file: string, text: string): string[] =>
  [...text.matchAll(FORBIDDEN)].map(
    ({ index, 1: word }) =>
      `${file}:${text.slice(0, index).split('\n').length}: ${word.replace(/[\s*/]+/g, ' ')}`,
  );

describe('house words', () => {
  it('are kept: nothing that CONTRIBUTING.md asks to be said otherwise', () => {
    expect(FILES.length).toBeGreaterThan(1000);
    expect(FILES.flatMap((file) => forbiddenIn(file, textOf(file)))).toEqual([]);
  });

  it('are looked for over the end of a line, and not inside a name', () => {
    const text =
      '/**\n * It goes\n * on with one’s\n * own, ALIKE.\n */\nconst goesOn = judgeAlike(own_alike);';
    expect(forbiddenIn('a.ts', text)).toEqual(['a.ts:2: goes on', 'a.ts:3: one’s own', 'a.ts:4: ALIKE']);
  });

  it('are excepted only where one stands', () => {
    const idle = EXCEPTIONS.filter(({ of }) => {
      const files = FILES.filter((file) => of.test(file));
      return !files.some((file) => {
        const all = forbiddenIn(file, readFileSync(join(ROOT, file), 'utf8'));
        return all.length > forbiddenIn(file, textOf(file)).length;
      });
    });
    expect(idle.map(({ why }) => why)).toEqual([]);
  });
});
