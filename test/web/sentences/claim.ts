import { plainMath } from '../../../src/picture/math.ts';

/** A form of words, and when it is true of a moment; `words` are the groups of the pattern. */
export interface Claim<Moment> {
  readonly says: RegExp;
  readonly holds: (moment: Moment, ...words: string[]) => boolean;
}

/** null where the words are known and true; else what is wrong with them. */
export function faultOf<Moment>(
  said: string,
  moment: Moment,
  claims: readonly Claim<Moment>[],
): string | null {
  const text = plainMath(said);
  const readings = claims.flatMap(({ says, holds }) => {
    const words = text.match(says);
    return words ? [{ holds, words: words.slice(1) }] : [];
  });
  if (readings.length === 0) return `no such form of words: “${text}”`;
  return readings.some(({ holds, words }) => holds(moment, ...words)) ? null : `not so: “${text}”`;
}

/** The number that a reader reads. */
export const read = (text: string): number => Number(text.replace('\u2212', '-'));

/** Whether a number, rounded as the text has it, is the text's. */
export function near(value: number, text: string | undefined): boolean {
  if (text === undefined) return false;
  if (text === '–') return !Number.isFinite(value);
  const digits = text.split('.')[1]?.length ?? 0;
  return Math.abs(value - read(text)) <= 0.5 * 10 ** -digits + 1e-9 * Math.abs(value) + 1e-12;
}

/** A number in a text. */
export const NUMBER = '\u2212?\\d+(?:\\.\\d+)?|–';
