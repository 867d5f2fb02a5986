import { type AnswerCode, writeCode } from '../../lessons/codes/answer-code.ts';
import { LIMITS } from './limits.ts';

/** The last guess of each device at each question, in memory alone. */
export interface KeptGuesses {
  /** Puts a guess in the place of an earlier one of its device. @returns its code as it is handed on */
  readonly put: (code: AnswerCode) => string;
  /** Codes that came behind the `number`-th guess, in their order. */
  readonly since: (number: number) => string[];
  /** How many guesses came, those that others have replaced counted. */
  readonly count: () => number;
}

export function createKeptGuesses(): KeptGuesses {
  // By question and device; in the order in which they came.
  const kept = new Map<string, { readonly text: string; readonly number: number }>();
  let number = 0;
  return {
    put(code) {
      const text = writeCode(code);
      const key = `${code.tag} ${code.device}`;
      kept.delete(key);
      kept.set(key, { text, number: ++number });
      const [oldest] = kept.keys();
      if (kept.size > LIMITS.guesses) kept.delete(oldest);
      return text;
    },
    since: (seen) => [...kept.values()].filter((guess) => guess.number > seen).map(({ text }) => text),
    count: () => number,
  };
}
