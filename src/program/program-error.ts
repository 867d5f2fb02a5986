/** A program that cannot go on. The message is one plain sentence, with the line where one is known: "Line 3, in the memory at step 7: …". */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
}
