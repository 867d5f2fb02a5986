import { language } from '#words/language';

/** A part of a sentence: plain words, words in bold, or a lane by its place, with its name or its letter alone. */
export type Phrase =
  | string
  | { readonly strong: string }
  | { readonly lane: number; readonly named: boolean };

// In a message a lane is a character of the private use area, so that every language puts it where it belongs.
const NAMED = 0xe000;
const LETTER = 0xe100;
const PARTS = /(\*\*[^*]+\*\*|[\ue000-\ue1ff])/;

/** A lane with its name, as `phrasesOf` finds it in a sentence. */
export const named = (lane: number): string => String.fromCharCode(NAMED + lane);

/** Lanes by their letters, as the language lists them: "A, B and C". */
export const listed = (lanes: readonly number[]): string =>
  new Intl.ListFormat(language).format(lanes.map((lane) => String.fromCharCode(LETTER + lane)));

/** The parts of a sentence, where `**…**` is bold. */
export const phrasesOf = (sentence: string): Phrase[] => sentence.split(PARTS).filter(Boolean).map(phraseOf);

function phraseOf(part: string): Phrase {
  if (part.startsWith('**')) return { strong: part.slice(2, -2) };
  if (!/^[\ue000-\ue1ff]/.test(part)) return part;
  const code = part.charCodeAt(0);
  return code < LETTER ? { lane: code - NAMED, named: true } : { lane: code - LETTER, named: false };
}
