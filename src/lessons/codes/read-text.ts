import { type AnswerCode, LONGEST_CODE, readCode } from './answer-code.ts';

/** Longest text that is read, in letters: a chat of some 10,000 messages. */
export const LONGEST_TEXT = 1_000_000;

const WORD = /[\p{L}\p{N}]+/gu;
/** What stands between the groups of one code: a dash or a dot with or without blanks, in one line. */
const JOINT = /^[^\S\r\n]?[-\u2010-\u2015\u2212.·]?[^\S\r\n]?$/;
/** Groups of four before the last one. */
const MOST_GROUPS = Math.floor((LONGEST_CODE - 1) / 4);

/**
 * Every code in a text of any kind, in its order: in groups of four as they are written, with other dashes or blanks, or in one
 * piece. In time and memory in proportion to the text; the text beyond `LONGEST_TEXT` is not read.
 */
export function* codesIn(text: string): Generator<AnswerCode> {
  const read = text.slice(0, LONGEST_TEXT);
  /** The groups of four that lead up to the word. */
  const groups: string[] = [];
  let end = 0;
  for (const { 0: word, index } of read.matchAll(WORD)) {
    if (index - end > 3 || !JOINT.test(read.slice(end, index))) groups.length = 0;
    end = index + word.length;
    let letters = word;
    for (let from = groups.length; letters.length <= LONGEST_CODE; ) {
      const code = readCode(letters);
      if (code) yield code;
      if (from === 0 || word.length > 4) break;
      letters = groups[--from] + letters;
    }
    if (word.length !== 4) groups.length = 0;
    else if (groups.push(word) > MOST_GROUPS) groups.shift();
  }
}
