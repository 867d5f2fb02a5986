import { type AnswerCode, LONGEST_CODE, readCode } from './answer-code.ts';

/** Longest text that is read, in letters: a chat of some 10,000 messages. */
export const LONGEST_TEXT = 1_000_000;

const WORD = /[\p{L}\p{N}]+/gu;
/** What may separate the groups of one code: a dash or a dot with or without blanks, on one line. */
const JOINT = /^[^\S\r\n]?[-\u2010-\u2015\u2212.·]?[^\S\r\n]?$/;
/** Most groups of four before the last group. */
const MOST_GROUPS = Math.floor((LONGEST_CODE - 1) / 4);

/**
 * Every code in any text, in order: in groups of four as they are written, with other dashes or blanks, or in one
 * piece. Time and memory are proportional to the text; text beyond `LONGEST_TEXT` is not read.
 */
export function* codesIn(text: string): Generator<AnswerCode> {
  const read = text.slice(0, LONGEST_TEXT);
  /** The groups of four directly before the current word. */
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
