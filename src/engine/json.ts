import { cut } from '../parameters/quoted.ts';

/** Most nested levels of lists and objects in a JSON text from outside; a link has eight. */
const DEEPEST = 32;
/** Most numbers, texts, lists and objects in it: more than the largest table has cells. */
const MOST_VALUES = 5_000_000;

/** A text that cannot be read as JSON; the message follows its name: "is not JSON: …". */
export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/**
 * The value of a JSON text from outside. Its depth and its number of values are bounded by one pass over the text,
 * before anything is built: five million brackets would keep the engine busy for a minute.
 * @throws JsonError
 */
export function parseJson(text: string, mostValues = MOST_VALUES): unknown {
  refuseUnbounded(text, mostValues);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonError(`is not JSON: ${cut((error as Error).message, 120)}`);
  }
}

function refuseUnbounded(text: string, mostValues: number): void {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') quoted = !quoted;
    else if (quoted) i += letter === '\\' ? 1 : 0;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (!quoted && (letter === ',' || letter === '[' || letter === '{')) values++;
    if (depth > DEEPEST) throw new JsonError(`is nested deeper than ${DEEPEST} levels`);
    if (values > mostValues) throw new JsonError(`holds more than ${mostValues / 1e6} million values`);
  }
}

/** JSON that preserves every finite number exactly: as `JSON.stringify`, but with −0. */
export function exactJson(value: unknown, indent?: number): string {
  if (!holdsNegativeZero(value)) return JSON.stringify(value, null, indent);
  // A placeholder that occurs nowhere in the value, so that only a −0 is replaced.
  let mark = '\u0000negative zero';
  let text = marked(value, mark, indent);
  while (text === null) {
    mark += '\u0000';
    text = marked(value, mark, indent);
  }
  return text.replaceAll(JSON.stringify(mark), '-0');
}

function holdsNegativeZero(value: unknown): boolean {
  if (typeof value === 'number') return Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) ? value.some(holdsNegativeZero) : Object.values(value).some(holdsNegativeZero);
}

/** JSON with `mark` in place of every −0; null where the value contains that text itself. */
function marked(value: unknown, mark: string, indent: number | undefined): string | null {
  let taken = false;
  const text = JSON.stringify(
    value,
    (key, part) => {
      taken ||= part === mark || key === mark;
      return Object.is(part, -0) ? mark : part;
    },
    indent,
  );
  return taken ? null : text;
}
