/** An open list or object of a JSON text, and where in it we are. */
interface Open {
  /** Keys read so far; null in a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/**
 * The place of the first key that is repeated within one object, such as `lanes[0].seed`; null where there is none.
 * JSON.parse would silently take the last value.
 * @param text valid JSON
 */
export function doubledKey(text: string): string | null {
  const open: Open[] = [];
  for (let i = 0; i < text.length; i++) {
    const inside = open[open.length - 1];
    switch (text[i]) {
      case '{':
        open.push({ keys: new Set(), at: '' });
        break;
      case '[':
        open.push({ keys: null, at: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        break;
      case ',':
        if (typeof inside.at === 'number') inside.at++;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (inside?.keys && isKey(text, end)) {
          inside.at = JSON.parse(text.slice(i, end)) as string;
          if (inside.keys.has(inside.at)) return placeOf(open);
          inside.keys.add(inside.at);
        }
        i = end - 1;
      }
    }
  }
  return null;
}

/** Whether the string that ends here is followed by a colon, with or without space before it. */
function isKey(text: string, end: number): boolean {
  COLON.lastIndex = end;
  return COLON.test(text);
}

const COLON = /\s*:/y;

/** Index after the closing quotation mark of a string that begins at `from`. */
function endOfString(text: string, from: number): number {
  let i = from + 1;
  while (text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i + 1;
}

const placeOf = (open: readonly Open[]): string =>
  open.reduce(
    (path, { at }) => path + (typeof at === 'number' ? `[${at}]` : path === '' ? at : `.${at}`),
    '',
  );
