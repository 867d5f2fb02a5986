import { CliError } from '../io.ts';

/** Longest line that is read, in characters. */
const LONGEST_LINE = 65_536;

const BYTE_ORDER_MARK = '\ufeff';

/**
 * Text in pieces as lines, without their breaks and the mark that some shells set before the first; what stands behind the
 * last break is a line too.
 * @throws CliError for a line that never seems to end
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let begun = false;
  for await (const piece of pieces) {
    const text = !begun && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
    begun = true;
    const lines = (rest + text).split('\n');
    rest = lines.pop() as string;
    yield* lines;
    if (rest.length > LONGEST_LINE)
      throw new CliError(`a line of the input has more than ${LONGEST_LINE} characters`);
  }
  if (rest !== '') yield rest;
}
