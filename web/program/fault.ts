import { editDistance } from '../../src/parameters/nearest.ts';
import { PROGRAM_NAMES } from '../../src/program/names.ts';
import { lineOfFault } from '../../src/program/program-text.ts';

/** Why a program stopped, as shown by the editor. */
export interface ProgramFault {
  /** Counted from 1; null if the failure names no line of the program. */
  readonly line: number | null;
  /** The sentence, without the line if that is known. */
  readonly sentence: string;
  /** The unknown word in the line. */
  readonly word: string | null;
  /** A known name with a similar spelling. */
  readonly repair: string | null;
}

/** The fault of a program in a lane's error message. */
export function faultOf(message: string, program: string): ProgramFault {
  const named = lineOfFault(message);
  const text = named === null ? undefined : program.split('\n')[named - 1];
  if (text === undefined) return { line: null, sentence: message, word: null, repair: null };
  const rest = message.replace(/^Line \d+[,:]?\s*/, '');
  const unknown = /['"“]?([A-Za-z_$][\w$]*)['"”]? is not (?:defined|known)/.exec(rest)?.[1] ?? null;
  const word = unknown && wordsIn(text).includes(unknown) ? unknown : null;
  return {
    line: named,
    sentence: rest.charAt(0).toUpperCase() + rest.slice(1),
    word,
    repair: word && likeliest(word, program),
  };
}

const wordsIn = (text: string): string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];

/** The name in the program or its library most similar to `word`; null if none is similar. */
function likeliest(word: string, program: string): string | null {
  const names = new Set([...wordsIn(program), ...PROGRAM_NAMES.map(({ name }) => name)]);
  names.delete(word);
  const near = [...names]
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter((one) => one.distance <= Math.max(1, Math.floor(word.length / 4)))
    .toSorted((a, b) => a.distance - b.distance);
  return near[0]?.name ?? null;
}
