import { cut } from '../parameters/quoted.ts';
import { messageOf } from '../parameters/thrown.ts';

/** A program that cannot go on. The message is one plain sentence, with the line where one is known: "Line 3, in the memory at step 7: …". */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}

/** What something thrown says, as the end of a sentence. */
export function wordsOf(thrown: unknown): string {
  const [message] = messageOf(thrown).trim().split('\n');
  return cut(message.replace(/\.$/, ''), 200) || 'it stopped without a word';
}
