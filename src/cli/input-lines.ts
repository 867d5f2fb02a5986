import { CliError } from './io.ts';

/** Longest line that is read, in characters. */
const LONGEST_LINE = 65_536;

/**
 * Text in pieces as lines, without their breaks; what stands behind the last break is a line too.
 * @throws CliError for a line that never seems to end
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() as string;
    yield* lines;
    if (rest.length > LONGEST_LINE)
      throw new CliError(`a line of the input has more than ${LONGEST_LINE} characters`);
  }
  if (rest !== '') yield rest;
}
