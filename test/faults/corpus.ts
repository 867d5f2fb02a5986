import { readdirSync, readFileSync } from 'node:fs';

/** A text from outside that was once a fault, or must open for ever, and what must come of it. */
export interface CorpusCase {
  /** The file's name without its ending. */
  readonly name: string;
  /** What it says of its scenario where it opens, else null. */
  readonly opens: object | null;
  /** Words of the sentence that refuses it, else null. */
  readonly refused: string | null;
  readonly text: string;
}

/**
 * The cases in a folder of `test/corpus/`. The first line of a file is "opens <the values it holds, as JSON>" or
 * "refused <words of the sentence>"; the text follows.
 */
export function corpus(folder: 'links' | 'scenarios'): readonly CorpusCase[] {
  const place = new URL(`../corpus/${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((file) => {
      const content = readFileSync(new URL(file, place), 'utf8');
      const end = content.indexOf('\n');
      const [verdict, words] = content.slice(0, end).split(/ (.*)/);
      return {
        name: file.replace('.txt', ''),
        opens: verdict === 'opens' ? JSON.parse(words) : null,
        refused: verdict === 'refused' ? words : null,
        text: content.slice(end + 1).replace(/\n$/, ''),
      };
    });
}
